// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '#contract/common/durations.ts';
import { onForget } from '#web/lib/forget.ts';
import { isLocked, LOCK_KEY, noteUse } from '#web/lib/idle-lock/lock-mark.ts';
import { setCredentials } from '#web/lib/requests/credentials.ts';
import { sessionStorageKey } from './client/auth-client.ts';
import { loadProfile } from './load-profile.ts';
import { lockIfDue, lockSession, openLocked } from './lock.ts';
import { profileFromAccount } from './state/account-profile.ts';
import { leave, sessionState } from './state/session-store.ts';
import { config, user } from './visit.fixture.ts';

const claims = { sub: user.id, session_id: 'one', aal: 'aal1' };
const token = `x.${btoa(JSON.stringify(claims))}.x`;
const stored = { access_token: token, refresh_token: 'r', expires_at: 9_999_999_999, user };
const forgotten = vi.fn();
onForget(forgotten);
/** What the server was told of the lock, and what it says. */
const told: string[] = [];
let lockAnswer: number;

/** What another tab of this browser has written. */
const hear = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: LOCK_KEY, newValue, storageArea: localStorage }));
const status = () => sessionState.get().status;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  setCredentials({
    accessToken: async () => token,
    refresh: async () => null,
    ended: () => leave('ended'),
    secondFactorNeeded: () => undefined,
    confirmationNeeded: () => undefined,
    accountClosing: () => undefined,
  });
  told.length = 0;
  lockAnswer = 204;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path === '/auth/v1/lock') {
      told.push(`${init?.method} ${new Headers(init?.headers).get('authorization')}`);
      return new Response(null, { status: lockAnswer });
    }
    if (path === '/api/config') return Response.json(config);
    if (path === '/api/profile') return Response.json({ ...profileFromAccount(user), first_name: 'Anna' });
    return Response.json({}, { status: 503 });
  });
  sessionStorage.setItem(await sessionStorageKey(), JSON.stringify(stored));
  await loadProfile(stored as never, MINUTE_MS);
  forgotten.mockClear();
});
afterEach(() => {
  leave('signed_out');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('takes the person from memory and from the screen, and gives them back after a proof', async () => {
  expect(status()).toBe('present');
  lockSession();
  expect(status()).toBe('locked');
  expect(forgotten).toHaveBeenCalledOnce();
  await openLocked();
  expect([status(), isLocked(token)]).toEqual(['present', false]);
});

it('outlasts a reload: nothing of the person is shown before it is opened', async () => {
  lockSession();
  sessionState.set({ status: 'loading' });
  await loadProfile(stored as never, MINUTE_MS);
  expect(status()).toBe('locked');
});

it('the server hears of it at once, of a page that opens locked too, and until it has heard', async () => {
  lockSession();
  expect(told).toEqual([`POST Bearer ${token}`]);
  vi.useFakeTimers();
  lockAnswer = 503;
  await loadProfile(stored as never, MINUTE_MS);
  expect(told).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(told).toHaveLength(3);
  lockAnswer = 403;
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(told).toHaveLength(4);
});

it('what the server did not hear is not said after it was opened', async () => {
  vi.useFakeTimers();
  lockAnswer = 503;
  lockSession();
  await openLocked();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(told).toHaveLength(1);
});

it('an answer that was asked for before it was locked opens nothing', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const loading = loadProfile(stored as never, MINUTE_MS);
  lockSession();
  answer.resolve(Response.json(profileFromAccount(user)));
  await loading;
  expect(status()).toBe('locked');
});

it('holds in all tabs, and opens in all of them at the word of one; the mark that goes opens nothing', async () => {
  localStorage.setItem(LOCK_KEY, `locked one ${Date.now()}`);
  hear(localStorage.getItem(LOCK_KEY));
  expect(status()).toBe('locked');
  localStorage.removeItem(LOCK_KEY);
  hear(null);
  expect(status()).toBe('locked');
  localStorage.setItem(LOCK_KEY, `open one ${Date.now()}`);
  hear(localStorage.getItem(LOCK_KEY));
  await vi.waitFor(() => expect(status()).toBe('present'));
});

it('what another session does is none of this one’s', () => {
  localStorage.setItem(LOCK_KEY, `locked two ${Date.now()}`);
  hear(localStorage.getItem(LOCK_KEY));
  expect(status()).toBe('present');
});

it('a page that is opened after too long an absence is locked before it shows anything', () => {
  const now = Date.now();
  noteUse(token, 10, now - 9 * MINUTE_MS);
  lockIfDue(token);
  expect(isLocked(token)).toBe(false);
  noteUse(token, 10, now - 11 * MINUTE_MS);
  lockIfDue(token);
  expect(isLocked(token)).toBe(true);
});
