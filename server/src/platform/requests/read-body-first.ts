import { createMiddleware } from 'hono/factory';

/**
 * Waits for the whole body (which has its limit) before anything is answered; handlers find it read. A refusal that
 * leaves while the body is still on its way makes the HTTP server give the connection up half a second later, and the
 * next request on it is lost. A body that breaks off is the handler's to notice.
 */
export const readBodyFirst = createMiddleware(async (c, next) => {
  if (c.req.raw.body) await c.req.text().catch(() => undefined);
  await next();
});
