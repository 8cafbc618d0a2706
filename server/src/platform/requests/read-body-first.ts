import { isUtf8 } from 'node:buffer';
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';

/**
 * Waits for the whole body (which has its limit) before anything is answered; handlers find it read. A refusal that
 * leaves while the body is still on its way makes the HTTP server give the connection up half a second later, and the
 * next request on it is lost. A body that breaks off is the handler's to notice.
 *
 * All of these bodies are text. One that is not UTF-8 is refused: decoding would put U+FFFD where somebody's letters
 * were, and that would be kept as if they had written it.
 * @param malformed makes the error for a body that is not UTF-8.
 */
export const readBodyFirst = (malformed: () => Error): MiddlewareHandler =>
  createMiddleware(async (c, next) => {
    if (c.req.raw.body) {
      const bytes = await c.req.arrayBuffer().catch(() => null);
      if (bytes && !isUtf8(bytes)) throw malformed();
    }
    await next();
  });
