import { streamSSE } from 'hono/streaming';
import { type SearchInput, searchEvent, searchInput } from '#contract/search.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import { type SearchServices, startSearch } from './start-search.ts';

/** `/api/timeline/search` */
export const searchRoutes = (services: SearchServices): Route[] => [
  route({
    method: 'POST',
    path: '/',
    operationId: 'searchTimeline',
    summary: 'Searches everything that the person wrote, and streams what is found',
    needsNoRoom: true,
    body: { schema: searchInput, example: (): SearchInput => ({ words: 'réunion "devant tout le monde"' }) },
    answer: { status: 200, events: searchEvent },
    run: async ({ actor, body, context: c }) => {
      const leaving = new AbortController();
      const search = await startSearch(services, actor, body, leaving.signal);
      // A proxy that gathers an answer before it passes it on would hold back the first hits.
      c.header('X-Accel-Buffering', 'no');
      return streamSSE(c, async (stream) => {
        stream.onAbort(() => leaving.abort());
        await search.finish((event) => stream.writeSSE({ event: event.event, data: JSON.stringify(event) }));
      });
    },
  }),
];
