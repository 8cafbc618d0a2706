/** Asking for what is found, in the cache of this page's memory alone: gone at sign-out, like everything in it. */
import { queryOptions, experimental_streamedQuery as streamedQuery } from '@tanstack/react-query';
import { type SearchInput, searchEvent } from '#contract/search.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { streamEvents } from '#web/lib/event-stream.ts';
import { journalKeys } from '../journal-keys.ts';
import { NOTHING_FOUND, type SearchNews, withNews } from './found.ts';
import type { JournalFilters } from './journal-search.ts';
import type { SoughtWords } from './sought-words.ts';
import { wireFilters } from './wire-filters.ts';

/** Of every search. */
export const searchesKey = [...journalKeys.overviews, 'search'] as const;

/** The search for these words and tags within these filters; null where the timeline itself shows what is asked for. */
export const searchInputFrom = (
  { words, tags }: SoughtWords,
  filters: JournalFilters,
): SearchInput | null => {
  const { moods } = filters;
  // What stands in clear columns narrows the timeline; the rest is sealed and has to be searched.
  if (words === '' && tags.length === 0 && moods === undefined) return null;
  return {
    words,
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(moods !== undefined && { moods }),
    ...wireFilters(filters),
  };
};

/** @throws ApiProblem also for a search that the server broke off after it had begun. */
async function* newsOf(input: SearchInput, signal: AbortSignal): AsyncGenerator<SearchNews> {
  for await (const event of streamEvents('/api/timeline/search', {
    schema: searchEvent,
    body: input,
    signal,
  })) {
    if (event.event === 'problem') throw new ApiProblem(event.code);
    yield event;
  }
}

/** What is found, as it is found. The words travel in the body of the request. */
export const searchFor = (input: SearchInput) =>
  queryOptions({
    queryKey: [...searchesKey, input] as const,
    queryFn: streamedQuery({
      streamFn: ({ signal }) => newsOf(input, signal),
      reducer: withNews,
      initialValue: NOTHING_FOUND,
      // What is on the screen stays there until the new answer is whole.
      refetchMode: 'replace',
    }),
    // Comparing all that was found before with each thing that is found would take longer than showing it.
    structuralSharing: false,
    // News of changes come by themselves; a search is not worth running for a window that is looked at again.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
