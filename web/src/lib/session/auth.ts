import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { type Auth, loadAuthClient, sessionStorageKey } from './auth-client.ts';
import { loadProfile } from './load-profile.ts';
import { isSignedIn } from './session-state.ts';
import { sessionStorageAdapter } from './session-storage.ts';
import { leave, recovering, sessionState, shownProfile } from './session-store.ts';
import { readStoredSession } from './stored-session.ts';
import { keepNewest } from './tabs.ts';
import { bringsSession } from './url-hints.ts';

const SECOND = 1_000;
const PROFILE_PATIENCE_MS = 1 * SECOND;

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

const follow = (event: AuthChangeEvent, session: Session | null): void => {
  // auth-js must not be called from inside its own callback.
  setTimeout(() => void take(event, session));
};

const take = async (event: AuthChangeEvent, session: Session | null): Promise<void> => {
  if (event === 'SIGNED_OUT') {
    // Said by another tab: this tab's own copy goes too.
    sessionStorageAdapter.removeItem(await sessionStorageKey());
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
  // auth-js says SIGNED_IN again whenever the tab is looked at; only a change of person or of data matters.
  const isNews =
    event === 'USER_UPDATED' || shownProfile()?.id !== session.user.id || !isSignedIn(sessionState.get());
  if (isNews && event !== 'TOKEN_REFRESHED') await loadProfile(session, PROFILE_PATIENCE_MS);
};
