import type { Profile } from '#contract/account/profiles.ts';
import { isConfigKnown, loadConfig, serverConfig } from '#web/lib/config.ts';
import { stopEverything } from '#web/lib/forget.ts';
import { forgetLock } from '#web/lib/idle-lock/lock-mark.ts';
import { ApiProblem } from '#web/lib/requests/api-problem.ts';
import { credentials, setCredentials } from '#web/lib/requests/credentials.ts';
import { ownerOf } from '#web/lib/requests/token-claims.ts';
import { useStore } from '#web/lib/store/store.ts';
import { auth, exchangeFailure, isAuthLoaded } from './auth.ts';
import { beginSession, checkSessionAgain } from './begin-session.ts';
import { lastStorageKey, sessionStorageKey, usableSession } from './client/auth-client.ts';
import { unlessRefreshFails } from './client/refresh-fault.ts';
import { endOnServer } from './end-on-server.ts';
import {
  disownCookie,
  forgetCookie,
  hasMark,
  isForgettingOwed,
  settleForgetting,
  stopRestoring,
} from './kept/refresh-cookie.ts';
import { sessionStorageAdapter } from './kept/session-storage.ts';
import { keepsSomeSession, readStoredSession, type StoredSession } from './kept/stored-session.ts';
import { tellTabsGone } from './kept/tabs.ts';
import { loadProfile } from './load-profile.ts';
import { methodsOf } from './methods-of.ts';
import { hasSession, isSignedIn, type SessionState } from './state/session-state.ts';
import {
  askStep,
  departAs,
  isServerAway,
  lastDeparture,
  leave,
  recovering,
  sessionState,
  settle,
  shownProfile,
} from './state/session-store.ts';
import { bringsSession, type OpenedLink, openedLinkOf } from './url-hints.ts';
import { within } from './within.ts';

export { auth };

const SIGN_OUT_PATIENCE_MS = 5_000;
const REACH_PATIENCE_MS = 5_000;
/** A link's code leaves the address with the first redirect: the configuration is waited for a little longer. */
const LINK_CONFIG_PATIENCE_MS = 8_000;

let shown: Promise<void> | undefined;
let link: OpenedLink | null = null;
/** The server was not told of the last sign-out. */
let isSignOutUntold = false;

/** Only a refusal ends a session; an answer that did not come does not. See [Note: a refresh that fails by fault]. */
const tokenDespiteFault = async (): Promise<string | null> => {
  const key = await sessionStorageKey();
  const had = readStoredSession(key) !== null;
  const usable = await usableSession(key).catch((cause: unknown) => {
    throw new ApiProblem('network', null, cause);
  });
  if (usable === null && had) credentials().ended(null);
  return usable?.access_token ?? null;
};

setCredentials({
  accessToken: async () => {
    // After 'Déconnexion' no more requests carry the session.
    if (lastDeparture() === 'signed_out' && isSignedIn(sessionState.get())) return null;
    if (!isAuthLoaded() && sessionState.get().status === 'absent') return null;
    const client = await auth();
    const said = await unlessRefreshFails(() => client.getSession());
    if (said === undefined || said.error?.name === 'AuthRetryableFetchError')
      return await tokenDespiteFault();
    return said.data.session?.access_token ?? null;
  },
  refresh: async () => {
    const client = await auth();
    const { data, error } = await client.refreshSession();
    // Only a refusal ends a session; an answer that did not come does not.
    if (error?.name === 'AuthRetryableFetchError') throw new ApiProblem('network', null, error);
    // Another tab was faster, and what it got is in the storage already.
    const isOvertaken = error?.name === 'AuthRefreshDiscardedError';
    const session = isOvertaken ? (await client.getSession()).data.session : data.session;
    return session?.access_token ?? null;
  },
  ended: (owner) => {
    const key = lastStorageKey();
    const stored = key === null ? null : readStoredSession(key);
    if (owner !== null && stored !== null && ownerOf(stored.access_token) !== owner) return;
    leave('ended');
    if (hasMark()) void forgetCookie();
    void sessionStorageKey().then(sessionStorageAdapter.removeItem);
  },
  secondFactorNeeded: () => {
    // An answer that comes after 'Déconnexion' asks nobody for anything.
    if (isSignedIn(sessionState.get())) askStep('second_factor');
  },
  confirmationNeeded: () => {
    if (isSignedIn(sessionState.get())) askStep('confirmation');
  },
  accountClosing: () => {
    if (isSignedIn(sessionState.get())) askStep('closing');
  },
});

/** Resolves when screens may show: the state is known, or the configuration that tells where it lies is slow. */
const begin = async (): Promise<void> => {
  // Read before auth-js takes the code out of the address.
  const url = new URL(window.location.href);
  const begun = beginSession(url)
    // Nobody who may have a session is taken for somebody who has none.
    .catch(() => (keepsSomeSession() || hasMark() ? sessionState.set({ status: 'failed' }) : leave('none')))
    .then(async () => {
      const isIn = hasSession(sessionState.get());
      link = openedLinkOf(url, isIn, isIn || !url.searchParams.has('code') ? null : await exchangeFailure());
    });
  await (bringsSession(url) ? within(LINK_CONFIG_PATIENCE_MS, serverConfig()) : loadConfig());
  if (isConfigKnown()) await begun;
};

/**
 * Takes the session out of this browser before anything is awaited: while the server is being told, another tab that is
 * looked at must not find it. Returns what was there, to tell the server with.
 */
const forgetHere = (): StoredSession | null => {
  departAs('signed_out');
  stopEverything();
  stopRestoring();
  if (hasMark()) disownCookie();
  const key = lastStorageKey();
  const stored = key === null ? null : readStoredSession(key);
  if (key !== null) sessionStorageAdapter.removeItem(key);
  forgetLock();
  tellTabsGone();
  return stored;
};

/** The session of the person at this browser. */
export const session = {
  get: sessionState.get,
  subscribe: sessionState.subscribe,
  /**
   * Resolves once the state is known; about two seconds at most. Guards wait for it. While the configuration is slow
   * the state stays `loading`; when it is known, a person who is signed in is redirected.
   */
  ready: async (): Promise<SessionState> => {
    shown ??= begin();
    await shown;
    return sessionState.get();
  },
  /** Takes over a profile that the server has just answered (completion, edit). */
  setProfile: (person: Profile): void => {
    // An answer that comes after 'Déconnexion' signs nobody in again.
    if (isSignedIn(sessionState.get()) && lastDeparture() === 'none') settle(person, 'server');
  },
  /**
   * Signs out everywhere, or only here for somebody who has a step to go; when the server cannot be told,
   * at least in this browser. Never fails.
   */
  signOut: async (scope: 'global' | 'local' = 'global'): Promise<void> => {
    const stored = forgetHere();
    const told = stored === null ? 'gone' : await within(SIGN_OUT_PATIENCE_MS, endOnServer(stored, scope));
    isSignOutUntold = told === undefined || told === 'failed';
    if (told === 'told') settleForgetting();
    else if (isForgettingOwed()) void forgetCookie();
    leave('signed_out');
  },
  /** Forgets the session in this browser at once, and tells the server without waiting for it. */
  abandon: (): void => {
    const stored = forgetHere();
    if (stored !== null) void endOnServer(stored, 'local').catch(() => undefined);
    // The page will not be there to see whether that has worked.
    if (isForgettingOwed()) void forgetCookie();
  },
  /** The link of a mail, or the return from a provider, that opened this visit without signing anybody in. */
  openedLink: (): OpenedLink | null => link,
  /** The person has read about it, and gone on. */
  forgetLink: (): void => {
    link = null;
  },
  /** Whether the server could not be told that somebody has signed out: the session may still be open elsewhere. */
  hasSignOutFailed: (): boolean =>
    isSignOutUntold && lastDeparture() === 'signed_out' && !hasSession(sessionState.get()),
  /** Checks once more, after a check that failed. Never fails. */
  checkAgain: checkSessionAgain,
  /** True while the page has opened, and the server was not reached. Followed. */
  isServerAway,
  /** Tries to reach it again, after it was not. Never fails. */
  reachAgain: async (): Promise<void> => {
    const key = lastStorageKey();
    const stored = key === null ? null : readStoredSession(key);
    if (sessionState.get().status === 'failed') await checkSessionAgain();
    else if (stored !== null && isSignedIn(sessionState.get())) await loadProfile(stored, REACH_PATIENCE_MS);
  },
  /** How the last session of this visit ended. */
  departure: lastDeparture,
  /** Who has signed out in this visit; null when nobody has, or somebody is in again. */
  signedOutBy: (): string | null =>
    lastDeparture() === 'signed_out' && !hasSession(sessionState.get()) ? (shownProfile()?.id ?? null) : null,
  /** How the person proved who they are (the token's AMR methods); empty when nobody is signed in. */
  provedBy: (): string[] => {
    const key = lastStorageKey();
    const stored = key === null ? null : readStoredSession(key);
    return stored === null ? [] : methodsOf(stored.access_token);
  },
  /** Followed by the router: a recovery link leads to the choice of a new password. */
  recovering,
};

/** The session's state, followed. */
export const useSession = (): SessionState => useStore(sessionState);

/** The signed-in person's profile; only for screens behind the profile guard. */
export const useProfile = (): Profile => {
  const state = useSession();
  const profile = isSignedIn(state) ? state.profile : shownProfile();
  if (profile === null) throw new Error('No one is signed in');
  return profile;
};
