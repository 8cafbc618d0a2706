import type { SystemTransaction } from '../../../platform/database/database.ts';
import { updateUser } from '../accounts/user-writer.ts';
import type { AuthContext } from '../context/auth-context.ts';
import type { CodeChallenge } from '../foundation/pkce.ts';
import { tryMailCooldown } from '../limits/mail-cooldown.ts';
import { insertFlowState } from '../one-time/flow-state-writer.ts';
import { issueOneTimeToken } from '../one-time/one-time-token-writer.ts';
import { postAfterCommit } from './post.ts';

/** What is needed to mail a confirmation of an address. */
export interface MailRequest {
  userId: string;
  email: string;
  challenge: CodeChallenge | null;
  redirectTo: string;
}

export interface ConfirmationRequest extends MailRequest {
  /** False when the password was dropped: the mail then says how to choose one. */
  hasPassword: boolean;
}

/**
 * Mails the confirmation of a sign-up, unless one was mailed a moment ago, which stays valid. Returns the time that is
 * stored as the time of sending; null when nothing is mailed.
 */
export const mailConfirmation = async (
  auth: AuthContext,
  tx: SystemTransaction,
  request: ConfirmationRequest,
): Promise<Date | null> => {
  if ((await tryMailCooldown(auth, tx, 'confirmation', request.email)) > 0) return null;
  return await sendConfirmation(auth, tx, request);
};

/** Mails the confirmation without a cooldown. Returns the time that is stored as the time of sending. */
export const sendConfirmation = async (
  auth: AuthContext,
  tx: SystemTransaction,
  { userId, email, hasPassword, challenge, redirectTo }: ConfirmationRequest,
): Promise<Date> => {
  const flowStateId = challenge ? await insertFlowState(tx, userId, 'email/signup', challenge) : null;
  const token = await issueOneTimeToken(auth, tx, userId, 'confirmation_token', email, flowStateId);
  const now = new Date();
  await updateUser(tx, userId, { confirmation_sent_at: now, updated_at: now });
  const kind = hasPassword ? 'confirmation' : 'confirmation_without_password';
  postAfterCommit(auth, tx, { kind, userId, to: email, token, redirectTo });
  return now;
};
