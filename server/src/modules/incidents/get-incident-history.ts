import type { PageQuery } from '#contract/common/shapes.ts';
import type { IncidentHistory } from '#contract/incidents.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readHistoryPage } from '../../platform/records/record-history.ts';
import { INCIDENTS } from './incident-kind.ts';

/**
 * What an incident said in each of its versions, and when that was recorded. Of one that was deleted nothing is shown.
 * @throws ProblemError `not_found` also for another person's; `bad_cursor`.
 */
export const getIncidentHistory = async (
  database: Database,
  actor: Actor,
  incidentId: string,
  query: PageQuery,
): Promise<IncidentHistory> => {
  const page = await database.asReader(actor, (tx) => readHistoryPage(tx, INCIDENTS, incidentId, query));
  if (!page) throw new ProblemError('not_found');
  return page;
};
