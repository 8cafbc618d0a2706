import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { entry, entryHistory } from '#contract/journal.ts';
import { timelineDays } from '#contract/timeline.ts';
import { api } from '#web/lib/api.ts';
import { keepLive } from '#web/lib/live/stale-queries.ts';
import type { JournalFilters } from './finding/journal-search.ts';
import { firstPlace, MAX_PAGES, readAll, readShownPage } from './timeline/timeline-pages.ts';

/** `overviews` covers what several records stand in: the timeline and the count of its days. */
export const journalKeys = {
  overviews: ['journal', 'overview'] as const,
  entry: (id: string) => ['journal', 'entry', id] as const,
  history: (id: string) => ['journal', 'history', id] as const,
};

keepLive('journal', ([root, part, id]) => {
  if (root !== 'journal') return null;
  return part === 'overview' ? 'several' : { id };
});
// The timeline shows the other kinds too.
for (const kind of ['conversation', 'incident']) {
  keepLive(kind, ([root, part]) => (root === 'journal' && part === 'overview' ? 'several' : null));
}

const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the server is asked for, as it stands in the query of a page. */
const asked = (filters: JournalFilters): Record<string, string> => {
  const { kind, type: entry_type, priority, files, linked, from, to } = filters;
  const on = (flag: true | undefined) => (flag ? 'true' : undefined);
  const narrowed = { kind, entry_type, priority, with_files: on(files), linked: on(linked) };
  const all = { ...narrowed, from, to, time_zone: timeZone() };
  return Object.fromEntries(
    Object.entries(all).filter((each): each is [string, string] => each[1] !== undefined),
  );
};

/** The timeline, endless both ways: from the newest on, or from around the day that was jumped to. */
export const timelinePages = (filters: JournalFilters, at: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...journalKeys.overviews, asked(filters), at ?? null],
    queryFn: ({ pageParam, signal }) => readShownPage(pageParam, asked(filters), signal),
    initialPageParam: firstPlace(at),
    getNextPageParam: ({ older }) => older,
    getPreviousPageParam: ({ newer }) => newer,
    maxPages: MAX_PAGES,
    retryOnMount: false,
  });

/** Everything that the filters leave, whole, for printing: page by page as it comes. */
export const readWhole = (filters: JournalFilters, signal: AbortSignal) =>
  readAll({ ...asked(filters), whole: 'true' }, signal);

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
