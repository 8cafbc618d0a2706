import type { WriteTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { EVIDENCE_FILES } from './evidence-files.ts';

/** Locks the incident that an exhibit is added to. @throws ProblemError `not_found` */
export const lockIncident = (tx: WriteTransaction, incidentId: string): Promise<void> =>
  lockIncidents(tx, [incidentId]);

/** Locks incidents in the order of their ids, so that two who lock the same ones wait. @throws ProblemError `not_found` */
export const lockIncidents = async (tx: WriteTransaction, incidentIds: readonly string[]): Promise<void> => {
  const unique = [...new Set(incidentIds)];
  const incidents = await tx.db
    .selectFrom('incidents')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('id', 'in', unique)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (incidents.length < unique.length) throw new ProblemError('not_found');
};

/** The next number in an incident that the caller has locked. It is never given again, also after a deletion. */
export const takeNumber = async (tx: WriteTransaction, incidentId: string): Promise<number> => {
  const { last_exhibit_number } = await tx.db
    .updateTable('incidents')
    .set((eb) => ({ last_exhibit_number: eb('last_exhibit_number', '+', 1) }))
    .where('user_id', '=', tx.userId)
    .where('id', '=', incidentId)
    .returning('last_exhibit_number')
    .executeTakeFirstOrThrow();
  return last_exhibit_number;
};

/**
 * Locks an incident with its exhibits before it is deleted with them.
 * @returns the ids of the exhibits
 */
export const lockWithExhibits = async (tx: WriteTransaction, incidentId: string): Promise<string[]> => {
  await lockIncident(tx, incidentId);
  const rows = await tx.db
    .selectFrom('evidence')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('incident_id', '=', incidentId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
};

/** Takes the files from exhibits that are about to be deleted, and removes those that no other record has. */
export const releaseFiles = (tx: WriteTransaction, evidenceIds: readonly string[]): Promise<void> =>
  EVIDENCE_FILES.release(tx, evidenceIds);
