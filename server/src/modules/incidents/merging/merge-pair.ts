import type { Incident } from '#contract/incidents.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readRecord } from '../../../platform/records/record-reader.ts';
import { INCIDENTS } from '../incident-kind.ts';
import { requireProof } from '../sensitive/proof.ts';

/** The incident that stays, and the one that it takes in. */
export type MergedIds = Readonly<Record<'incidentId' | 'otherIncidentId', string>>;

/** Both, whole. @throws ProblemError `not_found`, also where they are one; `proof_required`. UnsealError when one is damaged. */
export const readPair = async (
  tx: ReadTransaction,
  { incidentId, otherIncidentId }: MergedIds,
): Promise<{ own: Incident; other: Incident }> => {
  await requireProof(tx, [otherIncidentId]);
  const [own, other] = await Promise.all(
    [incidentId, otherIncidentId].map((id) => readRecord(tx, INCIDENTS, id)),
  );
  if (!own || !other || incidentId === otherIncidentId) throw new ProblemError('not_found');
  return { own, other };
};
