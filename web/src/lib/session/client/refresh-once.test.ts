// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { setRemembered } from '../kept/remember.ts';
import { refreshOnce, replaceTokens } from './refresh-once.ts';

const KEY = 'recueil-auth-token';
const NOW_S = Math.round(Date.now() / 1_000);
const session = (refresh_token: string, expires_at = NOW_S + 3_600) => ({
  access_token: 'a',
  refresh_token,
  expires_at,
  user: { id: 'anna' },
});
const keep = (value: object) => localStorage.setItem(KEY, JSON.stringify(value));
const send = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  localStorage.clear();
  setRemembered(true);
  send.mockReset();
  send.mockImplementation(async () => {
    keep(session('second'));
    return Response.json(session('second'));
  });
});

it('sends what nobody else has refreshed', async () => {
  keep(session('first', NOW_S));
  expect(await (await refreshOnce(KEY, 'first', send)).json()).toMatchObject({ refresh_token: 'second' });
  expect(send).toHaveBeenCalledOnce();
});

it('gives what another tab got meanwhile, and asks nobody', async () => {
  keep(session('second'));
  expect(await (await refreshOnce(KEY, 'first', send)).json()).toMatchObject({ refresh_token: 'second' });
  expect(send).not.toHaveBeenCalled();
});

it('takes over nothing that is about to expire itself', async () => {
  keep(session('other', NOW_S + 30));
  await refreshOnce(KEY, 'first', send);
  expect(send).toHaveBeenCalledOnce();
});

it('asks for nothing once the session was signed out while it waited for its turn', async () => {
  keep(session('first', NOW_S));
  const turn = Promise.withResolvers<void>();
  vi.stubGlobal('navigator', {
    locks: {
      request: async (_name: string, _options: object, work: () => Promise<void>) => {
        await turn.promise;
        await work();
      },
    },
  });
  const refreshed = refreshOnce(KEY, 'first', send);
  localStorage.clear();
  turn.resolve();
  expect((await refreshed).status).toBe(400);
  expect(send).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it('waits while a second factor gives the session other tokens, and takes those', async () => {
  keep(session('first', NOW_S));
  let before: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, _options: object, work: () => Promise<void>) => {
        before = before.then(work);
        return before;
      },
    },
  });
  const answer = Promise.withResolvers<Response>();
  const verified = replaceTokens(KEY, () => answer.promise);
  const refreshed = refreshOnce(KEY, 'first', send);
  answer.resolve(Response.json(session('raised')));
  await verified;
  // Kept a moment after the answer, as auth-js does.
  setTimeout(() => keep(session('raised')), 30);
  expect(await (await refreshed).json()).toMatchObject({ refresh_token: 'raised' });
  expect(send).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

it('fails as the request fails', async () => {
  keep(session('first', NOW_S));
  send.mockRejectedValue(new TypeError('offline'));
  await expect(refreshOnce(KEY, 'first', send)).rejects.toThrow('offline');
});

it('asks the other tabs where each has a storage of its own', async () => {
  setRemembered(false);
  sessionStorage.setItem(KEY, JSON.stringify(session('first', NOW_S)));
  const otherTab = new BroadcastChannel('recueil.tabs');
  otherTab.addEventListener('message', ({ data }) => {
    if (data.kind === 'ask') otherTab.postMessage({ kind: 'have', session: session('second') });
  });
  expect(await (await refreshOnce(KEY, 'first', send)).json()).toMatchObject({ refresh_token: 'second' });
  expect(send).not.toHaveBeenCalled();
  otherTab.close();
  sessionStorage.clear();
});
