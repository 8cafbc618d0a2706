import { DatabaseError } from 'pg';
import { ProblemError } from '../errors/problem-error.ts';
import { isStorageFull } from '../errors/storage-full.ts';

/**
 * SQLSTATEs that the code reacts to. The first five are our own, raised by `app.enter` (041-my-data.sql); the next two by
 * `app.enter_administration` (042-administration.sql), and one by `app.request_closing` (048-suspended-accounts-keep-everything.sql).
 */
export const SQLSTATE = {
  sessionEnded: 'RC401',
  accountClosed: 'RC410',
  secondFactorNeeded: 'RC428',
  confirmationNeeded: 'RC403',
  accountClosing: 'RC423',
  administratorsOnly: 'RC406',
  proofNeeded: 'RC407',
  lastAdministrator: 'RC409',
  uniqueViolation: '23505',
  deadlock: '40P01',
  foreignKeyViolation: '23503',
  abortedTransaction: '25P02',
} as const;

/** The session, or the whole account, ended before or while the request was served. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/** The session has not shown the second factor that its person has. */
export class SecondFactorNeededError extends Error {
  override readonly name = 'SecondFactorNeededError';
}

/** The session depends on something that an operator created or changed, and the person has not confirmed it. */
export class ConfirmationNeededError extends Error {
  override readonly name = 'ConfirmationNeededError';
}

/** The person wants the account closed: until then it opens nothing but that, and their export. */
export class AccountClosingError extends Error {
  override readonly name = 'AccountClosingError';
}

/** The database cannot be reached, is starting, or is going away; the same request may succeed later. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** True when PostgreSQL answered with this SQLSTATE. */
export const hasSqlState = (error: unknown, state: string): boolean =>
  error instanceof DatabaseError && error.code === state;

/** Class 08 connection, 53 resources, 57P administrator shutdown, 58 system. */
const UNAVAILABLE_STATE = /^(08|53|57P|58)/;
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
]);

/**
 * Turns an error of the driver or the file system into one of the errors above, or into the problem `storage_full` where
 * the disk is full; every other error is returned unchanged.
 */
export const translateError = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof ProblemError) return error;
  if (isStorageFull(error)) return new ProblemError('storage_full', {}, { cause: error });
  if (error instanceof DatabaseError) {
    const state = error.code ?? '';
    if (state === SQLSTATE.sessionEnded || state === SQLSTATE.accountClosed) return new SessionEndedError();
    if (state === SQLSTATE.secondFactorNeeded) return new SecondFactorNeededError();
    if (state === SQLSTATE.confirmationNeeded) return new ConfirmationNeededError();
    if (state === SQLSTATE.administratorsOnly)
      return new ProblemError('administrators_only', {}, { cause: error });
    if (state === SQLSTATE.proofNeeded) return new ProblemError('proof_required', {}, { cause: error });
    if (state === SQLSTATE.lastAdministrator)
      return new ProblemError('last_administrator', {}, { cause: error });
    if (state === SQLSTATE.accountClosing) return new AccountClosingError();
    if (UNAVAILABLE_STATE.test(state)) return new DatabaseUnavailableError('', { cause: error });
    return error;
  }
  const code = (error as NodeJS.ErrnoException).code;
  if (
    (code && UNAVAILABLE_CODES.has(code)) ||
    /^(Connection terminated|timeout exceeded|Query read timeout|Client (was closed|has encountered))/.test(
      error.message,
    )
  ) {
    return new DatabaseUnavailableError('', { cause: error });
  }
  return error;
};
