import type { ReadTransaction } from '../../platform/database/database.ts';

/** What incidents are called by, by their ids; of those that are not there any more, nothing. */
export const readReferenceNumbers = async (
  tx: ReadTransaction,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx.db
    .selectFrom('incidents')
    .select(['id', 'reference_number'])
    .where('user_id', '=', tx.userId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, reference_number }) => [id, reference_number]));
};
