import type { ReadTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';

/** Where an exhibit stands. */
export type ExhibitPlace = Readonly<Record<'incidentId' | 'evidenceId', string>>;

/** An exhibit is found only under its own incident. @throws ProblemError `not_found` */
export const requireExhibit = async (
  tx: ReadTransaction,
  { incidentId, evidenceId }: ExhibitPlace,
): Promise<void> => {
  const row = await tx.db
    .selectFrom('evidence')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('incident_id', '=', incidentId)
    .where('id', '=', evidenceId)
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
};
