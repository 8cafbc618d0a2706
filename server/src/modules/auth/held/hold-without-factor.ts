import type { SystemTransaction } from '../../../platform/database/database.ts';
import { type Account, type FactorRow, hasVerifiedFactor } from '../accounts/account.ts';
import { updateUser } from '../accounts/user-writer.ts';

/**
 * Before an operator takes the last second factor that counts: the sessions that were still to show it are held, and so
 * is what a password or a provider opens from now on, until the person adds a factor or chooses a password. Or whoever
 * has the password would only need an operator who takes the factor away. Sessions that have shown it stay.
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
