/** Maps every thrown error to GoTrue's error answers (auth.md, Errors). */
import type { Context } from 'hono';
import { DatabaseUnavailableError, hasSqlState, translateError } from '../../../platform/database/errors.ts';
import { ProblemError, RETRY_AFTER_SECONDS } from '../../../platform/errors/problem-error.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';
import { AuthError } from '../foundation/errors.ts';

const VERSION_HEADER = 'X-Supabase-Api-Version';
/** From this API version on the code is text. */
const TEXT_CODES_SINCE = '2024-01-01';

/** PostgreSQL gave up waiting for a lock, or ended one of two transactions in a deadlock. */
const CONTENTION_STATES = ['55P03', '40P01', '40001'];
const CONTENTION_RETRY_SECONDS = 1;
/** Longer, because somebody has to free space first. */
const STORAGE_RETRY_SECONDS = 60;

export const authErrorMapper =
  (log: Logger) =>
  (thrown: unknown, c: Context): Response => {
    const error = translateError(thrown);
    if (error instanceof AuthError) return errorResponse(c, error);
    if (CONTENTION_STATES.some((state) => hasSqlState(error, state))) {
      return errorResponse(c, contention(c));
    }
    if (error instanceof DatabaseUnavailableError) {
      log.warn({ err: error, route: c.req.routePath }, 'database unavailable');
      const details = { retryAfterSeconds: RETRY_AFTER_SECONDS };
      return errorResponse(c, new AuthError(503, 'unexpected_failure', 'Service unavailable', details));
    }
    if (error instanceof ProblemError && error.code === 'storage_full') {
      log.error({ err: error, route: c.req.routePath }, 'storage full');
      // Not 507: auth-js (NETWORK_ERROR_CODES) takes that for a refusal, and drops a session whose refresh is refused.
      const details = { retryAfterSeconds: STORAGE_RETRY_SECONDS };
      return errorResponse(c, new AuthError(503, 'storage_full', 'The server has no room left', details));
    }
    const correlationId = c.get('correlationId' as never) as string | undefined;
    log.error({ err: error, correlationId, route: c.req.routePath }, 'request failed');
    const message = 'Unexpected failure, please check server logs for more information';
    return errorResponse(c, new AuthError(500, 'unexpected_failure', message));
  };

/**
 * 409 as in GoTrue, but 503 for a refresh: clients drop the session after a status below 500, and try again after a
 * 5xx. Nobody is signed out because the database was busy.
 */
const contention = (c: Context): AuthError => {
  const message = 'Too many concurrent requests on the same account';
  return c.req.path.endsWith('/token')
    ? new AuthError(503, 'conflict', message, { retryAfterSeconds: CONTENTION_RETRY_SECONDS })
    : new AuthError(409, 'conflict', message);
};

const errorResponse = (c: Context, { status, code, message, details }: AuthError): Response => {
  c.header('x-sb-error-code', code);
  if (details.retryAfterSeconds) c.header('Retry-After', String(details.retryAfterSeconds));
  const weakPassword = details.weakPasswordReasons
    ? { weak_password: { reasons: details.weakPasswordReasons } }
    : {};
  const oauth = details.oauthError ? { error: details.oauthError, error_description: message } : {};
  const version = versionFrom(c.req.header(VERSION_HEADER));
  if (version !== null && version >= TEXT_CODES_SINCE) {
    c.header(VERSION_HEADER, version);
    return c.json({ code, message, ...weakPassword, ...oauth }, status);
  }
  return c.json({ code: status, error_code: code, msg: message, ...weakPassword, ...oauth }, status);
};

/** The date as ISO text, which sorts by date; null when it is not a date. */
const versionFrom = (header: string | undefined): string | null => {
  if (!header || !/^\d{4}-\d{2}-\d{2}$/.test(header)) return null;
  return Number.isNaN(Date.parse(header)) ? null : header;
};
