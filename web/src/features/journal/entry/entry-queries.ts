import { queryOptions } from '@tanstack/react-query';
import { entry, entryHistory } from '#contract/journal.ts';
import { api } from '#web/lib/requests/api.ts';
import { journalKeys } from '../journal-keys.ts';

/** One entry, whole. */
export const entryDetail = (id: string) =>
  queryOptions({
    queryKey: journalKeys.entry(id),
    queryFn: ({ signal }) => api.get(`/api/journal/${id}`, { schema: entry, signal }),
  });

/** All versions of an entry. */
export const entryVersions = (id: string) =>
  queryOptions({
    queryKey: journalKeys.history(id),
    queryFn: ({ signal }) => api.get(`/api/journal/${id}/versions`, { schema: entryHistory, signal }),
  });
