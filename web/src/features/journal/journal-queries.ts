import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { entry, entryHistory } from '#contract/journal.ts';
import { timelineDays, timelinePage } from '#contract/timeline.ts';
import { api } from '#web/lib/api.ts';
import { keepLive } from '#web/lib/live/stale-queries.ts';
import { keysetPages } from '#web/lists/keyset-pages.ts';
import type { JournalFilters } from './finding/journal-search.ts';
import { type DayRange, newerRange, olderRange } from './timeline/timeline-range.ts';

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

/** One direction of the timeline, page by page. */
const timelinePages = (filters: JournalFilters, { from, to }: DayRange, towards: 'older' | 'newer') => {
  const { kind, type: entry_type, priority, files, linked } = filters;
  const on = (flag: true | undefined) => (flag ? 'true' : undefined);
  const narrowed = { kind, entry_type, priority, with_files: on(files), linked: on(linked) };
  const asked = { ...narrowed, from, to, towards, time_zone: timeZone() };
  const given = Object.entries(asked).filter((each): each is [string, string] => each[1] !== undefined);
  const query = new URLSearchParams(given).toString();
  return infiniteQueryOptions({
    ...keysetPages([...journalKeys.overviews, query], `/api/timeline?${query}`, timelinePage),
    retryOnMount: false,
  });
};

/** From the day that was jumped to, or from the newest, towards older. */
export const olderPages = (filters: JournalFilters, at: string | undefined) =>
  timelinePages(filters, olderRange(filters, at), 'older');

/** What is newer than the day that was jumped to, oldest first; asks for nothing without a jump. */
export const newerPages = (filters: JournalFilters, at: string | undefined) => {
  const range = newerRange(filters, at);
  return {
    ...timelinePages(filters, range ?? { from: undefined, to: undefined }, 'newer'),
    enabled: range !== null,
  };
};

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
