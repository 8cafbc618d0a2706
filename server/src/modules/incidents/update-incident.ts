import { DEFAULTED_FIELDS, type Incident, type IncidentPatch } from '#contract/incidents.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { readStored } from '../../platform/records/record-reader.ts';
import { changeRecord } from '../../platform/records/record-writer.ts';
import { INCIDENTS } from './incident-kind.ts';

/**
 * Saves an edit that started from a version. A default that the person had left alone is stated once they change it.
 * @throws ProblemError `not_found`; `stale_version` with the stored incident, so that both texts can be offered.
 */
export const updateIncident = (
  database: Database,
  actor: Actor,
  incidentId: string,
  startedFrom: number,
  patch: IncidentPatch,
): Promise<Incident> =>
  database.asUser(actor, async (tx) => {
    // An hour does not outlive its day.
    const said = { ...patch, ...(patch.incident_date === null && { incident_time: null }) };
    const stated = DEFAULTED_FIELDS.filter((field) => patch[field] !== undefined);
    if (stated.length === 0 || patch.unstated)
      return await changeRecord(tx, INCIDENTS, incidentId, startedFrom, said);
    // Of another version than the edit started from nothing is saved.
    const before = await readStored(tx, INCIDENTS, incidentId);
    const unstated = before?.unstated.filter((field) => !stated.includes(field));
    return await changeRecord(tx, INCIDENTS, incidentId, startedFrom, { ...said, unstated });
  });
