import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { invalid } from '../foundation/errors.ts';
import type { AdminDeleteBody } from './admin-bodies.ts';
import { ensureUserId, userNotFound } from './find-account.ts';

/**
 * Deletes the rows and sessions of an account, and the key without which what the ledger keeps of it cannot be opened.
 * Backups, and for a time the files of PostgreSQL, still hold that key, wrapped by the master key (docs/operations.md,
 * Deleted accounts). The service cannot undo a deletion, so a request for a soft one is refused.
 * @throws AuthError validation_failed, user_not_found.
 */
export const deleteUser = async (auth: AuthContext, id: string, body: AdminDeleteBody): Promise<void> => {
  const userId = ensureUserId(id);
  if (body.should_soft_delete) throw invalid('Accounts cannot be deleted softly');
  if (!(await auth.database.asSystem('delete an account', (tx) => removeUser(auth, tx, userId))))
    throw userNotFound();
  auth.log.info({ event: 'user_deleted', user_id: userId });
};

/** The same in a transaction that does more; false where there is no such account. */
export const removeUser = async (
  auth: Pick<AuthContext, 'onRemoved'>,
  tx: SystemTransaction,
  userId: string,
): Promise<boolean> => {
  const deleted = await tx.db
    .deleteFrom('auth.users')
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (deleted) tx.afterCommit(() => auth.onRemoved(userId));
  return deleted !== undefined;
};
