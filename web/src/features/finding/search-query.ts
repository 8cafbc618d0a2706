/** Asking for what is found, in the cache of this page's memory alone: gone at sign-out, like everything in it. */
import {
  type QueryKey,
  queryOptions,
  experimental_streamedQuery as streamedQuery,
} from '@tanstack/react-query';
import { SECOND_MS } from '#contract/common/durations.ts';
import { type SearchInput, searchEvent } from '#contract/search.ts';
import { ApiProblem } from '#web/lib/requests/api-problem.ts';
import { streamEvents } from '#web/lib/requests/event-stream.ts';
import { type Found, NOTHING_FOUND, type SearchNews, withNews } from './found.ts';

/** As long as other answers of the server. */
const FRESH_MS = 20 * SECOND_MS;

/** What one screen searches: the key under which all its searches stand in the cache, and what is asked for now. */
export interface Searching {
  searches: QueryKey;
  input: SearchInput;
}

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
export const searchFor = ({ searches, input }: Searching) =>
  queryOptions({
    queryKey: [...searches, input] as const,
    queryFn: streamedQuery({
      streamFn: ({ signal }) => newsOf(input, signal),
      reducer: withNews,
      initialValue: NOTHING_FOUND,
      // What is on the screen stays there until the new answer is whole.
      refetchMode: 'replace',
    }),
    // One that was left on its way, as another was asked for, holds a part of the answer: who comes back to it has it searched again.
    staleTime: ({ state }: { state: { data: Found | undefined } }) => (state.data?.end ? FRESH_MS : 0),
    // Comparing all that was found before with each thing that is found would take longer than showing it.
    structuralSharing: false,
    // News of changes come by themselves; a search is not worth running for a window that is looked at again.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
