import { SECOND_MS } from '#contract/common/durations.ts';
import { stopEverything } from '#web/lib/forget.ts';
import { auth } from './auth.ts';
import { sessionStorageKey, usableSession } from './client/auth-client.ts';
import { isRefreshFailing } from './client/refresh-fault.ts';
import { forgetCookie, hasMark, isForgettingOwed, stopRestoring } from './kept/refresh-cookie.ts';
import { setRemembered } from './kept/remember.ts';
import { readStoredSession, type StoredSession } from './kept/stored-session.ts';
import { answerTabs, askTabs, keepNewest } from './kept/tabs.ts';
import { loadProfile } from './load-profile.ts';
import { lockIfDue } from './lock.ts';
import { readTrip } from './provider-trip.ts';
import { leave, sessionGeneration, sessionState } from './state/session-store.ts';
import { bringsSession } from './url-hints.ts';
import { within } from './within.ts';

/** The two forced ends of loading, counted from the beginning of the page (spec.md, 9). */
const SESSION_DEADLINE_MS = 1 * SECOND_MS;
const PROFILE_DEADLINE_MS = 2 * SECOND_MS;
/** A link's code works once and leaves the address with the first redirect: a slow line must not lose it. */
const LINK_DEADLINE_MS = 8 * SECOND_MS;
/** How long a check may take that the person started with a button. */
const PATIENCE_MS = 5 * SECOND_MS;
/** The check itself failed: there may be a session. */
const FAILED = Symbol('failed');
type Found = StoredSession | null | typeof FAILED;

/** Finds out whether somebody is signed in. A first visit of the sign-in screen does not load the auth client. */
export const beginSession = async (url: URL): Promise<void> => {
  const opened = performance.now();
  const key = await sessionStorageKey();
  // Screens that have not waited for so late a configuration do not wait for this either.
  const isLate = performance.now() - opened > PROFILE_DEADLINE_MS;
  const start = isLate ? performance.now() : opened;
  const left = (deadlineMs: number) => Math.max(0, deadlineMs - (performance.now() - start));
  // Left in another tab while this one begins: what it had found counts no more.
  const generation = sessionGeneration();
  const isLeft = () => generation !== sessionGeneration();
  answerTabs(key, endedElsewhere);
  let stored: Found = readStoredSession(key) ?? (await askTabs(key));
  if (stored === null && bringsSession(url)) {
    // A link of a mail asks nobody whether to be remembered; a provider's button was beside the checkbox.
    if (readTrip() === null) setRemembered(false);
  } else if (stored === null && !isLeft()) {
    stored = await restored(key, left(SESSION_DEADLINE_MS));
  }
  if (stored !== null && stored !== FAILED) lockIfDue(stored.access_token);
  if (isLeft() || (stored === null && !bringsSession(url))) {
    sessionState.set({ status: 'absent' });
    signInWithOtherTabs(key);
    return;
  }
  const deadlines = bringsSession(url)
    ? { session: LINK_DEADLINE_MS, profile: LINK_DEADLINE_MS + SECOND_MS }
    : { session: SESSION_DEADLINE_MS, profile: PROFILE_DEADLINE_MS };
  const session = stored === FAILED ? FAILED : await currentSession(stored, left(deadlines.session));
  if (isLeft()) return;
  await settleWith(key, session, left(deadlines.profile));
  if (session === FAILED) signInWithOtherTabs(key);
};

/** Checks once more, after a check that failed. The state stays as it is until it is known. Never fails. */
export const checkSessionAgain = async (): Promise<void> => {
  const generation = sessionGeneration();
  try {
    const key = await sessionStorageKey();
    const stored = readStoredSession(key) ?? (await restored(key, PATIENCE_MS));
    const session = stored === null || stored === FAILED ? stored : await sessionNow(key, stored);
    const isStill = generation === sessionGeneration() && sessionState.get().status === 'failed';
    if (isStill) await settleWith(key, session, PROFILE_DEADLINE_MS);
  } catch {
    // It stays as it is.
  }
};

const settleWith = async (key: string, session: Found, profilePatienceMs: number): Promise<void> => {
  if (session !== FAILED && session?.user) {
    keepNewest(key, session);
    await loadProfile(session, profilePatienceMs);
  } else if (['loading', 'failed'].includes(sessionState.get().status)) {
    sessionState.set({ status: session === FAILED ? 'failed' : 'absent' });
  }
};

/** Asked for by hand: what auth-js found a while ago does not count. */
const sessionNow = async (key: string, stored: StoredSession): Promise<Found> => {
  if (!isRefreshFailing()) return await currentSession(stored, PATIENCE_MS);
  const said = await within(PATIENCE_MS, usableSession(key));
  return said === undefined ? FAILED : said;
};

const endedElsewhere = (): void => {
  stopEverything();
  stopRestoring();
  leave('signed_out');
};

/**
 * What auth-js says, or while it is slow (a refresh over a bad line) what was stored; when it says no, nothing. A stored
 * session that it could not look at (no answer, a fault, its code did not arrive) is neither there nor gone, also while
 * it goes on trying.
 */
const currentSession = async (stored: StoredSession | null, patienceMs: number): Promise<Found> => {
  const unknown = stored === null ? null : FAILED;
  const answer = auth().then(async (client): Promise<Found> => {
    const { data, error } = await client.getSession();
    return data.session === null && error?.name === 'AuthRetryableFetchError' ? unknown : data.session;
  });
  const said = await within(
    patienceMs,
    answer.catch(() => unknown),
  );
  if (said !== undefined) return said;
  return stored !== null && isRefreshFailing() && hasExpired(stored) ? FAILED : stored;
};

const hasExpired = ({ expires_at }: StoredSession): boolean => (expires_at ?? 0) * SECOND_MS <= Date.now();

/** What the cookie brings back in time; later it signs in by itself, unless somebody did that by hand. */
const restored = async (key: string, patienceMs: number): Promise<Found> => {
  if (isForgettingOwed()) void forgetCookie();
  if (!hasMark()) return null;
  const restoring = import('./client/restore-session.ts').then(
    async ({ restoreByCookie, UNANSWERED }): Promise<Found> => {
      const session = await restoreByCookie(key);
      return session === UNANSWERED ? FAILED : session;
    },
    // The chunk did not arrive.
    (): Found => FAILED,
  );
  const session = await within(patienceMs, restoring);
  if (session === undefined) {
    void restoring.then((late) => {
      if (late === null || late === FAILED) return undefined;
      return sessionState.get().status === 'absent' ? signInWith(late) : undefined;
    });
  }
  return session ?? null;
};

/** The session is in the storage; auth-js takes it from there. */
const signInWith = async (session: StoredSession): Promise<void> => {
  await auth();
  await loadProfile(session, SESSION_DEADLINE_MS);
};

/** A remembered sign-in in another tab signs this one in too. */
const signInWithOtherTabs = (key: string): void => {
  window.addEventListener('storage', (event) => {
    if (event.key !== key || event.newValue === null) return;
    if (!['absent', 'failed'].includes(sessionState.get().status)) return;
    const session = readStoredSession(key);
    if (session?.user) void signInWith(session);
  });
};
