import type { Incident } from '#contract/incidents.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readRecord } from '../../platform/records/record-reader.ts';
import { INCIDENTS } from './incident-kind.ts';

/** One incident, whole. @throws ProblemError `not_found` also for another person's. */
export const getIncident = async (
  database: Database,
  actor: Actor,
  incidentId: string,
): Promise<Incident> => {
  const incident = await database.asReader(actor, (tx) => readRecord(tx, INCIDENTS, incidentId));
  if (!incident) throw new ProblemError('not_found');
  return incident;
};
