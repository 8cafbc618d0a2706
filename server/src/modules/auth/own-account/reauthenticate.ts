import { updateUser } from '../accounts/user-writer.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { invalid } from '../foundation/errors.ts';
import { startMailCooldown } from '../limits/mail-cooldown.ts';
import { postAfterCommit } from '../mails/post.ts';
import { issueOneTimeToken } from '../one-time/one-time-token-writer.ts';
import { asAuthenticated } from '../sessions/authenticate.ts';

/**
 * Mails a code that can be given as proof instead of the password.
 * @throws AuthError validation_failed, over_email_send_rate_limit; those of `asAuthenticated`.
 */
export const reauthenticate = (auth: AuthContext, authorization: string | undefined): Promise<void> =>
  asAuthenticated(auth, authorization, 'mail a reauthentication code', async (tx, { account: { user } }) => {
    if (!user.email) {
      throw invalid('Reauthentication requires the user to have an email or a phone number');
    }
    await startMailCooldown(auth, tx, 'reauthentication', user.email);
    const token = await issueOneTimeToken(auth, tx, user.id, 'reauthentication_token', user.email);
    await updateUser(tx, user.id, { reauthentication_sent_at: new Date() });
    postAfterCommit(auth, tx, {
      kind: 'reauthentication',
      userId: user.id,
      to: user.email,
      token,
      redirectTo: null,
    });
  });
