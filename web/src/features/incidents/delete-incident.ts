import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { isProblem } from '#web/lib/api-problem.ts';
import { deletingHere } from '#web/lib/live/deleted-here.ts';
import { incidentKeys } from './incident-queries.ts';

/**
 * Deletes an incident that is still as it was shown. One that is already gone counts as deleted.
 * @throws ApiProblem `stale_version` when it changed meanwhile.
 */
export const deleteIncident = async ({ id, version }: { id: string; version: number }): Promise<void> => {
  try {
    await deletingHere(id, () => api.delete(`/api/incidents/${id}`, { ifMatch: version }));
  } catch (error) {
    if (!isProblem(error, 'not_found')) throw error;
  }
};

export const useDeleteIncident = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteIncident,
    onSuccess: () => void client.invalidateQueries({ queryKey: incidentKeys.overviews }),
    onError: (error, { id }) => {
      if (isProblem(error, 'stale_version')) {
        void client.invalidateQueries({ queryKey: incidentKeys.detail(id) });
      }
    },
  });
};
