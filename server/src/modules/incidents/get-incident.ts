import type { Incident } from '#contract/incidents.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readRecord } from '../../platform/records/record-reader.ts';
import { INCIDENTS } from './incident-kind.ts';
import { readTakenIn } from './merging/merge-entry.ts';

/**
 * One incident, whole.
 * @throws ProblemError `not_found` also for another person's; `taken_in` with the incident that took this one in
 */
export const getIncident = async (
  database: Database,
  actor: Actor,
  incidentId: string,
): Promise<Incident> => {
  return await database.asReader(actor, async (tx) => {
    const incident = await readRecord(tx, INCIDENTS, incidentId);
    if (incident) return incident;
    const current = await readTakenIn(tx, incidentId);
    throw current ? new ProblemError('taken_in', { current }) : new ProblemError('not_found');
  });
};
