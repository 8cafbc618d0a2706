import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';
import type { AccountVerbs } from '../../auth/index.ts';
import { writeAudit } from '../audit/audit-writer.ts';

/** Deletes the accounts whose announced deletion takes effect now, unless they are suspended. One that fails is left to the next time. Returns how many. */
export const eraseAccounts = async (
  database: Database,
  accounts: Pick<AccountVerbs, 'remove'>,
  log: Logger,
): Promise<number> => {
  const due = await database.asSystem('find accounts to delete', ({ db }) =>
    db
      .selectFrom('admin.directory')
      .select('user_id')
      .where('deleted_from', '<=', sql<Date>`now()`)
      .execute(),
  );
  let erased = 0;
  for (const { user_id: personId } of due) {
    try {
      erased += await database.asSystem('delete an account', async (tx) => {
        await sql`SELECT app.lock_administration()`.execute(tx.db);
        // Taken back, or suspended, at this very moment.
        const still = await tx.db
          .selectFrom('admin.directory')
          .select('user_id')
          .where('user_id', '=', personId)
          .where('deleted_from', '<=', sql<Date>`now()`)
          .where((is) =>
            is.or([is('suspended_until', 'is', null), is('suspended_until', '<=', sql<Date>`now()`)]),
          )
          .executeTakeFirst();
        if (!still || !(await accounts.remove(tx, personId))) return 0;
        await writeAudit(tx, { administratorId: null, action: 'erased', personId });
        return 1;
      });
    } catch (error) {
      log.warn({ err: error, user_id: personId }, 'an account could not be deleted');
    }
  }
  return erased;
};
