import type { ReadTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';

/** Where a person stands. */
export type PersonPlace = Readonly<Record<'incidentId' | 'personId', string>>;

/** A person is found only under their own incident. @throws ProblemError `not_found` */
export const requirePerson = async (
  tx: ReadTransaction,
  { incidentId, personId }: PersonPlace,
): Promise<void> => {
  const row = await tx.db
    .selectFrom('incident_persons')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('incident_id', '=', incidentId)
    .where('id', '=', personId)
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
};
