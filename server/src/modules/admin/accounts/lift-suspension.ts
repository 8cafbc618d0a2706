import type { Account } from '#contract/administration.ts';
import type { Actor } from '../../../platform/database/database.ts';
import { writeAudit } from '../audit/audit-writer.ts';
import { readAccount } from './account-reader.ts';
import type { Administering } from './administering.ts';

/**
 * Lets the person in again, who finds everything as they left it. A deletion that was announced, or a closing that they asked for
 * themselves, gets its full time anew (048-suspended-accounts-keep-everything.sql); they are mailed the day.
 * @throws ProblemError `not_found`
 */
export const liftSuspension = (
  { database, accounts }: Administering,
  actor: Actor,
  personId: string,
): Promise<Account> =>
  database.administer(actor, 'lift a suspension', async (tx) => {
    const { status } = await readAccount(tx, personId);
    if (status === 'suspended') {
      const { closesAt, deletedFrom } = await accounts.lift(tx, personId);
      await tx.db.deleteFrom('admin.suspensions').where('user_id', '=', personId).execute();
      if (closesAt) await accounts.tell(tx, personId, 'suspension_lifted_before_closing', closesAt);
      if (deletedFrom) await accounts.tell(tx, personId, 'suspension_lifted_before_deletion', deletedFrom);
      if (!closesAt && !deletedFrom) await accounts.tell(tx, personId, 'suspension_lifted');
      await writeAudit(tx, { administratorId: actor.userId, action: 'lift', personId });
    }
    return await readAccount(tx, personId);
  });
