// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PLAIN_CONFIG } from '#web/features/auth/plain-config.fixture.ts';
import { credentials, setCredentials } from '#web/lib/requests/credentials.ts';
import { refreshOnce } from '#web/lib/session/client/refresh-once.ts';
import { setRemembered } from '#web/lib/session/kept/remember.ts';
import { authRequest } from './auth-request.ts';

const KEY = 'recueil-auth-token';
const signedOut = credentials();
const session = (refresh_token: string) => ({
  access_token: 'a',
  refresh_token,
  expires_at: Math.round(Date.now() / 1_000) + 3_600,
  user: { id: 'anna' },
});
const keep = (value: object) => localStorage.setItem(KEY, JSON.stringify(value));
/** Given when the test says so. */
let answer: PromiseWithResolvers<Response>;

beforeEach(() => {
  answer = Promise.withResolvers<Response>();
  setCredentials({ ...signedOut, accessToken: async () => 'a token' });
  setRemembered(true);
  keep(session('first'));
  let before: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, _options: object, work: () => Promise<void>) => {
        before = before.then(work);
        return before;
      },
    },
  });
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/config' ? Response.json(PLAIN_CONFIG) : await answer.promise,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  setCredentials(signedOut);
  localStorage.clear();
});

it('a refresh waits while a recovery code gives the session other tokens, and takes those', async () => {
  const send = vi.fn(async () => Response.json(session('never')));
  const verified = authRequest('POST', '/factors/recovery-codes/verify', { code: 'abcd' });
  // The request has taken its turn.
  await new Promise((resolve) => setTimeout(resolve));
  const refreshed = refreshOnce(KEY, 'first', send);
  answer.resolve(Response.json(session('raised')));
  expect(await verified).toMatchObject({ refresh_token: 'raised' });
  // Kept a moment after the answer: auth-js asks first whose they are.
  setTimeout(() => keep(session('raised')), 30);
  expect(await (await refreshed).json()).toMatchObject({ refresh_token: 'raised' });
  expect(send).not.toHaveBeenCalled();
});

it('a refresh does not wait for what leaves the tokens as they are', async () => {
  const send = vi.fn(async () => {
    keep(session('second'));
    return Response.json(session('second'));
  });
  const asked = authRequest('POST', '/factors/recovery-codes');
  await new Promise((resolve) => setTimeout(resolve));
  expect(await (await refreshOnce(KEY, 'first', send)).json()).toMatchObject({ refresh_token: 'second' });
  answer.resolve(Response.json({ codes: [] }));
  await asked;
});
