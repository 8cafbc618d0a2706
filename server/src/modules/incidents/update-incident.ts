import type { Incident, IncidentPatch } from '#contract/incidents.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { changeRecord } from '../../platform/records/record-writer.ts';
import { INCIDENTS } from './incident-kind.ts';

/**
 * Saves an edit that started from a version.
 * @throws ProblemError `not_found`; `stale_version` with the stored incident, so that both texts can be offered.
 */
export const updateIncident = (
  database: Database,
  actor: Actor,
  incidentId: string,
  startedFrom: number,
  patch: IncidentPatch,
): Promise<Incident> =>
  database.asUser(actor, (tx) => changeRecord(tx, INCIDENTS, incidentId, startedFrom, patch));
