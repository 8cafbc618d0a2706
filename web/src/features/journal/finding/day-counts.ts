import { queryOptions } from '@tanstack/react-query';
import { timelineDays } from '#contract/timeline.ts';
import { api } from '#web/lib/requests/api.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { journalKeys } from '../journal-keys.ts';

/** How many things each day of the last twelve months holds. */
export const dayCounts = queryOptions({
  queryKey: [...journalKeys.overviews, 'days'],
  queryFn: ({ signal }) =>
    api.get(`/api/timeline/days?${new URLSearchParams({ time_zone: timeZone() })}`, {
      schema: timelineDays,
      signal,
    }),
  retryOnMount: false,
});
