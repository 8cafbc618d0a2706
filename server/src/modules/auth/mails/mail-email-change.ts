import type { SystemTransaction } from '../../../platform/database/database.ts';
import { updateUser } from '../accounts/user-writer.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { insertFlowState } from '../one-time/flow-state-writer.ts';
import { issueOneTimeToken } from '../one-time/one-time-token-writer.ts';
import type { MailRequest } from './mail-confirmation.ts';
import { postAfterCommit } from './post.ts';

/**
 * Begins a change of address, or begins it again: mails the old and the new address, and both must confirm. An account
 * without an address confirms only the new one.
 */
export const mailEmailChange = async (
  auth: AuthContext,
  tx: SystemTransaction,
  request: Omit<MailRequest, 'email'> & { email: string | null; newEmail: string },
): Promise<void> => {
  const { userId, email, newEmail, challenge, redirectTo } = request;
  await updateUser(tx, userId, {
    new_email: newEmail,
    email_change_confirmations: 0,
    email_change_sent_at: new Date(),
  });
  const flowStateId = challenge ? await insertFlowState(tx, userId, 'email_change', challenge) : null;
  if (email !== null) {
    const token = await issueOneTimeToken(auth, tx, userId, 'email_change_token_current', email, flowStateId);
    postAfterCommit(auth, tx, { kind: 'email_change_current', userId, to: email, token, redirectTo });
  }
  const token = await issueOneTimeToken(auth, tx, userId, 'email_change_token_new', newEmail, flowStateId);
  postAfterCommit(auth, tx, { kind: 'email_change_new', userId, to: newEmail, token, redirectTo });
};
