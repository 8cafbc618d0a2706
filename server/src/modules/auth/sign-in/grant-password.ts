import type { Account } from '../accounts/account.ts';
import { isBanned } from '../accounts/account.ts';
import type { OpenedBy } from '../accounts/held-state.ts';
import { findUserByEmail, lockUser, readAccount } from '../accounts/user-reader.ts';
import type { AuthContext, Client } from '../context/auth-context.ts';
import type { PasswordGrantBody } from '../foundation/bodies.ts';
import { emailFrom } from '../foundation/email-address.ts';
import { AuthError, invalid, invalidCredentials } from '../foundation/errors.ts';
import { type Attempt, giveAttemptsBack, takeAttempts } from '../limits/attempt-limits.ts';
import { isKnownDevice } from '../sessions/device-writer.ts';
import { type SessionAnswer, sessionAnswer } from '../sessions/session-answer.ts';
import { openSession } from '../sessions/session-writer.ts';
import { recordRefusalLater } from '../sessions/sign-in-writer.ts';

/**
 * Signs in with a password. Unknown address, no password and wrong password are answered alike, in the same time. That
 * an account is banned or unconfirmed is told only after the right password.
 * @throws AuthError invalid_credentials, user_banned, email_not_confirmed, over_request_rate_limit,
 *   provider_disabled, validation_failed.
 */
export const grantPassword = async (
  auth: AuthContext,
  body: PasswordGrantBody,
  client: Client,
): Promise<SessionAnswer> => {
  if (body.email !== '' && body.phone !== '') {
    throw invalid('Only an email address or phone number should be provided on login.');
  }
  if (body.phone !== '') throw new AuthError(400, 'provider_disabled', 'Phone logins are disabled');
  if (body.email === '') throw invalid('missing email or phone');
  // Text that is not an address finds no account; the search takes the same time.
  const email = emailFrom(body.email) ?? '';
  const { user, attempts } = await auth.database.asSystem('find the account of a sign-in', async (tx) => {
    const [user, isKnown] = await Promise.all([
      findUserByEmail(tx, email),
      isKnownDevice(tx, email, client.device),
    ]);
    const attempts: Attempt[] = isKnown
      ? [['device', `${email}/${client.device}`]]
      : [
          ['password', email],
          ['network', client.network],
        ];
    await takeAttempts(auth, tx, attempts);
    return { user, attempts };
  });
  const matches = await auth.passwords.matches(body.password, user?.password_hash ?? null);
  if (!user || !matches) {
    recordRefusalLater(auth, email, 'password', client);
    auth.log.info({ event: 'sign_in_failed', ...(user ? { user_id: user.id } : {}) });
    throw invalidCredentials();
  }
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
  if (user.email_confirmed_at === null) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  const { account, opened } = await auth.database.asSystem('sign in', async (tx) => {
    await giveAttemptsBack(auth, tx, attempts);
    // The password changed while it was compared: the old one does not count any more.
    const now = await lockUser(tx, user.id);
    if (now?.password_hash !== user.password_hash) throw invalidCredentials();
    const openedBy: OpenedBy = { kind: 'password', byOperator: user.password_by_operator };
    const opened = await openSession(auth, tx, user.id, 'password', client, openedBy);
    return { opened, account: (await readAccount(tx, user.id)) as Account };
  });
  auth.log.info({ event: 'sign_in', user_id: user.id, session_id: opened.session.id, method: 'password' });
  return await sessionAnswer(auth, account, opened);
};
