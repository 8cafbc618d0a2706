import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { SECOND_MS } from '#contract/common/durations.ts';
import { dossiers } from '#contract/dossiers.ts';
import {
  madeShare,
  renewedCode,
  type ShareInput,
  shareAccesses,
  shareEligibility,
  shares,
} from '#contract/shares.ts';
import { deleteGone } from '#web/editing/delete-record.ts';
import { keepLive } from '#web/lib/live/stale-queries.ts';
import { api } from '#web/lib/requests/api.ts';

const ROOT = 'shares';
const listKey = [ROOT, 'list'] as const;

keepLive('share', ([root, part, id]) => {
  if (root !== ROOT) return null;
  if (part === 'list') return 'several';
  return part === 'accesses' ? { id } : null;
});
// What is missing comes and goes with the records that it is about.
for (const kind of ['incident', 'dossier'])
  keepLive(kind, ([root, part]) =>
    root === ROOT && (part === 'eligibility' || part === 'dossiers') ? 'several' : null,
  );

/** While a copy is being made, beside the live stream. */
const LOOK_AGAIN_MS = 2 * SECOND_MS;

/** All shares of the person, the newest first. */
export const ownShares = queryOptions({
  queryKey: listKey,
  queryFn: ({ signal }) => api.get('/api/shares', { schema: shares, signal }),
  refetchInterval: ({ state }) =>
    state.data?.items.some(({ status }) => status === 'copying') ? LOOK_AGAIN_MS : false,
  retryOnMount: false,
});

/** What is missing before a dossier can be passed on. */
export const ownEligibility = queryOptions({
  queryKey: [ROOT, 'eligibility'] as const,
  queryFn: ({ signal }) => api.get('/api/shares/eligibility', { schema: shareEligibility, signal }),
  retryOnMount: false,
});

/** The dossiers that can be passed on. */
export const readyDossiers = queryOptions({
  queryKey: [ROOT, 'dossiers'] as const,
  queryFn: async ({ signal }) => {
    const { items } = await api.get('/api/dossiers', { schema: dossiers, signal });
    return items.filter(({ status, damaged }) => status === 'ready' && damaged !== true);
  },
  retryOnMount: false,
});

/** What was done with a share. */
export const accessesOf = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'accesses', id] as const,
    queryFn: ({ signal }) => api.get(`/api/shares/${id}/accesses`, { schema: shareAccesses, signal }),
    retryOnMount: false,
  });

/** Makes a share. Not a query, and nothing of the answer goes into a cache: the key and the code are shown once. */
export const makeShare = (input: ShareInput) => api.post('/api/shares', { schema: madeShare, body: input });

/** Gives a share another code. Nothing of the answer goes into a cache: the code is shown once. */
export const useRenewCode = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.post(`/api/shares/${id}/code`, { schema: renewedCode }),
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  });
};

/** Takes a share back, at once. One that is gone counts as taken back. */
export const useRevokeShare = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteGone(`/api/shares/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: [ROOT] }),
  });
};
