// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { SECOND_MS } from '#contract/common/durations.ts';
import { session } from './session.ts';
import { profileFromAccount } from './state/account-profile.ts';
import { config, user } from './visit.fixture.ts';

const restored = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  expires_at: Math.round(Date.now() / SECOND_MS) + 3_600,
  expires_in: 3_600,
  token_type: 'bearer',
  user,
};

afterEach(() => vi.unstubAllGlobals());

// One visit: the session begins once in the life of a page.
it('a session that hangs on its way back does not hold the guards up, and counts when it comes', async () => {
  const answer = Promise.withResolvers<Response>();
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the server.
  document.cookie = 'appui-remembered=1; path=/';
  vi.stubGlobal('fetch', async (input: string | URL) => {
    const path = new URL(input, window.location.origin).pathname;
    if (path === '/api/config') return Response.json(config);
    if (path === '/api/profile') return Response.json({ ...profileFromAccount(user), first_name: 'Anna' });
    return await answer.promise;
  });

  expect(await session.ready()).toEqual({ status: 'absent' });

  answer.resolve(Response.json(restored));
  await vi.waitFor(() => expect(session.get()).toMatchObject({ status: 'present', source: 'server' }));
});
