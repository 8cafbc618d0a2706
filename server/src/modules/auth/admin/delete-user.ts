import type { AuthContext } from '../auth-context.ts';
import { invalid } from '../errors.ts';
import type { AdminDeleteBody } from './admin-bodies.ts';
import { ensureUserId, userNotFound } from './find-account.ts';

/**
 * Deletes an account whole: its rows, its sessions, and the key without which nobody can open what remains of it in
 * the ledger. There is no way back, so whoever asks for a deletion that has one is refused.
 * @throws AuthError validation_failed, user_not_found.
 */
export const deleteUser = async (auth: AuthContext, id: string, body: AdminDeleteBody): Promise<void> => {
  const userId = ensureUserId(id);
  if (body.should_soft_delete) throw invalid('Accounts cannot be deleted softly');
  const deleted = await auth.database.asSystem('delete an account', (tx) =>
    tx.db.deleteFrom('auth.users').where('id', '=', userId).returning('id').executeTakeFirst(),
  );
  if (!deleted) throw userNotFound();
  auth.log.info({ event: 'user_deleted', user_id: userId });
};
