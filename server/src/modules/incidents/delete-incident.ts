import type { Actor, Database } from '../../platform/database/database.ts';
import { removeIncident } from './incident-writer.ts';

/**
 * Deletes an incident that is still as the person saw it.
 * @throws ProblemError `not_found`; `stale_version` with the stored incident.
 */
export const deleteIncident = (
  database: Database,
  actor: Actor,
  incidentId: string,
  startedFrom: number,
): Promise<void> => database.asUser(actor, (tx) => removeIncident(tx, incidentId, startedFrom));
