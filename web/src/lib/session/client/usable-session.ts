import { SECOND_MS } from '#contract/common/durations.ts';
import { sessionStorageAdapter } from '../kept/session-storage.ts';
import { readStoredSession, type StoredSession } from '../kept/stored-session.ts';
import { refreshOnce } from './refresh-once.ts';

const REFUSED_FROM = 400;
const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;
const FAULT_FROM = 500;
/** A token that expires sooner may arrive too late. */
const MARGIN_MS = 10 * SECOND_MS;
const TIMEOUT_MS = 20 * SECOND_MS;

/** Whether an answer to a refresh says that the session is over; a fault of the server says nothing of it. */
export const isRefusal = (status: number): boolean =>
  status >= REFUSED_FROM && status < FAULT_FROM && status !== REQUEST_TIMEOUT && status !== TOO_MANY_REQUESTS;

let asking: Promise<StoredSession | null> | undefined;

/**
 * The stored session with a token that the server takes, refreshed where the stored one has expired; null when there is
 * none, or the server refuses it: then it is removed. Part of the auth client's chunk.
 * See [Note: a refresh that fails by fault].
 * @throws when that could not be found out; the stored session stays.
 */
export const usableSession = (storageKey: string): Promise<StoredSession | null> => {
  const stored = readStoredSession(storageKey);
  if (stored === null || (stored.expires_at ?? 0) * SECOND_MS > Date.now() + MARGIN_MS) {
    return Promise.resolve(stored);
  }
  // Every part of a screen asks at the same moment.
  asking ??= refreshed(storageKey, stored.refresh_token).finally(() => {
    asking = undefined;
  });
  return asking;
};

const refreshed = async (storageKey: string, refreshToken: string): Promise<StoredSession | null> => {
  const response = await refreshOnce(storageKey, refreshToken, () =>
    fetch('/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );
  if (!response.ok && !isRefusal(response.status)) throw new Error(`The refresh failed: ${response.status}`);
  const session: unknown = response.ok ? await response.json() : null;
  const now = readStoredSession(storageKey);
  // Signed out, or refreshed by auth-js or another tab, while this was under way.
  if (now?.refresh_token !== refreshToken) return now;
  if (session === null) sessionStorageAdapter.removeItem(storageKey);
  else sessionStorageAdapter.setItem(storageKey, JSON.stringify(session));
  return readStoredSession(storageKey);
};
