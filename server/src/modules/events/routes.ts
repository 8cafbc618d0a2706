import { Hono } from 'hono';
import type { ApiEnv } from '../../platform/requests/requests.ts';
import type { LiveStreams } from './live-streams.ts';

/** `/api/events` */
export const eventRoutes = (streams: LiveStreams): Hono<ApiEnv> =>
  new Hono<ApiEnv>().get('/', async (c) => {
    // Asked for the headers alone, Hono takes this way too, and would leave the stream open and unread.
    if (c.req.raw.method === 'HEAD') return c.body(null);
    const stream = await streams.open(c.get('actor'), c.get('expiresAt'));
    c.header('Content-Type', 'text/event-stream');
    // A proxy that gathers an answer before it passes it on would hold back all of it.
    c.header('X-Accel-Buffering', 'no');
    return c.body(stream);
  });
