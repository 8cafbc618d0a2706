import type { Account } from '#contract/administration.ts';
import type { Actor } from '../../../platform/database/database.ts';
import { writeAudit } from '../audit/audit-writer.ts';
import { readAccount } from './account-reader.ts';
import type { Administering } from './administering.ts';

/** Lets the person in again, who finds everything as they left it. @throws ProblemError `not_found` */
export const liftSuspension = (
  { database, accounts }: Administering,
  actor: Actor,
  personId: string,
): Promise<Account> =>
  database.administer(actor, 'lift a suspension', async (tx) => {
    const { status } = await readAccount(tx, personId);
    if (status === 'suspended') {
      await accounts.lift(tx, personId);
      await tx.db.deleteFrom('admin.suspensions').where('user_id', '=', personId).execute();
      await accounts.tell(tx, personId, 'suspension_lifted');
      await writeAudit(tx, { administratorId: actor.userId, action: 'lift', personId });
    }
    return await readAccount(tx, personId);
  });
