import type { SystemTransaction } from '../../../platform/database/database.ts';
import { type UserView, userView } from '../accounts/user-view.ts';
import { updateUser } from '../accounts/user-writer.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { ensureEmail } from '../foundation/email-address.ts';
import { ensureMetadata } from '../foundation/metadata.ts';
import { postAfterCommit, postInvitation } from '../mails/post.ts';
import { issueInvitationToken, issueOneTimeToken } from '../one-time/one-time-token-writer.ts';
import type { InviteBody } from './admin-bodies.ts';
import { claimAccount } from './claim-account.ts';
import { findAccount } from './find-account.ts';
import { throwTaken } from './taken.ts';

/**
 * Creates an account for a person and mails them the link to it. An invitation that was not used can be sent again.
 * @param redirectTo where GoTrue's link leads, with the session; null for ours, to the page where a password is chosen
 * @throws AuthError validation_failed, email_exists.
 */
export const invite = async (
  auth: AuthContext,
  body: InviteBody,
  redirectTo: string | null,
): Promise<UserView> => {
  const email = ensureEmail(body.email);
  const metadata = ensureMetadata(body.data);
  const account = await auth.database
    .asSystem('invite somebody', async (tx) => {
      const userId = await inviteWithin(auth, tx, { email, metadata, redirectTo });
      return await findAccount(tx, userId);
    })
    .catch(throwTaken);
  auth.log.info({ event: 'user_invited', user_id: account.user.id });
  return userView(account);
};

interface Invited {
  email: string;
  metadata: Record<string, unknown>;
  redirectTo: string | null;
}

/**
 * The same in a transaction that does more. Returns the id of the account.
 * @throws AuthError email_exists; DatabaseError unique_violation when the address was taken in the meantime.
 */
export const inviteWithin = async (
  auth: AuthContext,
  tx: SystemTransaction,
  { email, metadata, redirectTo }: Invited,
): Promise<string> => {
  const userId = await claimAccount(auth, tx, { email, passwordHash: null, metadata });
  await updateUser(tx, userId, { invited_at: new Date() });
  if (redirectTo === null) {
    const tokenHash = await issueInvitationToken(auth, tx, userId, email);
    postInvitation(auth, tx, { userId, to: email, tokenHash });
    return userId;
  }
  const token = await issueOneTimeToken(auth, tx, userId, 'confirmation_token', email);
  postAfterCommit(auth, tx, { kind: 'invitation', userId, to: email, token, redirectTo });
  return userId;
};
