import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { UserRow } from '../accounts/account.ts';
import { findUserByEmail, lockUser, readAccount } from '../accounts/user-reader.ts';
import { type UserView, userView } from '../accounts/user-view.ts';
import { updateUser as writeUser } from '../accounts/user-writer.ts';
import type { AuthContext, Client } from '../context/auth-context.ts';
import type { UserUpdateBody } from '../foundation/bodies.ts';
import { ensureEmail } from '../foundation/email-address.ts';
import { AuthError, emailTaken } from '../foundation/errors.ts';
import { ensureMetadata, mergeMetadata } from '../foundation/metadata.ts';
import { type CodeChallenge, codeChallengeFrom } from '../foundation/pkce.ts';
import { startMailCooldown } from '../limits/mail-cooldown.ts';
import { mailEmailChange } from '../mails/mail-email-change.ts';
import { ensureSecondFactor } from '../sessions/assurance.ts';
import { type Authenticated, asAuthenticated, asAuthenticatedInTurn } from '../sessions/authenticate.ts';
import { type PasswordChange, preparePasswordChange, writePasswordChange } from './change-password.ts';

interface Changes {
  email: string | null;
  password: PasswordChange | null;
  data: Record<string, unknown> | null;
  challenge: CodeChallenge | null;
  redirectTo: string;
  client: Client;
}

/**
 * Changes the person's own account. A new address counts once both addresses have confirmed it; a new password ends the
 * other sessions and the validity of earlier mails.
 * @throws AuthError insufficient_aal, email_exists, not_admin, provider_disabled, over_email_send_rate_limit,
 *   validation_failed; those of `preparePasswordChange` and `asAuthenticated`.
 */
export const updateUser = async (
  auth: AuthContext,
  authorization: string | undefined,
  body: UserUpdateBody,
  redirectTo: string,
  client: Client,
): Promise<UserView> => {
  const email = body.email === '' ? null : ensureEmail(body.email);
  const challenge = codeChallengeFrom(body.code_challenge, body.code_challenge_method);
  if (body.phone !== '') throw new AuthError(400, 'provider_disabled', 'Phone logins are disabled');
  if (body.app_metadata) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  const before = await asAuthenticated(auth, authorization, 'read before a change', async (_tx, who) => who);
  const isSensitive = email !== null || body.password != null;
  if (isSensitive) ensureSecondFactor(before, 401);
  // Hashing is slow, so no transaction waits for it.
  const password =
    body.password == null ? null : await preparePasswordChange(auth, before, body.password, body, client);
  const changes = { email, password, data: body.data ?? null, challenge, redirectTo, client };
  return await asAuthenticatedInTurn(auth, authorization, 'change the own account', (tx, who) => {
    // Again: the second factor may have been added while the password was hashed.
    if (isSensitive) ensureSecondFactor(who, 401);
    return write(auth, tx, who, changes);
  });
};

const write = async (
  auth: AuthContext,
  tx: SystemTransaction,
  { account, session }: Authenticated,
  { email, password, data, challenge, redirectTo, client }: Changes,
): Promise<UserView> => {
  const userId = account.user.id;
  const user = (await lockUser(tx, userId)) as UserRow;
  if (password) await writePasswordChange(auth, tx, user, { sessionId: session.id, client }, password);
  if (data) {
    const merged = mergeMetadata(user.user_metadata as Record<string, unknown>, data);
    await writeUser(tx, userId, { user_metadata: ensureMetadata(merged) });
  }
  if (email !== null && email !== user.email) {
    if (await findUserByEmail(tx, email)) throw emailTaken();
    // The cooldown is that of the present address, because it limits the person and not each new address.
    await startMailCooldown(auth, tx, 'email_change', user.email ?? email);
    await writeUser(tx, userId, { email_change_by_operator: false });
    await mailEmailChange(auth, tx, { userId, email: user.email, newEmail: email, challenge, redirectTo });
    auth.log.info({ event: 'email_change_requested', user_id: userId });
  }
  const changed = await readAccount(tx, userId);
  if (!changed) throw new Error('The account is locked, so it cannot be gone');
  return userView(changed);
};
