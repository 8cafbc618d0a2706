import { sql } from 'kysely';
import type { ReadTransaction } from '../../platform/database/database.ts';
import { opensNow } from './share-state.ts';

/** How often one's shares were opened with their code, all together, and how many open a copy now. */
export const countOpenings = async (
  tx: ReadTransaction,
  now: Date,
): Promise<{ openings: number; open: number }> => {
  const { openings, open } = await tx.db
    .selectFrom('shares')
    .select([
      sql<number>`coalesce(sum(openings), 0)`.as('openings'),
      sql<number>`count(*) FILTER (WHERE ${opensNow(now)})`.as('open'),
    ])
    .where('user_id', '=', tx.userId)
    .executeTakeFirstOrThrow();
  return { openings: Number(openings), open: Number(open) };
};
