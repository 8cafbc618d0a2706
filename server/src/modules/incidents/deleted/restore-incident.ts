import type { Incident } from '#contract/incidents.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readRecord } from '../../../platform/records/record-reader.ts';
import { recordRestored } from '../../../platform/records/record-writer.ts';
import { INCIDENTS } from '../incident-kind.ts';
import { lockAllDeleted, takeBack } from './deleted-writer.ts';

/**
 * Takes a deleted incident back as it was, with its persons, exhibits, files and links. One that is back already, in another tab
 * or by a request whose answer was lost, is answered the same.
 * @throws ProblemError `not_found` also for another person's, and for one that was erased; `proof_required` for a sensitive one.
 *   UnsealError when it is damaged.
 */
export const restoreIncident = (database: Database, actor: Actor, incidentId: string): Promise<Incident> =>
  database.asUser(actor, async (tx) => {
    if (await lockAllDeleted(tx, incidentId)) {
      await takeBack(tx, incidentId);
      return await recordRestored(tx, INCIDENTS, incidentId);
    }
    const incident = await readRecord(tx, INCIDENTS, incidentId);
    if (!incident) throw new ProblemError('not_found');
    return incident;
  });
