import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../platform/requests/requests.ts';
import type { Logger } from '../platform/telemetry/logger.ts';

/** Logs one line per request: the route's pattern, never the path, the query or an address. Sets the correlation id. */
export const requestLog = (log: Logger) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const correlationId = randomUUID();
    c.set('correlationId', correlationId);
    const startedAt = performance.now();
    await next();
    if (!log.isLevelEnabled('debug')) return;
    log.debug({
      method: c.req.method,
      route: c.req.routePath,
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
      correlationId,
    });
  });
