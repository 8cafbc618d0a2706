import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { SECOND_MS } from '#contract/common/durations.ts';
import { type SearchInput, searchEvent, searchInput } from '#contract/search.ts';
import type { ApiEnv } from '../../platform/requests/requests.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import type { RunningSearch, RunningSearches } from './running-searches.ts';
import { type SearchServices, type StartedSearch, startSearch } from './start-search.ts';

/** `/api/timeline/search` */
export const searchRoutes = (services: SearchServices, running: RunningSearches): Route[] => [
  route({
    method: 'POST',
    path: '/',
    operationId: 'searchTimeline',
    summary: 'Searches everything that the person wrote, and streams what is found',
    needsNoRoom: true,
    body: { schema: searchInput, example: (): SearchInput => ({ words: 'réunion "devant tout le monde"' }) },
    answer: { status: 200, events: searchEvent },
    run: async ({ actor, body, context }) => {
      const own = running.begin(actor.userId);
      try {
        return streamed(context, own, await startSearch(services, actor, body, own.signal));
      } catch (error) {
        own.end();
        throw error;
      }
    },
  }),
];

/** A reader that takes nothing for so long does not read. */
const UNREAD_MS = 30 * SECOND_MS;

const streamed = (c: Context<ApiEnv>, own: RunningSearch, search: StartedSearch): Response => {
  // A proxy that gathers an answer before it passes it on would hold back the first hits.
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    const gone = new Promise<void>((resolve) => own.signal.addEventListener('abort', () => resolve()));
    stream.onAbort(() => own.leave());
    try {
      await search.finish(async (event) => {
        const unread = setTimeout(() => own.leave(), UNREAD_MS);
        await Promise.race([stream.writeSSE({ event: event.event, data: JSON.stringify(event) }), gone]);
        clearTimeout(unread);
      });
    } finally {
      own.end();
    }
  });
};
