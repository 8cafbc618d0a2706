/** The idle lock and the session: locked, nothing of the person is shown or kept in memory. See [Note: the lock]. */
import { SECOND_MS } from '#contract/common/durations.ts';
import {
  isLocked,
  LOCK_KEY,
  leftBeforeLock,
  markLocked,
  markOpen,
  readMark,
  sessionIdOf,
} from '#web/lib/idle-lock/lock-mark.ts';
import { lastStorageKey } from './client/auth-client.ts';
import { readStoredSession, type StoredSession } from './kept/stored-session.ts';
import { loadProfile } from './load-profile.ts';
import { isSignedIn } from './state/session-state.ts';
import { askStep, sessionState } from './state/session-store.ts';
import { tellLocked } from './tell-locked.ts';

const PATIENCE_MS = SECOND_MS;

const keptSession = (): StoredSession | null => {
  const key = lastStorageKey();
  return key === null ? null : readStoredSession(key);
};

/** The token of the session that is open here, however old; null where there is none. */
export const keptToken = (): string | null => keptSession()?.access_token ?? null;

/** Locks this session in all tabs of the browser, now. What is being typed stays among the drafts. */
export const lockSession = (): void => {
  const token = keptToken();
  // A session that is not known by name could not be opened again.
  if (token === null || sessionIdOf(token) === null || !isSignedIn(sessionState.get())) return;
  markLocked(token);
  askStep('locked');
  void tellLocked(token);
};

/** A page that is opened after too long an absence, before it has shown anything. */
export const lockIfDue = (accessToken: string): void => {
  const left = leftBeforeLock(accessToken);
  if (left !== null && left <= 0) markLocked(accessToken);
};

/** The server has taken a proof: opens the session again, in all tabs. */
export const openLocked = async (): Promise<void> => {
  const session = keptSession();
  if (session === null) return;
  markOpen(session.access_token);
  await loadProfile(session, PATIENCE_MS);
};

/** What another tab has locked or opened. */
const follow = ({ key, newValue }: StorageEvent): void => {
  if (key !== LOCK_KEY) return;
  const session = keptSession();
  const mark = readMark(newValue);
  if (session === null || mark === null || mark.sessionId !== sessionIdOf(session.access_token)) return;
  if (isLocked(session.access_token) && isSignedIn(sessionState.get())) askStep('locked');
  else if (!mark.isLocked && sessionState.get().status === 'locked') void loadProfile(session, PATIENCE_MS);
};
if (typeof window !== 'undefined') window.addEventListener('storage', follow);
