import type { IncidentHistory } from '#contract/incidents.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readHistory } from '../../platform/records/record-reader.ts';
import { INCIDENTS } from './incident-kind.ts';

/**
 * What an incident said in each of its versions, and when that was recorded. Of one that was deleted nothing is shown.
 * @throws ProblemError `not_found` also for another person's.
 */
export const getIncidentHistory = async (
  database: Database,
  actor: Actor,
  incidentId: string,
): Promise<IncidentHistory> => {
  const versions = await database.asReader(actor, (tx) => readHistory(tx, INCIDENTS, incidentId));
  if (!versions) throw new ProblemError('not_found');
  return { versions };
};
