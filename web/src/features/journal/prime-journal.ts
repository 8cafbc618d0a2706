/** What the route of the journal asks for while the code of its screen arrives. */
import { queryClient } from '#web/lib/requests/query-client.ts';
import { dayCounts } from './finding/day-counts.ts';
import type { JournalSearch } from './finding/journal-search.ts';
import { timelinePages } from './timeline/timeline-queries.ts';

export const primeJournal = (search: JournalSearch): void => {
  void queryClient.prefetchInfiniteQuery(timelinePages(search, search.at));
  void queryClient.prefetchQuery(dayCounts);
};
