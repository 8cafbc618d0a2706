/**
 * [Note: the lock] What a browser remembers of the idle lock, for all of its tabs and across reloads: which session is locked
 * since when, and when this session was used last. Both name the session by the id in its token, so a new sign-in is
 * never met by the lock of an earlier one, whatever the clocks of browser and server say.
 */
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/common/durations.ts';
import { claimsOf } from '#web/lib/requests/token-claims.ts';
import { readStored, removeStored, writeStored } from '#web/lib/store/safe-storage.ts';

export const LOCK_KEY = 'recueil.locked';
const USE_KEY = 'recueil.used';

/** Locked for longer than this, a session is ended. */
export const LOCK_BECOMES_END_MS = 2 * HOUR_MS;
/** A use is noted so often at most: each note wakes the other tabs. */
const NOTED_EVERY_MS = 5 * SECOND_MS;

/** The id of the session that a token belongs to; null for what is no token. */
export const sessionIdOf = (accessToken: string): string | null => {
  const { session_id } = claimsOf(accessToken) as { session_id?: unknown };
  return typeof session_id === 'string' ? session_id : null;
};

interface Mark {
  sessionId: string;
  isLocked: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

/** `locked|open {session} {time}` */
export const readMark = (text: string | null = readStored('local', LOCK_KEY)): Mark | null => {
  const [state, sessionId, at] = text?.split(' ') ?? [];
  if (!sessionId || (state !== 'locked' && state !== 'open')) return null;
  return { sessionId, isLocked: state === 'locked', at: Number(at) || 0 };
};

const write = (state: 'locked' | 'open', sessionId: string, now: number): void =>
  writeStored('local', LOCK_KEY, `${state} ${sessionId} ${now}`);

/** True while the session of this token is locked in this browser. */
export const isLocked = (accessToken: string): boolean => {
  const mark = readMark();
  return mark?.isLocked === true && mark.sessionId === sessionIdOf(accessToken);
};

/** Since when it is locked, milliseconds since 1970; null while it is not. */
export const lockedSince = (): number | null => {
  const mark = readMark();
  return mark?.isLocked ? mark.at : null;
};

/** Locks the session in this browser; the other tabs hear of it. */
export const markLocked = (accessToken: string, now = Date.now()): void => {
  const sessionId = sessionIdOf(accessToken);
  if (sessionId !== null && !isLocked(accessToken)) write('locked', sessionId, now);
};

/** Says that the person has shown who they are. Never merely forgotten: a tab opens for this word alone. */
export const markOpen = (accessToken: string, now = Date.now()): void => {
  const sessionId = sessionIdOf(accessToken);
  if (sessionId !== null) write('open', sessionId, now);
  noteUse(accessToken, readUse()?.minutes ?? null, now);
};

interface Use {
  sessionId: string;
  at: number;
  /** After how many minutes without use this session locks. */
  minutes: number;
}

const readUse = (): Use | null => {
  const [sessionId, at, minutes] = readStored('local', USE_KEY)?.split(' ') ?? [];
  return sessionId ? { sessionId, at: Number(at) || 0, minutes: Number(minutes) || 0 } : null;
};

/**
 * Notes that the session is in use now, and after how many minutes it is to lock (null: never). It lies in the browser, so that
 * a page that is opened a day later locks before it shows anything.
 */
export const noteUse = (accessToken: string, minutes: number | null, now = Date.now()): void => {
  const sessionId = sessionIdOf(accessToken);
  const known = readUse();
  if (minutes === null || sessionId === null) {
    if (known !== null) removeStored('local', USE_KEY);
    return;
  }
  const isSame = known?.sessionId === sessionId && known.minutes === minutes;
  if (isSame && now >= known.at && now - known.at < NOTED_EVERY_MS) return;
  writeStored('local', USE_KEY, `${sessionId} ${now} ${minutes}`);
};

/** How many milliseconds are left before the session of this token locks; null where it never does. By the wall clock: sleep counts. */
export const leftBeforeLock = (accessToken: string, now = Date.now()): number | null => {
  const use = readUse();
  if (use === null || use.minutes === 0 || use.sessionId !== sessionIdOf(accessToken)) return null;
  // A clock that was put back must not keep the screen open.
  return use.at > now + NOTED_EVERY_MS ? 0 : use.at + use.minutes * MINUTE_MS - now;
};

/** Nobody is signed in here any more. */
export const forgetLock = (): void => {
  removeStored('local', LOCK_KEY);
  removeStored('local', USE_KEY);
};
