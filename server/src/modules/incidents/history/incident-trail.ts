import type { ReadTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import type { Trail } from '../../../platform/ledger/ledger-reader.ts';

/** An incident with its persons and exhibits, for the ledger. @throws ProblemError `not_found` also for another person's. */
export const readIncidentTrail = async (tx: ReadTransaction, incidentId: string): Promise<Trail> => {
  const [incident, persons, exhibits] = await Promise.all([
    tx.db
      .selectFrom('incidents')
      .select('id')
      .where('user_id', '=', tx.userId)
      .where('id', '=', incidentId)
      .executeTakeFirst(),
    tx.db
      .selectFrom('incident_persons')
      .select('id')
      .where('user_id', '=', tx.userId)
      .where('incident_id', '=', incidentId)
      .execute(),
    tx.db
      .selectFrom('evidence')
      .select('id')
      .where('user_id', '=', tx.userId)
      .where('incident_id', '=', incidentId)
      .execute(),
  ]);
  if (!incident) throw new ProblemError('not_found');
  return { id: incidentId, parts: [...persons, ...exhibits].map(({ id }) => id) };
};
