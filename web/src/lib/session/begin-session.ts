import { SECOND_MS } from '#contract/durations.ts';
import { stopEverything } from '#web/lib/forget.ts';
import { auth } from './auth.ts';
import { sessionStorageKey } from './auth-client.ts';
import { loadProfile } from './load-profile.ts';
import { readTrip } from './provider-trip.ts';
import { forgetCookie, hasMark, isForgettingOwed, stopRestoring } from './refresh-cookie.ts';
import { setRemembered } from './remember.ts';
import { leave, sessionGeneration, sessionState } from './session-store.ts';
import { readStoredSession, type StoredSession } from './stored-session.ts';
import { answerTabs, askTabs, keepNewest } from './tabs.ts';
import { bringsSession } from './url-hints.ts';
import { within } from './within.ts';

/** The two forced ends of loading, counted from the beginning of the page (spec.md, 9). */
const SESSION_DEADLINE_MS = 1 * SECOND_MS;
const PROFILE_DEADLINE_MS = 2 * SECOND_MS;
/** A link's code works once and leaves the address with the first redirect: a slow line must not lose it. */
const LINK_DEADLINE_MS = 8 * SECOND_MS;
const UNDECIDED = Symbol('undecided');

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
  let stored = readStoredSession(key) ?? (await askTabs(key));
  if (stored === null && bringsSession(url)) {
    // A link of a mail asks nobody whether to be remembered; a provider's button was beside the checkbox.
    if (readTrip() === null) setRemembered(false);
  } else if (stored === null && !isLeft()) {
    stored = await restored(key, left(SESSION_DEADLINE_MS));
  }
  if (isLeft() || (stored === null && !bringsSession(url))) {
    sessionState.set({ status: 'absent' });
    signInWithOtherTabs(key);
    return;
  }
  const deadlines = bringsSession(url)
    ? { session: LINK_DEADLINE_MS, profile: LINK_DEADLINE_MS + SECOND_MS }
    : { session: SESSION_DEADLINE_MS, profile: PROFILE_DEADLINE_MS };
  const session = await currentSession(stored, left(deadlines.session));
  if (isLeft()) return;
  if (session?.user) {
    keepNewest(key, session);
    await loadProfile(session, left(deadlines.profile));
  } else if (sessionState.get().status === 'loading') {
    sessionState.set({ status: 'absent' });
  }
};

const endedElsewhere = (): void => {
  stopEverything();
  stopRestoring();
  leave('signed_out');
};

/** What auth-js says, or while it is slow (a refresh over a bad line) what was stored; when it says no, nothing. */
const currentSession = async (
  stored: StoredSession | null,
  patienceMs: number,
): Promise<StoredSession | null> => {
  const answer = auth().then(async (client) => (await client.getSession()).data.session);
  const said = await within(
    patienceMs,
    answer.catch(() => UNDECIDED),
  );
  if (said === undefined || typeof said === 'symbol') return stored;
  return said;
};

/** What the cookie brings back in time; later it signs in by itself, unless somebody did that by hand. */
const restored = async (key: string, patienceMs: number): Promise<StoredSession | null> => {
  if (isForgettingOwed()) void forgetCookie();
  if (!hasMark()) return null;
  const restoring = import('./restore-session.ts').then(
    ({ restoreByCookie }) => restoreByCookie(key),
    // The chunk did not arrive: the next visit asks again.
    () => null,
  );
  const session = await within(patienceMs, restoring);
  if (session === undefined) {
    void restoring.then((late) => {
      if (late !== null && sessionState.get().status === 'absent') return signInWith(late);
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
    if (event.key !== key || event.newValue === null || sessionState.get().status !== 'absent') return;
    const session = readStoredSession(key);
    if (session?.user) void signInWith(session);
  });
};
