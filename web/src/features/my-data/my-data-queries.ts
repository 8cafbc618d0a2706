import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { accountClosing, type DataExports, dataExport, dataExports } from '#contract/account/my-data.ts';
import { SECOND_MS } from '#contract/common/durations.ts';
import { deleteGone } from '#web/editing/delete-record.ts';
import type { Language } from '#web/i18n/languages.ts';
import { keepLive } from '#web/lib/live/stale-queries.ts';
import { api } from '#web/lib/requests/api.ts';
import { credentials } from '#web/lib/requests/credentials.ts';
import { auth } from '#web/lib/session/session.ts';

const exportsKey = ['my-data', 'exports'] as const;
const closingKey = ['my-data', 'closing'] as const;

keepLive('export', ([root, part]) => (root === exportsKey[0] && part === exportsKey[1] ? 'several' : null));
// An announced deletion comes, and goes, with its notice.
keepLive('notification', ([root, part]) =>
  root === closingKey[0] && part === closingKey[1] ? 'several' : null,
);

/** While one is being made: where no live stream tells (on the page of the closing), it is asked for. */
const LOOK_AGAIN_MS = 2 * SECOND_MS;

export const isBeingMade = ({ items }: DataExports): boolean =>
  items.some(({ status }) => status === 'waiting' || status === 'running');

/** The files with everything. */
export const ownExports = queryOptions({
  queryKey: exportsKey,
  queryFn: ({ signal }) => api.get('/api/exports', { schema: dataExports, signal }),
  refetchInterval: ({ state }) => (state.data && isBeingMade(state.data) ? LOOK_AGAIN_MS : false),
  retryOnMount: false,
});

/** Has a file made. */
export const makeExport = (language: Language): Promise<unknown> =>
  api.post('/api/exports', { schema: dataExport, body: { id: uuidv7(), language } });

/** Removes a file, or ends its making. One that is already gone counts as removed. */
export const useRemoveExport = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteGone(`/api/exports/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: exportsKey }),
  });
};

/** When one's account will be closed, with the receipt. */
export const ownClosing = (language: Language) =>
  queryOptions({
    queryKey: [...closingKey, language] as const,
    queryFn: ({ signal }) =>
      api.get(`/api/account-closing?language=${language}`, { schema: accountClosing, signal }),
    retryOnMount: false,
  });

/** Has the account closed in seven days; from now on it opens nothing but the way back. */
export const closeAccount = async (language: Language): Promise<void> => {
  await api.post('/api/account-closing', { schema: accountClosing, body: { language } });
  credentials().accountClosing();
};

/** Keeps the account. A new token is when the session looks at what it may open. */
export const keepAccount = async (): Promise<void> => {
  await api.delete('/api/account-closing');
  const { error } = await (await auth()).refreshSession();
  if (error !== null) throw error;
};
