// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { session } from './session.ts';
import { profileFromAccount } from './state/account-profile.ts';
import { config, user } from './visit.fixture.ts';

const person = { ...profileFromAccount(user), first_name: 'Anna' };

afterEach(() => vi.unstubAllGlobals());

// One visit: the session begins once in the life of a page.
it('a person is still signed in when the configuration is slow, and stays signed out once they have left', async () => {
  const slowConfig = Promise.withResolvers<Response>();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string | URL) => {
    const path = new URL(input, window.location.origin).pathname;
    asked.push(path);
    if (path === '/api/config') return await slowConfig.promise;
    return path === '/api/profile' ? Response.json(person) : new Response(null, { status: 503 });
  });
  const expiresAt = Math.round(Date.now() / 1_000) + 3_600;
  const stored = {
    access_token: 'a.b.c',
    refresh_token: 'r',
    expires_at: expiresAt,
    token_type: 'bearer',
    user,
  };
  sessionStorage.setItem('appui-auth-token', JSON.stringify(stored));

  expect(await session.ready()).toEqual({ status: 'loading' });
  slowConfig.resolve(Response.json(config));
  await vi.waitFor(() => expect(session.get()).toMatchObject({ status: 'present', source: 'server' }));

  const signingOut = session.signOut();
  expect(sessionStorage.getItem('appui-auth-token')).toBeNull();
  await signingOut;
  expect(asked).toContain('/auth/v1/logout');
  // Gone here, and the server does not know: that is said.
  expect(session.hasSignOutFailed()).toBe(true);
  // The answer to something that was being saved.
  session.setProfile(person);
  expect(session.get()).toEqual({ status: 'absent' });
});
