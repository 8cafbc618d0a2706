import { Hono, type MiddlewareHandler } from 'hono';
import { JSON_BODY_MAX_BYTES } from '#contract/common/limits.ts';
import type { PublicConfig } from '#contract/config.ts';
import { ProblemError } from '../platform/errors/problem-error.ts';
import type { HoldForRows } from '../platform/files/rows-room.ts';
import { readBodyFirst } from '../platform/requests/read-body-first.ts';
import type { ApiEnv } from '../platform/requests/requests.ts';
import type { Route } from '../platform/requests/route.ts';
import type { Logger } from '../platform/telemetry/logger.ts';
import { holdRoomForRows } from './hold-room.ts';
import { drainRefused, limitBody } from './limit-body.ts';
import { openRoutes } from './open-routes.ts';
import { openApiDocument } from './openapi.ts';
import { type PlacedRoute, placed } from './placed-route.ts';
import { callProblemResponse, errorMapper, restProblemResponse } from './problem-responses.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { requireSession, type VerifyAccessToken } from './session.ts';

/** Tables of routes by the path where they hang. */
type Tables = Record<string, Route[]>;

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
  /** Is told of each person whose request was served. */
  seen: (userId: string) => void;
  /** The GoTrue-compatible service; has its own error shape. Mounted at /auth/v1. */
  auth: Hono;
  /** Routes that need no session, by their path below /api. */
  openModules: Tables;
  /** Routes for signed-in people, by their path below /api. */
  modules: Tables;
  /** Likewise, by the path below /functions/v1; a failed answer also has a text in `error`. */
  functions: Tables;
  /** Likewise, by the path below /rest/v1; a failed answer also has what a client of PostgREST reads. */
  rest: Tables;
  /** Public origin of the site. */
  origin: () => string;
  /** The built web app, for every path that is not an endpoint. */
  web: Hono;
}

export interface App {
  app: Hono<ApiEnv>;
  /** Every route of /api, /functions/v1 and /rest/v1. The OpenAPI document and the tests that walk all routes are made of it. */
  routes: PlacedRoute[];
}

/** Every body but an upload is JSON, and JSON is UTF-8 (RFC 8259, 8.1). */
const readJsonFirst = readBodyFirst(() => new ProblemError('bad_json'));

/** The whole HTTP surface. */
export const createApp = (parts: AppParts): App => {
  const app = new Hono<ApiEnv>();
  app.use(securityHeaders(parts.origin));
  app.use(requestLog(parts.log));
  app.onError(errorMapper(parts.log));

  // Built at the first request, so that the start does not wait for it.
  let made: Record<string, unknown> | undefined;
  const document = () => {
    made ??= openApiDocument(routes, {
      serverUrl: parts.origin(),
      productName: parts.publicConfig.productName,
    });
    return made;
  };
  const open = [
    ...placed('/api', openRoutes({ ...parts, document }), { isOpen: true }),
    ...placedTables('/api', parts.openModules, { isOpen: true }),
  ];
  const api = placedTables('/api', parts.modules);
  const functions = placedTables('/functions/v1', parts.functions);
  const rest = placedTables('/rest/v1', parts.rest);
  const routes = [...open, ...api, ...functions, ...rest];

  serve(app, open, bodyGuards);
  app.route('/auth/v1', parts.auth);
  const before = guards(parts);
  app.route('/', signedIn('/api/*', api, before));
  const calls = signedIn('/functions/v1/*', functions, before);
  calls.onError(errorMapper(parts.log, callProblemResponse));
  app.route('/', calls);
  const procedures = signedIn('/rest/v1/*', rest, before);
  procedures.onError(errorMapper(parts.log, restProblemResponse));
  app.route('/', procedures);
  app.route('/', parts.web);
  return { app, routes };
};

const placedTables = (prefix: string, tables: Tables, { isOpen } = { isOpen: false }): PlacedRoute[] =>
  Object.entries(tables).flatMap(([path, table]) => placed(prefix + path, table, { isOpen }));

type Before = (
  route: Pick<Route, 'method' | 'upload' | 'bodyMaxBytes' | 'needsNoRoom' | 'opensAsLink'>,
) => MiddlewareHandler[];

const serve = (app: Hono<ApiEnv>, routes: PlacedRoute[], before: Before): void => {
  for (const route of routes) app.on(route.method, [route.path], ...before(route), route.respond);
};

/** The routes for signed-in people. Every other path below is answered with 404, and with 401 to everybody else. */
const signedIn = (below: string, routes: PlacedRoute[], before: Before): Hono<ApiEnv> => {
  const app = new Hono<ApiEnv>();
  serve(app, routes, before);
  app.on('ALL', [below], ...before({ method: 'POST', needsNoRoom: true }), () => {
    throw new ProblemError('not_found');
  });
  return app;
};

/** The limit of a JSON body, before it is read. */
const bodyGuards: Before = ({ method, bodyMaxBytes = JSON_BODY_MAX_BYTES }) =>
  method === 'GET' ? [] : [drainRefused, limitBody(bodyMaxBytes), readJsonFirst];

/** What stands before the route of a signed-in person: the session, the limit of its body, and room for what it writes. */
const guards = (parts: AppParts): Before => {
  const { verifyAccessToken, accessCookie: downloadCookie, seen } = parts;
  const session = requireSession(verifyAccessToken, { seen });
  const sessionOrCookie = requireSession(verifyAccessToken, { downloadCookie, seen });
  const holdRoom = holdRoomForRows(parts.holdForRows);
  return ({ method, upload, bodyMaxBytes = JSON_BODY_MAX_BYTES, needsNoRoom, opensAsLink }) => {
    const writes = method === 'POST' || method === 'PUT' || method === 'PATCH';
    // A file is counted and stored as it arrives (modules/files), and is never in memory as a whole. To ask a GET for its
    // body makes a whole request object of it, and there is none.
    const readsBody = method !== 'GET' && !upload;
    return [
      drainRefused,
      opensAsLink ? sessionOrCookie : session,
      ...(readsBody ? [limitBody(bodyMaxBytes), readJsonFirst] : []),
      ...(writes && !upload && !needsNoRoom ? [holdRoom] : []),
    ];
  };
};
