import type { Actor, Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { erase, lockDeleted } from './deleted-writer.ts';

/**
 * Erases a deleted incident before its time: it cannot be taken back any more. The ledger keeps its sealed versions (decision 007).
 * @throws ProblemError `not_found` also for another person's, and for one that is not deleted.
 */
export const eraseIncident = (database: Database, actor: Actor, incidentId: string): Promise<void> =>
  database.asUser(actor, async (tx) => {
    if (!(await lockDeleted(tx, incidentId))) throw new ProblemError('not_found');
    await erase(tx, incidentId);
  });
