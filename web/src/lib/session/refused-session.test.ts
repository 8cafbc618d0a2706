// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { credentials } from '../requests/credentials.ts';
import { session } from './session.ts';
import { profileFromAccount } from './state/account-profile.ts';
import { config, user } from './visit.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

const tokenOf = (sub: string) => `x.${btoa(JSON.stringify({ sub }))}.x`;

// One visit: the session begins once in the life of a page.
it('a late refusal of somebody who has gone leaves the session of the next person at this browser alone', async () => {
  vi.stubGlobal('fetch', async (input: string | URL) => {
    const path = new URL(input, window.location.origin).pathname;
    if (path === '/api/config') return Response.json(config);
    return path === '/api/profile'
      ? Response.json({ ...profileFromAccount(user), first_name: 'Anna' })
      : new Response(null, { status: 503 });
  });
  const stored = {
    access_token: tokenOf(user.id),
    refresh_token: 'r',
    expires_at: Math.round(Date.now() / 1_000) + 3_600,
    token_type: 'bearer',
    user,
  };
  sessionStorage.setItem('appui-auth-token', JSON.stringify(stored));
  await session.ready();
  await vi.waitFor(() => expect(session.get()).toMatchObject({ status: 'present' }));

  credentials().ended('01980000-0000-7000-8000-000000000002');
  expect(session.get()).toMatchObject({ status: 'present' });
  credentials().ended(user.id);
  expect(session.get()).toEqual({ status: 'absent' });
});
