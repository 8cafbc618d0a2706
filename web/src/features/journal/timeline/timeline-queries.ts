import { infiniteQueryOptions } from '@tanstack/react-query';
import type { JournalFilters } from '../finding/journal-search.ts';
import { wireFilters } from '../finding/wire-filters.ts';
import { journalKeys } from '../journal-keys.ts';
import { firstPlace, MAX_PAGES, readAll, readShownPage } from './timeline-pages.ts';

/** The timeline, endless both ways: from the newest on, or from around the day that was jumped to. */
export const timelinePages = (filters: JournalFilters, at: string | undefined) => {
  const asked = wireFilters(filters);
  return infiniteQueryOptions({
    queryKey: [...journalKeys.overviews, asked, at ?? null],
    queryFn: ({ pageParam, signal }) => readShownPage(pageParam, asked, signal),
    initialPageParam: firstPlace(at),
    getNextPageParam: ({ older }) => older,
    getPreviousPageParam: ({ newer }) => newer,
    maxPages: MAX_PAGES,
    retryOnMount: false,
  });
};

/** Everything that the filters leave, whole, for printing: page by page as it comes. */
export const readWhole = (filters: JournalFilters, signal: AbortSignal) =>
  readAll({ ...wireFilters(filters), whole: 'true' }, signal);
