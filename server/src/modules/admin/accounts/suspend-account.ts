import type { Account } from '#contract/administration.ts';
import type { Actor } from '../../../platform/database/database.ts';
import { writeAudit } from '../audit/audit-writer.ts';
import { readAccount } from './account-reader.ts';
import type { Administering } from './administering.ts';
import { ensureMayLose } from './may-lose.ts';

/**
 * Ends the person's sessions at once, opens none, and says why. While it lasts nothing is erased, whatever was announced or
 * asked for.
 * @throws ProblemError `not_found`, `not_ready` for oneself, `last_administrator`
 */
export const suspendAccount = (
  { database, accounts }: Administering,
  actor: Actor,
  personId: string,
  reason: string,
): Promise<Account> =>
  database.administer(actor, 'suspend an account', async (tx) => {
    const { status } = await readAccount(tx, personId);
    await ensureMayLose(tx, actor, personId);
    await tx.db
      .insertInto('admin.suspensions')
      .values({ user_id: personId, reason })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ reason }))
      .execute();
    if (status !== 'suspended') {
      await accounts.suspend(tx, personId);
      await accounts.tell(tx, personId, 'account_suspended');
      await writeAudit(tx, { administratorId: actor.userId, action: 'suspend', personId });
    }
    return await readAccount(tx, personId);
  });
