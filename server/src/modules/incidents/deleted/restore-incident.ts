import type { RestoredIncident } from '#contract/incidents.ts';
import type { Actor, Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readRecord } from '../../../platform/records/record-reader.ts';
import { recordRestored } from '../../../platform/records/record-writer.ts';
import { INCIDENTS } from '../incident-kind.ts';
import { lockWhereItWent, returnExhibits } from '../merging/return-exhibits.ts';
import { lockAllDeleted, takeBack } from './deleted-writer.ts';

/**
 * Takes a deleted incident back as it was, with its persons, exhibits, files and links. With one that another incident took in come
 * the exhibits that went there and are still there. One that is back already, in another tab or by a request whose answer was lost,
 * is answered the same.
 * @throws ProblemError `not_found` also for another person's, and for one that was erased; `proof_required` for a sensitive one,
 *   and where its exhibits are in a sensitive one. UnsealError when it is damaged.
 */
export const restoreIncident = (
  database: Database,
  actor: Actor,
  incidentId: string,
): Promise<RestoredIncident> =>
  database.asUser(actor, async (tx) => {
    let merged_exhibits = { back: 0, away: 0 };
    if (await lockAllDeleted(tx, incidentId)) {
      const merge = await lockWhereItWent(tx, incidentId);
      await takeBack(tx, incidentId);
      await recordRestored(tx, INCIDENTS, incidentId);
      if (merge) merged_exhibits = await returnExhibits(tx, merge);
    }
    const incident = await readRecord(tx, INCIDENTS, incidentId);
    if (!incident) throw new ProblemError('not_found');
    return { ...incident, merged_exhibits };
  });
