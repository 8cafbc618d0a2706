import type { Actor, SystemTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { ensureOthersAdminister, LastAdministratorError } from '../../auth/index.ts';

/**
 * Nobody suspends or deletes themselves here, nor the last who can administer.
 * @throws ProblemError `not_ready` for oneself, `last_administrator`
 */
export const ensureMayLose = async (tx: SystemTransaction, actor: Actor, personId: string): Promise<void> => {
  if (personId === actor.userId) throw new ProblemError('not_ready');
  await ensureOthersAdminister(tx, personId).catch(throwLast);
};

/** For a `catch`. @throws ProblemError `last_administrator`, or what was caught */
export const throwLast = (error: unknown): never => {
  throw error instanceof LastAdministratorError ? new ProblemError('last_administrator') : error;
};
