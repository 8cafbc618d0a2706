// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HOUR_MS, SECOND_MS } from '#contract/common/durations.ts';
import { profileFromAccount } from './state/account-profile.ts';
import { config, user } from './visit.fixture.ts';

const inAnHour = () => Math.round(Date.now() / SECOND_MS) + 3_600;
const token = { token_type: 'bearer', expires_in: 3_600, user };
const renewed = () => ({
  ...token,
  access_token: 'new',
  refresh_token: `${slug}-${refreshes}`,
  expires_at: inAnHour(),
});

/** What the server says to a refresh, and how often it was asked. */
let refresh: () => Response;
let refreshes: number;
/** The auth client of an earlier visit goes on with its own, under its own name. */
let slug: string;
let first: string;

/** One visit of somebody who was to be remembered: the session begins once in the life of a page. */
const visit = async () => {
  vi.resetModules();
  const { session } = await import('./session.ts');
  const { guard } = await import('./guard.ts');
  const { request } = await import('../requests/request.ts');
  const location = { pathname: '/incidents', href: '/incidents', state: {} };
  const open = () => guard('profile')({ location } as Parameters<ReturnType<typeof guard>>[0]);
  return { session, open, request };
};
const keepExpired = () =>
  localStorage.setItem(
    `${slug}-auth-token`,
    JSON.stringify({ ...token, access_token: 'old', refresh_token: first, expires_at: 1 }),
  );
const kept = () => JSON.parse(localStorage.getItem(`${slug}-auth-token`) ?? 'null')?.refresh_token ?? null;
const fault = (status: number) => () => Response.json({ msg: 'Internal Server Error' }, { status });
const well = () => Response.json(renewed());
const offline = () => {
  throw new TypeError('offline');
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('recueil.remember', 'on');
  refreshes = 0;
  slug = crypto.randomUUID();
  first = `${slug}-0`;
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const path = new URL(input, window.location.origin).pathname;
    if (path === '/api/config') return Response.json({ ...config, productSlug: slug });
    if (path === '/auth/v1/token') {
      if (!JSON.parse(String(init?.body)).refresh_token.startsWith(slug))
        return await new Promise(() => undefined);
      refreshes += 1;
      return refresh();
    }
    const isTaken = new Headers(init?.headers).get('authorization') === 'Bearer new';
    return isTaken
      ? Response.json({ ...profileFromAccount(user), first_name: 'Anna' })
      : new Response('', { status: 401 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a fault that has passed a moment later is not noticed', async () => {
  keepExpired();
  refresh = () => (refreshes === 1 ? fault(500)() : well());
  const { session, open } = await visit();
  expect(await session.ready()).toMatchObject({ status: 'present', source: 'server' });
  await open();
  expect(kept()).toBe(`${slug}-${refreshes}`);
});

for (const [name, broken] of [
  ['500', fault(500)],
  ['a fault that auth-js takes for a refusal', fault(507)],
  ['too many requests', fault(429)],
  ['no answer', offline],
] as const) {
  it(`a stored session that cannot be refreshed (${name}) is kept, said by the guards, and back with the server`, async () => {
    keepExpired();
    refresh = broken;
    const { session, open } = await visit();
    expect(await session.ready()).toEqual({ status: 'failed' });
    await expect(open()).rejects.toMatchObject({ name: 'SessionCheckError' });
    await session.checkAgain();
    expect([session.get(), kept()]).toEqual([{ status: 'failed' }, first]);

    refresh = well;
    // auth-js itself would ask again after a while only.
    await session.checkAgain();
    expect(session.get()).toMatchObject({ status: 'present', source: 'server' });
    expect(kept()).toBe(`${slug}-${refreshes}`);
    await open();
  });
}

it('only a refusal ends it', async () => {
  keepExpired();
  refresh = fault(500);
  const { session, open } = await visit();
  expect(await session.ready()).toEqual({ status: 'failed' });
  refresh = () => Response.json({ code: 'refresh_token_not_found', msg: 'no' }, { status: 400 });
  await session.checkAgain();
  expect([session.get(), kept()]).toEqual([{ status: 'absent' }, null]);
  await expect(open()).rejects.toMatchObject({ options: { to: '/login' } });
});

it('while somebody is in, a token that cannot be refreshed is a failure of that request, and of no other', async () => {
  refresh = well;
  keepExpired();
  const { session, request } = await visit();
  expect(await session.ready()).toMatchObject({ status: 'present' });
  const before = kept();

  refresh = fault(500);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR_MS });
  await expect(request('GET', '/api/incidents')).rejects.toMatchObject({ code: 'network' });
  await expect(request('GET', '/api/incidents')).rejects.toMatchObject({ code: 'network' });
  expect([session.get().status, kept()]).toEqual(['present', before]);

  refresh = well;
  expect((await request('GET', '/api/incidents')).ok).toBe(true);
  expect(kept()).not.toBe(before);
});
