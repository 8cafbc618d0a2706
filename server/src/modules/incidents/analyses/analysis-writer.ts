import type { WriteTransaction } from '../../../platform/database/database.ts';

/** How many analyses an incident has, which the caller has locked. */
export const countAnalyses = async (tx: WriteTransaction, incidentId: string): Promise<number> => {
  const { count } = await tx.db
    .selectFrom('ai_analyses')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', tx.userId)
    .where('incident_id', '=', incidentId)
    .executeTakeFirstOrThrow();
  return Number(count);
};
