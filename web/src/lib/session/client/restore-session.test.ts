// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasMark, stopRestoring } from '../kept/refresh-cookie.ts';
import { isRemembered } from '../kept/remember.ts';
import { restoreByCookie, UNANSWERED } from './restore-session.ts';

const KEY = 'recueil-auth-token';
const session = { access_token: 'a', refresh_token: 'r', expires_at: 4_000_000_000, user: { id: 'anna' } };
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: stands in for the server.
  document.cookie = 'recueil-remembered=1; path=/';
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it('asks with an empty body, and keeps the answer where auth-js looks for it', async () => {
  fetched.mockResolvedValue(Response.json(session));
  expect(await restoreByCookie(KEY)).toEqual(session);
  expect(fetched.mock.calls[0]?.[0]).toBe('/auth/v1/token?grant_type=refresh_token');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{}' });
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(session);
  expect(isRemembered()).toBe(true);
});

it('a refusal is for good', async () => {
  fetched.mockResolvedValueOnce(Response.json({ code: 'refresh_token_not_found' }, { status: 400 }));
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await restoreByCookie(KEY)).toBeNull();
  expect(hasMark()).toBe(false);
  expect(fetched.mock.calls[1]?.[1]).toMatchObject({ method: 'DELETE' });
});

it.each([
  ['a server that is busy', () => Promise.resolve(new Response('', { status: 503 }))],
  ['a line that is cut', () => Promise.reject(new TypeError('offline'))],
])('%s is asked again at the next visit', async (_case, answer) => {
  fetched.mockImplementation(answer);
  expect(await restoreByCookie(KEY)).toBe(UNANSWERED);
  expect(hasMark()).toBe(true);
});

it('an answer that comes after a sign-in by hand is dropped', async () => {
  const answer = Promise.withResolvers<Response>();
  fetched.mockReturnValue(answer.promise);
  const restoring = restoreByCookie(KEY);
  stopRestoring();
  answer.resolve(Response.json(session));
  expect(await restoring).toBeNull();
  expect([localStorage.getItem(KEY), isRemembered()]).toEqual([null, false]);
});
