import { writeProviders } from '../accounts/identity-writer.ts';
import { lockUser } from '../accounts/user-reader.ts';
import { updateUser } from '../accounts/user-writer.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { AuthError } from '../foundation/errors.ts';
import { postNotice } from '../mails/post.ts';
import { ensureSecondFactor } from '../sessions/assurance.ts';
import { asAuthenticated } from '../sessions/authenticate.ts';
import { ensureProven } from '../sessions/session-proof.ts';

/**
 * Removes an identity, but not the last one. Without the e-mail identity the account has no password either. Another
 * person's identity is answered like one that does not exist.
 * @throws AuthError single_identity_not_deletable, identity_not_found; those of `ensureProven` and `asAuthenticated`.
 */
export const unlinkIdentity = (
  auth: AuthContext,
  authorization: string | undefined,
  identityId: string,
): Promise<void> =>
  asAuthenticated(auth, authorization, 'unlink an identity', async (tx, who) => {
    ensureSecondFactor(who);
    ensureProven(who);
    const { user } = who.account;
    // Of two parallel requests, the second sees what the first has left.
    await lockUser(tx, user.id);
    const identities = await tx.db
      .selectFrom('auth.identities')
      .select(['id', 'provider'])
      .where('user_id', '=', user.id)
      .execute();
    if (identities.length <= 1) {
      const message = 'User must have at least 1 identity after unlinking';
      throw new AuthError(422, 'single_identity_not_deletable', message);
    }
    const identity = identities.find(({ id }) => id === identityId);
    if (!identity) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
    await tx.db.deleteFrom('auth.identities').where('id', '=', identity.id).execute();
    if (identity.provider === 'email') await updateUser(tx, user.id, { password_hash: null });
    await writeProviders(tx, user.id);
    await postNotice(auth, tx, { kind: 'identity_unlinked', userId: user.id, to: user.email });
    auth.log.info({ event: 'identity_unlinked', user_id: user.id });
  });
