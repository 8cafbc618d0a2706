import { liveEvent } from '#contract/events.ts';
import { type Route, route } from '../../platform/requests/route.ts';
import type { LiveStreams } from './live-streams.ts';

/** `/api/events` */
export const eventRoutes = (streams: LiveStreams): Route[] => [
  route({
    method: 'GET',
    path: '/',
    operationId: 'listenToChanges',
    summary:
      'A stream without end of what changes of one’s own things; it ends with the token, and is asked for again',
    answer: { status: 200, events: liveEvent, endless: true },
    problems: ['rate_limited'],
    run: async ({ actor, context: c }) => {
      // Hono answers HEAD by this route too, and would leave the stream open and unread.
      if (c.req.raw.method === 'HEAD') return c.body(null);
      const stream = await streams.open(actor, c.get('expiresAt'));
      c.header('Content-Type', 'text/event-stream');
      // A proxy that gathers an answer before it passes it on would hold back all of it.
      c.header('X-Accel-Buffering', 'no');
      return c.body(stream);
    },
  }),
];
