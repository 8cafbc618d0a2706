/** The exhibits that went with a merged incident, and come back with it. */
import type { RestoredIncident } from '#contract/incidents.ts';
import type { WriteTransaction } from '../../../platform/database/database.ts';
import { readEvidence } from '../evidence/evidence-kind.ts';
import { lockWithExhibits } from '../evidence/evidence-writer.ts';
import { returnExhibitWithin } from '../evidence/move-exhibit.ts';
import { requireProof } from '../sensitive/proof.ts';
import { type MergeEntry, readMergeOf } from './merge-entry.ts';

/**
 * Locks the incident that took in a deleted one, with its exhibits, before the deleted one is taken back.
 * @returns the merge, for {@link returnExhibits}; undefined where it was not merged
 * @throws ProblemError `proof_required` where the one that took it in is sensitive
 */
export const lockWhereItWent = async (
  tx: WriteTransaction,
  deletedIncidentId: string,
): Promise<MergeEntry | undefined> => {
  const merge = await readMergeOf(tx, deletedIncidentId);
  if (merge && (await isThere(tx, merge.incident_id))) {
    await requireProof(tx, [merge.incident_id]);
    await lockWithExhibits(tx, merge.incident_id);
  }
  return merge;
};

/**
 * Moves the exhibits that a merge took from an incident back to it, under their former numbers. Those that were moved elsewhere or
 * deleted since stay where they are, and one that does not open, too. The caller has put the incident back.
 */
export const returnExhibits = async (
  tx: WriteTransaction,
  { incident_id: from, merged_incident_id: to, exhibit_ids }: MergeEntry,
): Promise<RestoredIncident['merged_exhibits']> => {
  const [former, there] = await Promise.all([readFormerNumbers(tx, to), readEvidence(tx, from)]);
  const went = exhibit_ids ?? [...former.keys()];
  let back = 0;
  for (const evidenceId of went) {
    const exhibit = there.find(({ id }) => id === evidenceId);
    const number = former.get(evidenceId);
    if (!exhibit || exhibit.damaged || number === undefined) continue;
    const place = { incidentId: from, evidenceId };
    await returnExhibitWithin(tx, place, exhibit.version, { incident_id: to, number });
    back += 1;
  }
  return { back, away: went.length - back };
};

/** The last number that each exhibit had in an incident from which it went, in their order. */
const readFormerNumbers = async (
  tx: WriteTransaction,
  incidentId: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx.db
    .selectFrom('evidence_moves')
    .select(['evidence_id', 'number'])
    .where('user_id', '=', tx.userId)
    .where('incident_id', '=', incidentId)
    .orderBy('number')
    .execute();
  return new Map(rows.map(({ evidence_id, number }) => [evidence_id, number]));
};

const isThere = async (tx: WriteTransaction, incidentId: string): Promise<boolean> => {
  const row = await tx.db
    .selectFrom('incidents')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('id', '=', incidentId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
};
