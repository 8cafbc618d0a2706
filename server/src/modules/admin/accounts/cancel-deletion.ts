import type { Account } from '#contract/administration.ts';
import type { Actor } from '../../../platform/database/database.ts';
import { takeBackNotices } from '../../notifications/index.ts';
import { writeAudit } from '../audit/audit-writer.ts';
import { readAccount } from './account-reader.ts';
import type { Administering } from './administering.ts';

/** Takes an announced deletion back. @throws ProblemError `not_found` */
export const cancelDeletion = (
  { database, accounts }: Administering,
  actor: Actor,
  personId: string,
): Promise<Account> =>
  database.administer(actor, 'take a deletion back', async (tx) => {
    const { is_leaving } = await readAccount(tx, personId);
    if (is_leaving) {
      await tx.db
        .updateTable('admin.directory')
        .set({ deleted_from: null })
        .where('user_id', '=', personId)
        .execute();
      await takeBackNotices(tx, personId, 'deletion_announced');
      await accounts.tell(tx, personId, 'deletion_taken_back');
      await writeAudit(tx, { administratorId: actor.userId, action: 'keep', personId });
    }
    return await readAccount(tx, personId);
  });
