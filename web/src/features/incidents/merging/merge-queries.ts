import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { incident } from '#contract/incidents.ts';
import { type MergeInput, mergePreview } from '#contract/merging.ts';
import { deletingHere } from '#web/lib/live/deleted-here.ts';
import { keepLive } from '#web/lib/live/stale-queries.ts';
import { api } from '#web/lib/requests/api.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { incidentKeys } from '../incident-queries.ts';
import { personKeys } from '../persons/person-queries.ts';

/** The incident that stays, and the one that it takes in. */
interface MergedIds {
  id: string;
  otherId: string;
}

const previewKey = ({ id, otherId }: MergedIds) => ['merge', id, otherId] as const;

// Only the other one's: what changed in the first is noticed when the two are merged.
keepLive('incident', ([root, , otherId]) => (root === 'merge' ? { id: otherId } : null));

const pathOf = ({ id, otherId }: MergedIds): string => `/api/incidents/${id}/merges/${otherId}`;

/** What an incident would become with another one. */
export const mergePlan = (ids: MergedIds) =>
  queryOptions({
    queryKey: previewKey(ids),
    queryFn: ({ signal }) => api.get(pathOf(ids), { schema: mergePreview, signal }),
    retryOnMount: false,
  });

/** Merges two. What changed meanwhile is looked at again. */
export const useMerge = (ids: MergedIds) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ version, ...body }: MergeInput & { version: number }) =>
      deletingHere(ids.otherId, () => api.post(pathOf(ids), { schema: incident, body, ifMatch: version })),
    onSuccess: (merged) => {
      client.setQueryData(incidentKeys.detail(merged.id), merged);
      void client.invalidateQueries({ queryKey: incidentKeys.overviews });
      void client.invalidateQueries({ queryKey: personKeys.all });
    },
    onError: (error) => {
      if (isProblem(error, 'stale_version')) void client.invalidateQueries({ queryKey: previewKey(ids) });
    },
  });
};
