/** The one mapper from errors to answers. */
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { PROBLEMS, type Problem, type ProblemCode } from '#contract/common/problems.ts';
import {
  AccountClosingError,
  ConfirmationNeededError,
  DatabaseUnavailableError,
  hasSqlState,
  SecondFactorNeededError,
  SessionEndedError,
  SQLSTATE,
  translateError,
} from '../platform/database/errors.ts';
import { type ProblemDetails, ProblemError, RETRY_AFTER_SECONDS } from '../platform/errors/problem-error.ts';
import { MissingObjectError } from '../platform/files/object-store.ts';
import { callErrorText, restErrorText } from '../platform/requests/call-error.ts';
import type { ApiEnv } from '../platform/requests/requests.ts';
import type { Logger } from '../platform/telemetry/logger.ts';
import { UnsealError } from '../platform/vault/unseal-error.ts';

/** The problem document as an answer. */
export const problemResponse = (
  c: Context<ApiEnv>,
  code: ProblemCode,
  details: ProblemDetails & { correlationId?: string } = {},
): Response => {
  const { status, title } = PROBLEMS[code];
  const body: Problem = { type: `urn:recueil:problem:${code}`, title, status, code, ...details };
  if (details.retryAfterSeconds) c.header('Retry-After', String(details.retryAfterSeconds));
  if (status === 401) c.header('WWW-Authenticate', 'Bearer');
  return c.body(JSON.stringify(body), status, { 'Content-Type': 'application/problem+json' });
};

/** The same for `/functions/v1`, whose callers read a text in `error`. */
export const callProblemResponse: typeof problemResponse = (c, code, details = {}) =>
  problemResponse(c, code, { error: callErrorText(code), ...details });

/** The same for `/rest/v1`, whose callers read PostgREST's `message`, `details` and `hint` beside the code. */
export const restProblemResponse: typeof problemResponse = (c, code, details = {}) =>
  problemResponse(c, code, { message: restErrorText(code), details: null, hint: null, ...details });

/** Known errors keep their code; the unknown is logged with a correlation id, and only the id leaves. */
export const errorMapper =
  (log: Logger, respond = problemResponse) =>
  (thrown: unknown, c: Context<ApiEnv>): Response => {
    const error = translateError(thrown);
    if (error instanceof ProblemError) {
      // Only the log tells the operator, who has to fix it.
      if (error.code === 'storage_full') log.error({ err: error, route: c.req.routePath }, 'storage full');
      return respond(c, error.code, error.details);
    }
    if (error instanceof SessionEndedError) return respond(c, 'session_ended');
    if (error instanceof SecondFactorNeededError) return respond(c, 'second_factor_needed');
    if (error instanceof ConfirmationNeededError) return respond(c, 'confirmation_needed');
    if (error instanceof AccountClosingError) return respond(c, 'account_closing');
    // A deadlock: this transaction was rolled back, and can be retried.
    if (error instanceof DatabaseUnavailableError || hasSqlState(error, SQLSTATE.deadlock)) {
      log.warn({ err: error, route: c.req.routePath }, 'database unavailable');
      return respond(c, 'unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    if (error instanceof UnsealError || error instanceof MissingObjectError) {
      // Changed by hand, restored from an older copy, or damaged: the operator has to know.
      log.error(
        { err: error, correlationId: c.get('correlationId'), route: c.req.routePath },
        'something stored does not open',
      );
      return respond(c, 'damaged', { correlationId: c.get('correlationId') });
    }
    if (error instanceof HTTPException && error.status === 413) return respond(c, 'body_too_large');
    const correlationId = c.get('correlationId');
    log.error({ err: error, correlationId, route: c.req.routePath }, 'request failed');
    return respond(c, 'internal', { correlationId });
  };
