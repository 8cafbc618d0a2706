import { profile } from '#contract/profiles.ts';
import { api } from '#web/lib/api.ts';
import { profileFromAccount } from './account-profile.ts';
import { isSignedIn } from './session-state.ts';
import { lastDeparture, sessionState, settle } from './session-store.ts';
import type { StoredSession } from './stored-session.ts';
import { within } from './within.ts';

/**
 * Reads the profile and settles the session. After `patienceMs` the account's own data stand in and the server's
 * answer replaces them whenever it comes; when it never comes they stay (spec.md, 3).
 */
export const loadProfile = async (session: StoredSession, patienceMs: number): Promise<void> => {
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
