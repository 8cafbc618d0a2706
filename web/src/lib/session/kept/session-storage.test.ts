// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setRemembered } from './remember.ts';
import { sessionStorageAdapter } from './session-storage.ts';
import { readStoredSession } from './stored-session.ts';

const KEY = 'recueil-auth-token';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('where the session is kept', () => {
  it('is session storage unless the person asked to be remembered', () => {
    sessionStorageAdapter.setItem(KEY, 'a');
    expect([sessionStorage.getItem(KEY), localStorage.getItem(KEY)]).toEqual(['a', null]);
  });

  it('is local storage when remembered, and never both', () => {
    sessionStorageAdapter.setItem(KEY, 'a');
    setRemembered(true);
    sessionStorageAdapter.setItem(KEY, 'b');
    expect([sessionStorage.getItem(KEY), localStorage.getItem(KEY)]).toEqual([null, 'b']);
    setRemembered(false);
    sessionStorageAdapter.setItem(KEY, 'c');
    expect([sessionStorage.getItem(KEY), localStorage.getItem(KEY)]).toEqual(['c', null]);
  });

  it('keeps a PKCE verifier where the tab that a mail opens finds it', () => {
    sessionStorageAdapter.setItem(`${KEY}-code-verifier`, 'v');
    expect(localStorage.getItem(`${KEY}-code-verifier`)).toBe('v');
  });

  it('falls back to memory when the browser refuses, and forgets there too', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    sessionStorageAdapter.setItem(KEY, 'a');
    expect(sessionStorageAdapter.getItem(KEY)).toBe('a');
    sessionStorageAdapter.removeItem(KEY);
    expect(sessionStorageAdapter.getItem(KEY)).toBeNull();
  });
});

describe('a stored session', () => {
  const whole = { access_token: 'a', refresh_token: 'r', expires_at: 1, user: { id: '1' } };

  it('is read when it has both tokens and an expiry', () => {
    sessionStorageAdapter.setItem(KEY, JSON.stringify(whole));
    expect(readStoredSession(KEY)).toEqual(whole);
  });

  it.each(['access_token', 'refresh_token', 'expires_at'])('is removed without %s', (missing) => {
    sessionStorageAdapter.setItem(KEY, JSON.stringify({ ...whole, [missing]: undefined }));
    expect(readStoredSession(KEY)).toBeNull();
    expect(sessionStorageAdapter.getItem(KEY)).toBeNull();
  });

  it('is removed when it is not JSON', () => {
    sessionStorageAdapter.setItem(KEY, '{');
    expect(readStoredSession(KEY)).toBeNull();
    expect(sessionStorageAdapter.getItem(KEY)).toBeNull();
  });
});
