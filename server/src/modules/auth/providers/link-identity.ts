import type { SystemTransaction } from '../../../platform/database/database.ts';
import { isBanned } from '../accounts/account.ts';
import type { OpenedBy } from '../accounts/held-state.ts';
import { findIdentity, writeProviders } from '../accounts/identity-writer.ts';
import { lockUser } from '../accounts/user-reader.ts';
import { insertIdentity } from '../accounts/user-writer.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { AuthError } from '../foundation/errors.ts';
import { postNotice } from '../mails/post.ts';
import type { ProviderIdentity } from '../openid/provider-identity.ts';

/**
 * Adds a provider to an account whose person asked for it while signed in. The addresses may differ.
 * @throws AuthError identity_already_exists, user_banned, user_not_found; DatabaseError unique_violation when the
 *   identity was taken in the meantime.
 */
export const linkIdentity = async (
  auth: AuthContext,
  tx: SystemTransaction,
  userId: string,
  identity: ProviderIdentity,
): Promise<{ userId: string; openedBy: OpenedBy }> => {
  const user = await lockUser(tx, userId);
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
  if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned');
  const known = await findIdentity(tx, identity);
  if (known) {
    const message =
      known.user_id === userId ? 'Identity is already linked' : 'Identity is already linked to another user';
    throw new AuthError(422, 'identity_already_exists', message);
  }
  await insertIdentity(tx, userId, identity);
  await writeProviders(tx, userId);
  await postNotice(auth, tx, { kind: 'identity_linked', userId, to: user.email });
  auth.log.info({ event: 'identity_linked', user_id: userId, automatic: false });
  // The session that asked for it was not held.
  return { userId, openedBy: { kind: 'provider', address: identity.email, byOperator: false } };
};
