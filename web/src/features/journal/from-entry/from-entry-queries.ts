import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { entryIncidents } from '#contract/evidence.ts';
import { entry } from '#contract/journal.ts';
import { isDeletedHere } from '#web/lib/live/deleted-here.ts';
import { keepLive } from '#web/lib/live/stale-queries.ts';
import { api } from '#web/lib/requests/api.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { journalKeys } from '../journal-keys.ts';

const linksKey = (entryId: string) => ['journal-links', entryId] as const;

keepLive('journal', ([root, id]) => (root === linksKey('')[0] ? { id } : null));
// An exhibit tells of itself as its incident. What this tab deletes has no links to ask for any more.
keepLive('incident', ([root, id]) => (root === linksKey('')[0] && !isDeletedHere(id) ? 'several' : null));

/** The incidents that were made of an entry, or have it as an exhibit. */
export const entryLinks = (entryId: string) =>
  queryOptions({
    queryKey: linksKey(entryId),
    queryFn: ({ signal }) => api.get(`/api/journal/${entryId}/incidents`, { schema: entryIncidents, signal }),
    retryOnMount: false,
  });

/** Has the links of an entry read again, which has become something. */
export const useRereadLinks = (entryId: string): (() => void) => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: linksKey(entryId) });
};

/** An entry as it was seen when it was to be marked. */
interface SeenEntry {
  id: string;
  version: number;
}

/** Marks an entry 'Partageable' or 'Privé'. @throws ApiProblem `stale_version` when it changed meanwhile */
export const useShareEntry = ({ id, version }: SeenEntry) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isPrivate: boolean) =>
      api.patch(`/api/journal/${id}`, { schema: entry, body: { is_private: isPrivate }, ifMatch: version }),
    onSuccess: (saved) => {
      client.setQueryData(journalKeys.entry(id), saved);
      void client.invalidateQueries({ queryKey: journalKeys.history(id) });
      void client.invalidateQueries({ queryKey: journalKeys.overviews });
    },
    onError: (error) => {
      if (!isProblem(error, 'stale_version')) return;
      void client.invalidateQueries({ queryKey: journalKeys.entry(id) });
      void client.invalidateQueries({ queryKey: journalKeys.overviews });
    },
  });
};
