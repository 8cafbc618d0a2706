import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endOnServer } from './end-on-server.ts';
import type { StoredSession } from './kept/stored-session.ts';

const NOW_S = Math.round(Date.now() / 1_000);
const stored = (expires_at: number) =>
  ({ access_token: 'first', refresh_token: 'r', expires_at }) as StoredSession;
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const asked = () =>
  fetched.mock.calls.map(([path, init]) => [
    path,
    new Headers(init.headers).get('authorization'),
    init.keepalive,
  ]);

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it('signs out with the token at hand, at once and past the end of the page', () => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  void endOnServer(stored(NOW_S + 600), 'local');
  expect(asked()).toEqual([['/auth/v1/logout?scope=local', 'Bearer first', true]]);
});

it('asks for a new token when the one at hand has expired', async () => {
  fetched.mockResolvedValueOnce(Response.json({ access_token: 'second' }));
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
  await endOnServer(stored(NOW_S - 1), 'global');
  expect(asked()).toEqual([
    ['/auth/v1/token?grant_type=refresh_token', null, true],
    ['/auth/v1/logout?scope=global', 'Bearer second', true],
  ]);
});

it('asks nothing more when the session is over on the server', async () => {
  fetched.mockResolvedValueOnce(Response.json({ error_code: 'refresh_token_not_found' }, { status: 400 }));
  expect(await endOnServer(stored(NOW_S - 1), 'local')).toBe('gone');
  expect(fetched).toHaveBeenCalledOnce();
});

it('says when the server could not end it', async () => {
  fetched.mockResolvedValue(new Response('', { status: 503 }));
  expect(await endOnServer(stored(NOW_S + 600), 'global')).toBe('failed');
  expect(await endOnServer(stored(NOW_S - 1), 'global')).toBe('failed');
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  expect(await endOnServer(stored(NOW_S + 600), 'global')).toBe('told');
});
