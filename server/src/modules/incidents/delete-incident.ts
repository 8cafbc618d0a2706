import type { Actor, Database } from '../../platform/database/database.ts';
import { removeRecord } from '../../platform/records/record-writer.ts';
import { INCIDENTS } from './incident-kind.ts';

/**
 * Deletes an incident that is still as the person saw it.
 * @throws ProblemError `not_found`; `stale_version` with the stored incident.
 */
export const deleteIncident = (
  database: Database,
  actor: Actor,
  incidentId: string,
  startedFrom: number,
): Promise<void> => database.asUser(actor, (tx) => removeRecord(tx, INCIDENTS, incidentId, startedFrom));
