import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { isProfileComplete, type Profile, profile } from '#contract/profiles.ts';
import { api } from '#web/lib/api.ts';
import { setCredentials } from '#web/lib/credentials.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { createStore, useStore } from '#web/lib/store.ts';
import { profileFromAccount } from './account-profile.ts';
import { type Auth, lastStorageKey, loadAuthClient, sessionStorageKey } from './auth-client.ts';
import { isSignedIn, type ProfileSource, type SessionState, type SignedIn } from './session-state.ts';
import { sessionStorageAdapter } from './session-storage.ts';
import { readStoredSession, type StoredSession } from './stored-session.ts';
import { bringsSession, linkErrorOf } from './url-hints.ts';
import { within } from './within.ts';

const SECOND = 1_000;
/** The two forced ends of loading (spec.md, 9). */
const SESSION_TIMEOUT_MS = 1 * SECOND;
const PROFILE_TIMEOUT_MS = 1 * SECOND;

const state = createStore<SessionState>({ status: 'loading' });
const signals = { ended: createStore(false), recovering: createStore(false) };
let started: Promise<void> | undefined;
let linkError: string | null = null;
let following: Promise<Auth> | undefined;

const settle = (person: Profile, source: ProfileSource) => {
  const before = state.get();
  // Somebody else's answers must not be seen, whoever signed in in the other tab.
  if (isSignedIn(before) && before.profile.id !== person.id) queryClient.clear();
  // A guess from the account never sends anybody to /complete-profile; only the server knows.
  const complete = source === 'account' || isProfileComplete(person);
  signals.ended.set(false);
  state.set({ status: complete ? 'present' : 'incomplete', profile: person, source });
};

const leave = () => {
  queryClient.clear();
  state.set({ status: 'absent' });
};

/** Reads the profile; after the timeout the account's own data stand in, and the answer replaces them later. */
const loadProfile = async (session: StoredSession): Promise<void> => {
  const before = state.get();
  const known = isSignedIn(before) && before.profile.id === session.user.id;
  const asked = api.get('/api/profile', { schema: profile }).then(
    (person) => settle(person, 'server'),
    () => {
      if (!isSignedIn(state.get()) && !signals.ended.get())
        settle(profileFromAccount(session.user), 'account');
    },
  );
  if (known) return;
  await within(PROFILE_TIMEOUT_MS, asked);
  if (!isSignedIn(state.get()) && !signals.ended.get()) settle(profileFromAccount(session.user), 'account');
};

const follow = (event: AuthChangeEvent, session: Session | null): void => {
  if (event === 'SIGNED_OUT') {
    if (state.get().status !== 'loading') leave();
    return;
  }
  if (event === 'PASSWORD_RECOVERY') signals.recovering.set(true);
  if (session === null || event === 'INITIAL_SESSION' || event === 'TOKEN_REFRESHED') return;
  // auth-js must not be called from inside its own callback.
  setTimeout(() => void loadProfile(session));
};

/** The auth client, with this store following its events. Every screen that talks to /auth/v1 uses it. */
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

const begin = async (): Promise<void> => {
  const url = new URL(window.location.href);
  const stored = readStoredSession(await sessionStorageKey());
  if (stored === null && !bringsSession(url)) return void state.set({ status: 'absent' });

  linkError = linkErrorOf(url);
  const answer = auth().then(async (client) => (await client.getSession()).data.session);
  const session = (await within(SESSION_TIMEOUT_MS, answer)) ?? (await stillStored(stored, answer));
  if (session?.user) await loadProfile(session);
  else state.set({ status: 'absent' });
};

/** When auth-js is slow (a refresh over a bad line), what was stored stands in; when it said no, nothing does. */
const stillStored = async (
  stored: StoredSession | null,
  answer: Promise<unknown>,
): Promise<StoredSession | null> => {
  const undecided = Symbol('undecided');
  const first = await Promise.race([answer.catch(() => undecided), Promise.resolve(undecided)]);
  return first === undecided && stored?.user ? stored : null;
};

setCredentials({
  accessToken: async () => {
    if (following === undefined && state.get().status === 'absent') return null;
    return (await (await auth()).getSession()).data.session?.access_token ?? null;
  },
  refresh: async () => (await (await auth()).refreshSession()).data.session?.access_token ?? null,
  ended: () => {
    signals.ended.set(true);
    void forget();
  },
});

/** Removes the session from this browser without asking the server. */
const forget = async (): Promise<void> => {
  sessionStorageAdapter.removeItem(await sessionStorageKey());
  leave();
};

/** The session of the person at this browser. */
export const session = {
  get: state.get,
  subscribe: state.subscribe,
  /** Resolves once the state is not `loading` any more: two seconds at most. Guards wait for it. */
  ready: async (): Promise<SessionState> => {
    started ??= begin().catch(() => state.set({ status: 'absent' }));
    await started;
    return state.get();
  },
  /** Takes over a profile that the server has just answered (completion, edit). */
  setProfile: (person: Profile): void => settle(person, 'server'),
  /** Signs out everywhere; when the server cannot be told, at least here. Never fails. */
  signOut: async (): Promise<void> => {
    try {
      await (await auth()).signOut();
    } catch {
      // Offline: what is in this browser goes all the same.
    }
    await forget();
  },
  /** Forgets the session in this browser at once, and tells the server without waiting for it. */
  abandon: (): void => {
    const key = lastStorageKey();
    const token = key === null ? undefined : readStoredSession(key)?.access_token;
    if (key !== null) sessionStorageAdapter.removeItem(key);
    if (token !== undefined) {
      const headers = { authorization: `Bearer ${token}` };
      void fetch('/auth/v1/logout?scope=local', { method: 'POST', headers, keepalive: true }).catch(
        () => undefined,
      );
    }
  },
  /** Why a link or a provider did not sign the person in, as a GoTrue `error_code`; null otherwise. */
  linkError: (): string | null => linkError,
  /** True after the server ended the session by itself. */
  ended: signals.ended.get,
  /** Set once a recovery link has opened a session: a new password is to be chosen. */
  recovering: signals.recovering,
};

/** The session's state, followed. */
export const useSession = (): SessionState => useStore(state);

/** The signed-in person's profile; only for screens behind the profile guard. */
export const useProfile = (): Profile => {
  const current = useSession();
  const last = useLastSignedIn(current);
  if (last === null) throw new Error('No one is signed in');
  return last.profile;
};

let lastSignedIn: SignedIn | null = null;
/** While the guard leads away after a sign-out, the screen being left still renders once: it keeps its person. */
const useLastSignedIn = (current: SessionState): SignedIn | null => {
  if (isSignedIn(current)) lastSignedIn = current;
  return lastSignedIn;
};
