import type { Actor, Database, WriteTransaction } from '../../platform/database/database.ts';
import { removeRecord } from '../../platform/records/record-writer.ts';
import { putAway } from './deleted/deleted-writer.ts';
import { lockWithExhibits } from './evidence/evidence-writer.ts';
import { INCIDENTS } from './incident-kind.ts';
import { lockPersons } from './persons/person-writer.ts';

/**
 * Deletes an incident that is still as the person saw it, with its persons and exhibits. It can be taken back for 30 days, until
 * then its files stay.
 * @throws ProblemError `not_found`; `stale_version` with the stored incident.
 */
export const deleteIncident = (
  database: Database,
  actor: Actor,
  incidentId: string,
  startedFrom: number,
): Promise<void> => database.asUser(actor, (tx) => deleteIncidentWithin(tx, incidentId, startedFrom));

/** The same in the caller's transaction, which may have locked the incident, its exhibits and its persons in this order. */
export const deleteIncidentWithin = async (
  tx: WriteTransaction,
  incidentId: string,
  startedFrom: number,
): Promise<void> => {
  const exhibits = await lockWithExhibits(tx, incidentId);
  await lockPersons(tx, incidentId);
  await removeRecord(tx, INCIDENTS, incidentId, startedFrom, () => putAway(tx, incidentId, exhibits));
};
