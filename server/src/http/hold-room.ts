import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { HoldForRows } from '../platform/files/rows-room.ts';

/**
 * Holds room while a request runs that writes what a person wrote, and refuses it before it reaches a verb where there
 * is none. Stands behind what reads the body.
 * @param hold null where the database does not lie on a disk of ours.
 */
export const holdRoomForRows = (hold: HoldForRows | null): MiddlewareHandler =>
  createMiddleware(async (c, next) => {
    if (!hold) return await next();
    // A body that broke off is the handler's to notice.
    const body = c.req.raw.body ? await c.req.arrayBuffer().catch(() => null) : null;
    const held = await hold(body?.byteLength ?? 0);
    try {
      await next();
    } finally {
      held.release();
    }
  });
