import { queryOptions } from '@tanstack/react-query';
import { home } from '#contract/home.ts';
import { api } from '#web/lib/api.ts';
import { journalKeys } from '../journal/journal-keys.ts';

/** What the server tells for the dashboard. It is out of date whenever the timeline is. */
export const homeOverview = queryOptions({
  queryKey: [...journalKeys.overviews, 'home'],
  queryFn: ({ signal }) => api.get('/api/home', { schema: home, signal }),
  retryOnMount: false,
});
