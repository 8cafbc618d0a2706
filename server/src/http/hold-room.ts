import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { HoldForRows } from '../platform/files/rows-room.ts';

/**
 * Reserves disk space for a request that stores what a person wrote, and refuses it before its verb runs when there is
 * none. It runs after the body has been read.
 * @param hold null where the database is not on this server's disk
 */
export const holdRoomForRows = (hold: HoldForRows | null): MiddlewareHandler =>
  createMiddleware(async (c, next) => {
    if (!hold) return await next();
    // The handler reports a body that broke off.
    const body = c.req.raw.body ? await c.req.arrayBuffer().catch(() => null) : null;
    const held = await hold(body?.byteLength ?? 0);
    try {
      await next();
    } finally {
      held.release();
    }
  });
