import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { deletingHere } from '#web/lib/live/deleted-here.ts';
import { api } from '#web/lib/requests/api.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';

/** Where the records of a kind are, and which queries hold them. */
interface DeletedKind {
  /** '/api/incidents' */
  path: string;
  /** What several records stand in. */
  overviews: QueryKey;
  /** One record. */
  detail: (id: string) => QueryKey;
}

interface DeletedRecord {
  id: string;
  /** The one that the person saw. */
  version: number;
}

/**
 * Deletes a record that is still as it was shown. One that is already gone counts as deleted.
 * @throws ApiProblem `stale_version` when it changed meanwhile.
 */
export const deleteRecord = (path: string, { id, version }: DeletedRecord): Promise<void> =>
  deletingHere(id, () => deleteGone(`${path}/${id}`, { ifMatch: version }));

/** Deletes what lies at a path; what is already gone counts as deleted. */
export const deleteGone = async (path: string, options: { ifMatch?: number } = {}): Promise<void> => {
  try {
    await api.delete(path, options);
  } catch (error) {
    if (!isProblem(error, 'not_found')) throw error;
  }
};

/** Deletes records of a kind; one that changed meanwhile is read again. */
export const useDeleteRecord = ({ path, overviews, detail }: DeletedKind) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (record: DeletedRecord) => deleteRecord(path, record),
    onSuccess: () => void client.invalidateQueries({ queryKey: overviews }),
    onError: (error, { id }) => {
      if (isProblem(error, 'stale_version')) void client.invalidateQueries({ queryKey: detail(id) });
    },
  });
};
