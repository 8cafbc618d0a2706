import { profile } from '#contract/profiles.ts';
import { api } from '#web/lib/api.ts';
import { profileFromAccount } from './account-profile.ts';
import { isSignedIn } from './session-state.ts';
import { lastDeparture, sessionState, settle } from './session-store.ts';
import type { StoredSession } from './stored-session.ts';
import { within } from './within.ts';

let underWay: { userId: string; done: Promise<void> } | undefined;

/**
 * Reads the profile and settles the session. After `patienceMs` the account's own data stand in and the server's
 * answer replaces them whenever it comes; when it never comes they stay (spec.md, 3).
 */
export const loadProfile = (session: StoredSession, patienceMs: number): Promise<void> => {
  // The boot and auth-js's first event ask for the same profile at the same moment.
  if (underWay?.userId === session.user.id) return underWay.done;
  const done = read(session, patienceMs).finally(() => {
    if (underWay?.done === done) underWay = undefined;
  });
  underWay = { userId: session.user.id, done };
  return done;
};

const read = async (session: StoredSession, patienceMs: number): Promise<void> => {
  const standIn = () => {
    const state = sessionState.get();
    const isKnown = isSignedIn(state) && state.profile.id === session.user.id;
    if (!isKnown && lastDeparture() !== 'ended') settle(profileFromAccount(session.user), 'account');
  };
  const asked = api
    .get('/api/profile', { schema: profile })
    .then((person) => settle(person, 'server'), standIn);
  await within(patienceMs, asked);
  standIn();
};
