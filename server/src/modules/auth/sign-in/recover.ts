import { findUserByEmail } from '../accounts/user-reader.ts';
import { updateUser } from '../accounts/user-writer.ts';
import type { AuthContext } from '../context/auth-context.ts';
import type { RecoverBody } from '../foundation/bodies.ts';
import { ensureEmail } from '../foundation/email-address.ts';
import { invalid } from '../foundation/errors.ts';
import { codeChallengeFrom } from '../foundation/pkce.ts';
import { startMailCooldown } from '../limits/mail-cooldown.ts';
import { postAfterCommit } from '../mails/post.ts';
import { insertFlowState } from '../one-time/flow-state-writer.ts';
import { issueOneTimeToken } from '../one-time/one-time-token-writer.ts';

/**
 * Mails a link to choose a new password when the address has an account. The answer does not tell whether it has.
 * @throws AuthError validation_failed, over_email_send_rate_limit (for every address alike).
 */
export const recover = async (auth: AuthContext, body: RecoverBody, redirectTo: string): Promise<void> => {
  if (body.email === '') throw invalid('Password recovery requires an email');
  const email = ensureEmail(body.email);
  const challenge = codeChallengeFrom(body.code_challenge, body.code_challenge_method);
  await auth.database.asSystem('mail a recovery link', async (tx) => {
    await startMailCooldown(auth, tx, 'recovery', email);
    const user = await findUserByEmail(tx, email);
    if (!user) return;
    const flowStateId = challenge ? await insertFlowState(tx, user.id, 'recovery', challenge) : null;
    const token = await issueOneTimeToken(auth, tx, user.id, 'recovery_token', email, flowStateId);
    await updateUser(tx, user.id, { recovery_sent_at: new Date() });
    postAfterCommit(auth, tx, { kind: 'recovery', userId: user.id, to: email, token, redirectTo });
  });
};
