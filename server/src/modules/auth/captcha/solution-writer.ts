import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Stores a solution; false when it was stored before. Each counts once across all servers. */
export const countSolutionOnce = (database: Database, solution: string, expiresAt: Date): Promise<boolean> =>
  database.asSystem('count a captcha solution once', async (tx) => {
    const counted = await tx.db
      .insertInto('auth.captcha_solutions')
      .values({ solution_hash: createHash('sha256').update(solution).digest(), expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('solution_hash')
      .executeTakeFirst();
    // [Note: sweeping] in attempt-limits.ts
    await tx.db
      .deleteFrom('auth.captcha_solutions')
      .where('solution_hash', 'in', (past) =>
        past
          .selectFrom('auth.captcha_solutions')
          .select('solution_hash')
          .where('expires_at', '<', sql<Date>`now()`)
          .forUpdate()
          .skipLocked(),
      )
      .execute();
    return counted !== undefined;
  });
