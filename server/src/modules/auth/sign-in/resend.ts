import { findUserByEmail } from '../accounts/user-reader.ts';
import type { AuthContext } from '../context/auth-context.ts';
import type { ResendBody } from '../foundation/bodies.ts';
import { ensureEmail } from '../foundation/email-address.ts';
import { AuthError, invalid } from '../foundation/errors.ts';
import { codeChallengeFrom } from '../foundation/pkce.ts';
import { startMailCooldown } from '../limits/mail-cooldown.ts';
import { sendConfirmation } from '../mails/mail-confirmation.ts';
import { mailEmailChange } from '../mails/mail-email-change.ts';

const TYPES = ['signup', 'email_change', 'sms', 'phone_change'];

/**
 * Mails a confirmation again. The answer does not tell whether there was anything to confirm.
 * @throws AuthError validation_failed, provider_disabled, over_email_send_rate_limit (for every address alike).
 */
export const resend = async (auth: AuthContext, body: ResendBody, redirectTo: string): Promise<void> => {
  const { type } = body;
  if (!TYPES.includes(type)) {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  if (body.email !== '' && body.phone !== '') {
    throw invalid('Only an email address or phone number should be provided.');
  }
  if (type === 'signup' && body.email === '') throw invalid('Type provided requires an email address');
  if (type === 'sms' && body.phone === '') throw invalid('Type provided requires a phone number');
  if (body.phone !== '') throw new AuthError(400, 'provider_disabled', 'Phone logins are disabled');
  if (body.email === '') throw invalid('Missing email address or phone number');
  const email = ensureEmail(body.email);
  const challenge = codeChallengeFrom(body.code_challenge, body.code_challenge_method);
  await auth.database.asSystem('mail a confirmation again', async (tx) => {
    await startMailCooldown(auth, tx, type === 'signup' ? 'confirmation' : 'email_change', email);
    const user = await findUserByEmail(tx, email);
    if (!user) return;
    const request = { userId: user.id, email, challenge, redirectTo };
    if (type === 'signup' && user.email_confirmed_at === null) {
      await sendConfirmation(auth, tx, { ...request, hasPassword: user.password_hash !== null });
    }
    if (type === 'email_change' && user.new_email !== null) {
      await mailEmailChange(auth, tx, { ...request, newEmail: user.new_email });
    }
  });
};
