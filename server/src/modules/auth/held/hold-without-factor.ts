import type { SystemTransaction } from '../../../platform/database/database.ts';
import { type Account, type FactorRow, hasVerifiedFactor } from '../accounts/account.ts';
import { updateUser } from '../accounts/user-writer.ts';

/**
 * To be called before an operator removes the last verified factor. Sessions that have not shown it are held, and so
 * are the sessions that a password or a provider opens later, until the person adds a factor or chooses a password.
 * Otherwise somebody who has the password would only need an operator to remove the factor. Sessions that have shown
 * the factor stay as they are.
 */
export const holdWithoutFactor = async (
  tx: SystemTransaction,
  { user, factors }: Account,
  taken: FactorRow,
): Promise<void> => {
  const isLast =
    taken.status === 'verified' && !hasVerifiedFactor(factors.filter(({ id }) => id !== taken.id));
  if (!isLast) return;
  await updateUser(tx, user.id, { factor_taken_by_operator: true });
  await tx.db
    .updateTable('auth.sessions')
    .set({ is_held: true })
    .where('user_id', '=', user.id)
    .where('aal', '!=', 'aal2')
    .execute();
};
