import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { analysis, analysisList } from '#contract/analyses.ts';
import { isDeletedHere } from '#web/lib/live/deleted-here.ts';
import { keepLive } from '#web/lib/live/stale-queries.ts';
import { api } from '#web/lib/requests/api.ts';

const analysisKeys = {
  list: (incidentId: string) => ['incident-analyses', incidentId, 'list'] as const,
  one: (incidentId: string, id: string) => ['incident-analyses', incidentId, 'one', id] as const,
};

// Whether something has changed since is read again with any incident. What this tab deletes has no analyses to ask for any more.
keepLive('incident', ([root, id]) => (root === 'incident-analyses' && !isDeletedHere(id) ? 'several' : null));

const pathOf = (incidentId: string): string => `/api/incidents/${encodeURIComponent(incidentId)}/analyses`;

/** The analyses of an incident, the newest first. */
export const incidentAnalyses = (incidentId: string) =>
  queryOptions({
    queryKey: analysisKeys.list(incidentId),
    queryFn: ({ signal }) => api.get(pathOf(incidentId), { schema: analysisList, signal }),
    retryOnMount: false,
  });

/** One of them, whole. */
export const incidentAnalysis = (incidentId: string, id: string) =>
  queryOptions({
    queryKey: analysisKeys.one(incidentId, id),
    queryFn: ({ signal }) =>
      api.get(`${pathOf(incidentId)}/${encodeURIComponent(id)}`, { schema: analysis, signal }),
    retryOnMount: false,
  });

/** Makes an analysis under the id that it is given: asked again, it is the same one. */
export const useMakeAnalysis = (incidentId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.post(pathOf(incidentId), { schema: analysis, body: { id } }),
    onSuccess: async (made) => {
      client.setQueryData(incidentAnalysis(incidentId, made.id).queryKey, made);
      await client.invalidateQueries({ queryKey: analysisKeys.list(incidentId) });
    },
  });
};
