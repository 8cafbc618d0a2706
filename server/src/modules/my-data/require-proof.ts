import { sql } from 'kysely';
import type { ReadTransaction } from '../../platform/database/database.ts';
import { isSessionProven } from '../../platform/database/proven-session.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';

/** True where the person signed in, or showed again who they are, a short time ago. */
export const isProven = async (tx: ReadTransaction): Promise<boolean> => {
  const { rows } = await sql<{ proven: boolean }>`SELECT ${isSessionProven(tx)} AS proven`.execute(tx.db);
  return rows[0]?.proven ?? false;
};

/** For what holds everything, or ends it. @throws ProblemError `proof_required` */
export const requireProof = async (tx: ReadTransaction): Promise<void> => {
  if (!(await isProven(tx))) throw new ProblemError('proof_required');
};
