import { sql } from 'kysely';
import { ACCOUNT_DELETION_DAYS } from '#contract/administration.ts';
import type { Actor } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { writeAudit } from '../audit/audit-writer.ts';
import { readAccount } from './account-reader.ts';
import type { Administering } from './administering.ts';
import { ensureMayLose } from './may-lose.ts';

/**
 * Announces the deletion of an account: in 30 days it goes with all that was written in it. The person is mailed, and
 * can sign in and take their data until then; it can be taken back. An account that nobody has confirmed goes at once.
 * @throws ProblemError `not_found`, `not_ready` for oneself, `last_administrator`, `account_suspended`: its person could not sign in
 */
export const announceDeletion = (
  { database, accounts }: Administering,
  actor: Actor,
  personId: string,
): Promise<void> =>
  database.administer(actor, 'announce a deletion', async (tx) => {
    const { status, is_leaving } = await readAccount(tx, personId);
    await ensureMayLose(tx, actor, personId);
    if (is_leaving) return;
    if (status === 'suspended') throw new ProblemError('account_suspended');
    await writeAudit(tx, { administratorId: actor.userId, action: 'delete', personId });
    if (status === 'invited' || status === 'unconfirmed') {
      await accounts.remove(tx, personId);
      await writeAudit(tx, { administratorId: null, action: 'erased', personId });
      return;
    }
    await tx.db
      .updateTable('admin.directory')
      .set({ deleted_from: sql<Date>`now() + make_interval(days => ${ACCOUNT_DELETION_DAYS})` })
      .where('user_id', '=', personId)
      .execute();
    await accounts.tell(tx, personId, 'deletion_announced');
  });
