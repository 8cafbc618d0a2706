import { mutationOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type EvidenceInput, entryIncidents, evidence } from '#contract/evidence.ts';
import { entry } from '#contract/journal.ts';
import { incidentKeys } from '#web/features/incidents/incident-queries.ts';
import { api } from '#web/lib/api.ts';
import { isProblem } from '#web/lib/api-problem.ts';
import { isDeletedHere } from '#web/lib/live/deleted-here.ts';
import { keepLive } from '#web/lib/live/stale-queries.ts';
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

/** Adds an exhibit to an incident; asked twice, it is the same one. */
export const useAddExhibit = (incidentId: string) => {
  const client = useQueryClient();
  return useMutation(
    mutationOptions({
      mutationFn: (input: EvidenceInput) =>
        api.post(`/api/incidents/${incidentId}/evidence`, { schema: evidence, body: input }),
      onSuccess: (_made, { journal_entry_id }) => {
        void client.invalidateQueries({ queryKey: incidentKeys.detail(incidentId) });
        void client.invalidateQueries({ queryKey: linksKey(journal_entry_id ?? '') });
      },
    }),
  );
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
