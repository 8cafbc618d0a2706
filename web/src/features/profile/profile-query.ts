import { queryOptions } from '@tanstack/react-query';
import { type Profile, type ProfilePatch, profile } from '#contract/account/profiles.ts';
import { keepLive } from '#web/lib/live/stale-queries.ts';
import { api } from '#web/lib/requests/api.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';
import { session } from '#web/lib/session/session.ts';
import { isSignedIn } from '#web/lib/session/state/session-state.ts';

const QUERY_KEY = ['profile'] as const;

keepLive('profile', ([root]) => (root === QUERY_KEY[0] ? 'several' : null));

/** The profile that the session has read; undefined where the account's own data stand in for it. */
const known = (): Profile | undefined => {
  const state = session.get();
  return isSignedIn(state) && state.source === 'server' ? state.profile : undefined;
};

/** One's profile as the server has it; null for an account that has none. What the session knows shows meanwhile. */
export const ownProfile = queryOptions({
  queryKey: QUERY_KEY,
  queryFn: async ({ signal }): Promise<Profile | null> => {
    try {
      const read = await api.get('/api/profile', { schema: profile, signal });
      session.setProfile(read);
      return read;
    } catch (error) {
      if (isProblem(error, 'not_found')) return null;
      throw error;
    }
  },
  initialData: known,
  initialDataUpdatedAt: 0,
  // Other screens and other tabs change it too.
  staleTime: 0,
});

/** Takes over what the server has answered, here and in the menu of the account. */
export const takeProfile = (person: Profile): Profile => {
  queryClient.setQueryData(QUERY_KEY, person);
  session.setProfile(person);
  return person;
};

/**
 * Sends the fields of the patch, and no others.
 * @param version that the edit started from
 * @throws ApiProblem `stale_version` when there is a newer one
 */
export const saveProfile = async (patch: ProfilePatch, version: number): Promise<Profile> =>
  takeProfile(await api.patch('/api/profile', { schema: profile, body: { ...patch, version } }));
