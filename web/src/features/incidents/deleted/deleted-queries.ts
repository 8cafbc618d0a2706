import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deletedIncidentPage, restoredIncident } from '#contract/incidents.ts';
import { deleteGone } from '#web/editing/delete-record.ts';
import { restoredHere } from '#web/lib/live/deleted-here.ts';
import { api } from '#web/lib/requests/api.ts';
import { keysetPages } from '#web/lists/keyset-pages.ts';
import { incidentKeys } from '../incident-queries.ts';

/** « Incidents supprimés », the last one first. */
export const deletedList = infiniteQueryOptions({
  ...keysetPages([...incidentKeys.overviews, 'deleted'], '/api/incidents/deleted', deletedIncidentPage),
  retryOnMount: false,
});

/** 'Rétablir': the incident comes back as it was. */
export const useRestoreIncident = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api.post(`/api/incidents/deleted/${id}/restore`, { schema: restoredIncident }),
    onSuccess: ({ merged_exhibits: _exhibits, ...restored }) => {
      restoredHere(restored.id);
      client.setQueryData(incidentKeys.detail(restored.id), restored);
      // Its history, which tells of both.
      void client.invalidateQueries({ queryKey: incidentKeys.detail(restored.id) });
    },
    // One that cannot be restored any more was erased in another tab.
    onSettled: () => void client.invalidateQueries({ queryKey: incidentKeys.overviews }),
  });
};

/** Erases it for good. One that is already gone counts as erased. */
export const useEraseIncident = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteGone(`/api/incidents/deleted/${id}`),
    onSuccess: () => void client.invalidateQueries({ queryKey: incidentKeys.overviews }),
  });
};
