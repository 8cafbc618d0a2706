import type { Incident } from '#contract/incidents.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { readRecord } from '../../../platform/records/record-reader.ts';
import { INCIDENTS } from '../incident-kind.ts';

/** The incident that stays, and the one that it takes in. */
export type MergedIds = Readonly<Record<'incidentId' | 'otherIncidentId', string>>;

/** Both, whole. @throws ProblemError `not_found`, also where they are one. UnsealError when one is damaged. */
export const readPair = async (
  tx: ReadTransaction,
  { incidentId, otherIncidentId }: MergedIds,
): Promise<{ own: Incident; other: Incident }> => {
  const [own, other] = await Promise.all(
    [incidentId, otherIncidentId].map((id) => readRecord(tx, INCIDENTS, id)),
  );
  if (!own || !other || incidentId === otherIncidentId) throw new ProblemError('not_found');
  return { own, other };
};
