import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { SECOND_MS } from '#contract/common/durations.ts';
import { type Auth, loadAuthClient, sessionStorageKey } from './client/auth-client.ts';
import { forgetCookie, hasMark } from './kept/refresh-cookie.ts';
import { sessionStorageAdapter } from './kept/session-storage.ts';
import { readStoredSession } from './kept/stored-session.ts';
import { keepNewest } from './kept/tabs.ts';
import { loadProfile } from './load-profile.ts';
import { isSecondFactorOwed } from './state/second-factor-owed.ts';
import { hasStepToGo, isSignedIn } from './state/session-state.ts';
import { askStep, leave, recovering, sessionState, shownProfile } from './state/session-store.ts';
import { bringsSession } from './url-hints.ts';
import { within } from './within.ts';

const PROFILE_PATIENCE_MS = 1 * SECOND_MS;
/** The exchange had its time already (begin-session.ts). */
const EXCHANGE_GRACE_MS = 100;

/** Read at once: auth-js takes the code out of the address. */
const isOpenedByLink = typeof window !== 'undefined' && bringsSession(new URL(window.location.href));

let following: Promise<Auth> | undefined;

/** True once a screen or the boot has asked for the client. */
export const isAuthLoaded = (): boolean => following !== undefined;

/**
 * The client of /auth/v1 (`signInWithPassword`, `signUp`…), loaded when first asked for. What happens to its session,
 * here or in another tab, is followed: a screen signs in, and the guards lead on by themselves.
 */
export const auth = (): Promise<Auth> => {
  following ??= loadAuthClient().then(
    (client) => {
      client.onAuthStateChange(follow);
      return client;
    },
    (error: unknown) => {
      following = undefined;
      throw error;
    },
  );
  return following;
};

/**
 * Why the code in the address did not open a session, for who knows that it did not: the code of GoTrue's answer,
 * `network`, or null when this browser had nothing to exchange it with.
 */
export const exchangeFailure = async (): Promise<string | null> => {
  // What auth-js found in the address when it began is the answer of `initialize`, again and again.
  const begun = await within(
    EXCHANGE_GRACE_MS,
    auth().then((client) => client.initialize()),
  );
  if (begun === undefined || begun.error?.name === 'AuthRetryableFetchError') return 'network';
  return begun.error?.code ?? null;
};

const follow = (event: AuthChangeEvent, session: Session | null): void => {
  // auth-js must not be called from inside its own callback.
  setTimeout(() => void take(event, session));
};

const take = async (event: AuthChangeEvent, session: Session | null): Promise<void> => {
  if (event === 'SIGNED_OUT') {
    // Said by another tab: this tab's own copy goes too.
    sessionStorageAdapter.removeItem(await sessionStorageKey());
    if (hasMark()) void forgetCookie();
    if (sessionState.get().status !== 'loading') leave('ended');
    return;
  }
  if (session === null || event === 'INITIAL_SESSION') return;
  // Said to every tab: only the one that the link opened leaves what it shows for a new password.
  if (event === 'PASSWORD_RECOVERY' && isOpenedByLink) recovering.set(true);
  const key = await sessionStorageKey();
  // Another tab signed in: without a copy of its own this one would count as signed in and have no token.
  if (event !== 'TOKEN_REFRESHED' && readStoredSession(key) === null)
    sessionStorageAdapter.setItem(key, JSON.stringify(session));
  keepNewest(key, session);
  // Also when a new token of a session says so: the device whose code it had shown was removed.
  if (isSecondFactorOwed(session)) return askStep('second_factor');
  // auth-js says SIGNED_IN again whenever the tab is looked at; only a change of person or of data matters.
  const isNews =
    event === 'USER_UPDATED' || shownProfile()?.id !== session.user.id || !isSignedIn(sessionState.get());
  // The last device that gave codes may be gone, or the session confirmed: a new token is when that is looked at.
  // So it is where the check had failed, and what auth-js went on trying has worked.
  const isWaitedFor = hasStepToGo(sessionState.get()) || sessionState.get().status === 'failed';
  if (isNews && (event !== 'TOKEN_REFRESHED' || isWaitedFor)) await loadProfile(session, PROFILE_PATIENCE_MS);
};
