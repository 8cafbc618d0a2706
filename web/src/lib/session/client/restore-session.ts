import { SECOND_MS } from '#contract/common/durations.ts';
import { beginRestoring, forgetCookie } from '../kept/refresh-cookie.ts';
import { setRemembered } from '../kept/remember.ts';
import { sessionStorageAdapter } from '../kept/session-storage.ts';
import { readStoredSession, type StoredSession } from '../kept/stored-session.ts';
import { oneTabAtATime } from './refresh-lock.ts';

/** Whether there is a session could not be found out; the mark stays, and the next visit asks again. */
export const UNANSWERED = Symbol('unanswered');

const TIMEOUT_MS = 20 * SECOND_MS;

/**
 * The chunk that a page without a session loads when it sees the mark; imported dynamically.
 * The session of a browser that was to remember somebody and lost its storage, taken up again by its cookie and kept
 * where auth-js looks for it; null when there is none or it is not wanted any more. Never fails, but may take long: callers
 * limit how long they wait.
 * See [Note: the refresh cookie].
 */
export const restoreByCookie = async (
  storageKey: string,
): Promise<StoredSession | null | typeof UNANSWERED> => {
  const stopped = beginRestoring();
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    // Tabs that a browser opens again all at once find what the first of them was given.
    return await oneTabAtATime(
      async () => readStoredSession(storageKey) ?? (await restore(storageKey, signal)),
    );
  } catch {
    // No answer, or none that could be read.
    return stopped.aborted ? null : UNANSWERED;
  }
};

const restore = async (
  storageKey: string,
  signal: AbortSignal,
): Promise<StoredSession | null | typeof UNANSWERED> => {
  const response = await fetch('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    signal,
  });
  if (!response.ok) {
    // A refusal is for good; a fault of the server is not.
    if (response.status !== 400) return signal.aborted ? null : UNANSWERED;
    if (!signal.aborted) void forgetCookie();
    return null;
  }
  const session: unknown = await response.json();
  if (signal.aborted) return null;
  // Only a browser that was asked to remember has kept the cookie.
  setRemembered(true);
  sessionStorageAdapter.setItem(storageKey, JSON.stringify(session));
  return readStoredSession(storageKey);
};
