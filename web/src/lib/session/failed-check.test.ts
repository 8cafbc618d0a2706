// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { SECOND_MS } from '#contract/common/durations.ts';
import { guard, SessionCheckError } from './guard.ts';
import { session } from './session.ts';
import { profileFromAccount } from './state/account-profile.ts';
import { config, user } from './visit.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

// One visit: the session begins once in the life of a page.
it('a check that fails leaves nobody signed in, is said by the guards, and can be done again', async () => {
  let isBroken = true;
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the server.
  document.cookie = 'appui-remembered=1; path=/';
  vi.stubGlobal('fetch', async (input: string | URL) => {
    const path = new URL(input, window.location.origin).pathname;
    if (path === '/api/config') return Response.json(config);
    if (path === '/api/profile') return Response.json({ ...profileFromAccount(user), first_name: 'Anna' });
    if (isBroken) return new Response('', { status: 503 });
    const expires_at = Math.round(Date.now() / SECOND_MS) + 3_600;
    return Response.json({ access_token: 'a.b.c', refresh_token: 'r', expires_at, user });
  });
  const location = { pathname: '/incidents', href: '/incidents', state: {} };
  const open = () => guard('profile')({ location } as Parameters<ReturnType<typeof guard>>[0]);

  expect(await session.ready()).toEqual({ status: 'failed' });
  await expect(open()).rejects.toBeInstanceOf(SessionCheckError);
  await session.checkAgain();
  expect(session.get()).toEqual({ status: 'failed' });

  isBroken = false;
  await session.checkAgain();
  expect(session.get()).toMatchObject({ status: 'present', source: 'server' });
  await open();
});
