import { queryOptions } from '@tanstack/react-query';
import { CHOICE_MAX_AGE_MS } from '#contract/account/preference-values.ts';
import { type Preferences, type PreferencesPatch, preferences } from '#contract/account/preferences.ts';
import { keepLive } from '#web/lib/live/stale-queries.ts';
import { markOf, type PreferenceName } from '#web/lib/preferences/mirror.ts';
import { preference, settleChoice, waitingChoices } from '#web/lib/preferences/preferences.ts';
import { api } from '#web/lib/requests/api.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { queryClient } from '#web/lib/requests/query-client.ts';

const PATH = '/api/preferences';
const KEY = 'preferences';

keepLive(KEY, ([root]) => (root === KEY ? 'several' : null));

/** What a person chose, on whichever device: first what waits here is sent, then the server's answer counts. */
export const ownPreferences = (userId: string) =>
  queryOptions({
    queryKey: [KEY, userId],
    queryFn: async ({ signal }): Promise<Preferences> => {
      await sendWaiting(userId);
      return await api.get(PATH, { schema: preferences, signal });
    },
    refetchOnReconnect: 'always',
  });

/** The newest that the server has said of them; undefined before its first answer. */
export const knownPreferences = (userId: string): Preferences | undefined =>
  queryClient.getQueryData(ownPreferences(userId).queryKey);

/** Reads them again, which sends what waits. */
export const syncPreferences = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ownPreferences(userId).queryKey });

let lastSending: Promise<void> = Promise.resolve();

/**
 * One after the other: the server tells of a choice while its answer is on the way, and the reading that this begins must not
 * send the choice again.
 */
const sendWaiting = (userId: string): Promise<void> => {
  const sending = lastSending.then(() => sendEach(userId));
  lastSending = sending.catch(() => undefined);
  return sending;
};

const sendEach = async (userId: string): Promise<void> => {
  for (const [name, { at, by }] of Object.entries(waitingChoices())) {
    if (by !== null && by !== markOf(userId)) continue;
    const chosen_ms_ago = Math.max(0, Math.min(Date.now() - at, CHOICE_MAX_AGE_MS));
    const body: PreferencesPatch = { [name]: preference(name as PreferenceName), chosen_ms_ago };
    try {
      const answer = await api.patch(PATH, { schema: preferences, body, as: userId });
      // Before it stops waiting: an answer from before the choice must not be taken for what the server holds.
      queryClient.setQueryData(ownPreferences(userId).queryKey, answer);
    } catch (error) {
      // A choice that the server does not know will not be taken later either.
      if (!isProblem(error, 'invalid_input')) throw error;
    }
    settleChoice(name as PreferenceName, at);
  }
};

/** Changes what has no copy in the browser, the notices, and holds the answer. */
export const changePreferences = async (userId: string, patch: PreferencesPatch): Promise<Preferences> => {
  const answer = await api.patch(PATH, { schema: preferences, body: patch, as: userId });
  queryClient.setQueryData(ownPreferences(userId).queryKey, answer);
  return answer;
};
