import { Hono } from 'hono';
import { except } from 'hono/combine';
import type { PublicConfig } from '#contract/config.ts';
import { ProblemError, RETRY_AFTER_SECONDS } from '../platform/errors/problem-error.ts';
import type { HoldForRows } from '../platform/files/rows-room.ts';
import type { Operations } from '../platform/requests/operation.ts';
import { readBodyFirst } from '../platform/requests/read-body-first.ts';
import type { ApiEnv } from '../platform/requests/requests.ts';
import type { Logger } from '../platform/telemetry/logger.ts';
import { holdRoomForRows } from './hold-room.ts';
import { drainRefused, isUpload, limitBody } from './limit-body.ts';
import { openApiDocument } from './openapi.ts';
import { callProblemResponse, errorMapper, problemResponse } from './problem-responses.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { requireSession, type VerifyAccessToken } from './session.ts';

export interface AppParts {
  log: Logger;
  isHealthy: () => Promise<boolean>;
  /** True when the disk has no room for the largest file. */
  isStorageFull: () => Promise<boolean>;
  /** Null where the database is not on this server's disk. */
  holdForRows: HoldForRows | null;
  publicConfig: PublicConfig;
  verifyAccessToken: VerifyAccessToken;
  accessCookie: string;
  /** The GoTrue-compatible service; has its own error shape. Mounted at /auth/v1. */
  auth: Hono;
  /** Routes for signed-in people with their operations, by their path below /api. */
  modules: Record<string, { routes: Hono<ApiEnv>; operations: Operations }>;
  /** Likewise, by the path below /functions/v1; a failed answer also has a text in `error`. */
  functions: Record<string, { routes: Hono<ApiEnv>; operations: Operations }>;
  /** Public origin of the site. */
  origin: () => string;
  /** The built web app, for every path that is not an endpoint. */
  web: Hono;
}

/** Every body but an upload is JSON, and JSON is UTF-8 (RFC 8259, 8.1). */
const readJsonFirst = readBodyFirst(() => new ProblemError('bad_json'));

/** The whole HTTP surface. Its `routes` are the list that the security tests walk. */
export const createApp = (parts: AppParts): Hono<ApiEnv> => {
  const app = new Hono<ApiEnv>();
  // Built at the first request, so that the start does not wait for it.
  let made: Record<string, unknown> | undefined;
  const document = () => {
    const below = (prefix: string, modules: AppParts['modules']) =>
      Object.entries(modules).map(([path, module]) => [prefix + path, module.operations] as const);
    made ??= openApiDocument(
      Object.fromEntries([...below('/api', parts.modules), ...below('/functions/v1', parts.functions)]),
      { serverUrl: parts.origin(), productName: parts.publicConfig.productName },
    );
    return made;
  };
  app.use(securityHeaders(parts.origin));
  app.use(requestLog(parts.log));
  app.onError(errorMapper(parts.log));

  app.get('/api/health', async (c) => {
    if (!(await parts.isHealthy())) {
      return problemResponse(c, 'unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    // A server with a full disk can still serve everything that writes no files, so it stays healthy.
    return c.json({ status: 'ok', ...((await parts.isStorageFull()) ? { storage: 'full' } : {}) });
  });
  app.get('/api/config', (c) => c.json(parts.publicConfig));

  app.get('/api/openapi.json', (c) => c.json(document()));

  app.route('/auth/v1', parts.auth);

  const holdRoom = holdRoomForRows(parts.holdForRows);
  const api = new Hono<ApiEnv>();
  api.use(drainRefused, requireSession(parts.verifyAccessToken, parts.accessCookie));
  api.use(except(isUpload, limitBody, readJsonFirst, holdRoom));
  for (const [path, { routes }] of Object.entries(parts.modules)) api.route(path, routes);
  api.all('*', () => {
    throw new ProblemError('not_found');
  });
  app.route('/api', api);

  const functions = new Hono<ApiEnv>();
  functions.onError(errorMapper(parts.log, callProblemResponse));
  functions.use(drainRefused, requireSession(parts.verifyAccessToken, parts.accessCookie));
  functions.use(limitBody, readJsonFirst, holdRoom);
  for (const [path, { routes }] of Object.entries(parts.functions)) functions.route(path, routes);
  functions.all('*', () => {
    throw new ProblemError('not_found');
  });
  app.route('/functions/v1', functions);

  app.route('/', parts.web);
  return app;
};
