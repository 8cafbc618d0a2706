import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { ProblemError } from '../platform/errors/problem-error.ts';
import { drainBody } from '../platform/requests/drain-body.ts';

/** Refuses a body over the limit. */
export const limitBody = (maxBytes: number): MiddlewareHandler =>
  bodyLimit({
    maxSize: maxBytes,
    onError: async (c) => {
      await drainBody(c);
      throw new ProblemError('body_too_large');
    },
  });

/** Reads the rest of a refused body before answering: of an upload, or of a request without a session. */
export const drainRefused = createMiddleware(async (c, next) => {
  await next();
  if (c.res.status >= 400) await drainBody(c).catch(() => undefined);
});
