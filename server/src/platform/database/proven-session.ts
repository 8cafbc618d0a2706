import { type RawBuilder, sql } from 'kysely';
import { SENSITIVE_OPENS_MINUTES } from '#contract/common/limits.ts';
import { ProblemError } from '../errors/problem-error.ts';
import type { ReadTransaction } from './database.ts';

/**
 * True in a query whose session's person signed in, or showed again who they are, so short a time ago that what is sensitive
 * opens. Work that goes on without a session began in one that was asked.
 */
export const isSessionProven = ({ sessionId }: ReadTransaction): RawBuilder<boolean> =>
  sessionId === null
    ? sql<boolean>`TRUE`
    : sql<boolean>`app.session_proven_within(${sessionId}, make_interval(mins => ${SENSITIVE_OPENS_MINUTES}))`;

/** True where the person signed in, or showed again who they are, a short time ago. */
export const isProven = async (tx: ReadTransaction): Promise<boolean> => {
  const { rows } = await sql<{ proven: boolean }>`SELECT ${isSessionProven(tx)} AS proven`.execute(tx.db);
  return rows[0]?.proven ?? false;
};

/** For what holds everything, or ends it. @throws ProblemError `proof_required` */
export const requireProvenSession = async (tx: ReadTransaction): Promise<void> => {
  if (!(await isProven(tx))) throw new ProblemError('proof_required');
};
