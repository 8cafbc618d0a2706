import { changedWhen, isInOrder, WHEN_FIELDS, type When } from '#contract/common/incident-when.ts';
import { DEFAULTED_FIELDS, type Incident, type IncidentPatch } from '#contract/incidents.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readStored } from '../../platform/records/record-reader.ts';
import { changeRecord } from '../../platform/records/record-writer.ts';
import { INCIDENTS } from './incident-kind.ts';

/**
 * Saves an edit that started from a version. A default that the person had left alone is stated once they change it; what
 * depends on the day and its certainty changes with them.
 * @throws ProblemError `not_found`; `stale_version` with the stored incident, so that both texts can be offered;
 *   `invalid_input` for a last day before the first one.
 */
export const updateIncident = (
  database: Database,
  actor: Actor,
  incidentId: string,
  startedFrom: number,
  patch: IncidentPatch,
): Promise<Incident> =>
  database.asUser(actor, async (tx) => {
    // Of another version than the edit started from nothing is saved.
    const before = await readStored(tx, INCIDENTS, incidentId);
    const said = before ? { ...patch, ...whenChanged(before, patch), ...statedBy(before, patch) } : patch;
    return await changeRecord(tx, INCIDENTS, incidentId, startedFrom, said);
  });

const whenChanged = (before: When, patch: IncidentPatch): Partial<When> => {
  if (WHEN_FIELDS.every((field) => patch[field] === undefined)) return {};
  const { incident_date, incident_until, date_certainty, incident_time, time_until, time_certainty } = before;
  const former = { incident_date, incident_until, date_certainty, incident_time, time_until, time_certainty };
  const when = changedWhen(former, patch);
  if (!isInOrder(when)) throw new ProblemError('invalid_input', { fields: ['incident_until'] });
  return when;
};

/** A default is stated once it is changed, also to what stood there. */
const statedBy = (
  before: Pick<Incident, 'unstated'>,
  patch: IncidentPatch,
): Partial<Pick<Incident, 'unstated'>> => {
  const stated = DEFAULTED_FIELDS.filter((field) => patch[field] !== undefined);
  if (stated.length === 0 || patch.unstated) return {};
  return { unstated: before.unstated.filter((field) => !stated.includes(field)) };
};
