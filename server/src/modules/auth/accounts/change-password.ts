import { HOUR_MS } from '#contract/durations.ts';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { AuthContext, Client } from '../auth-context.ts';
import { AuthError } from '../errors.ts';
import { postNotice } from '../mails/post.ts';
import { hashesOfCode } from '../one-time/one-time-code.ts';
import {
  countWrongCode,
  forgetOneTimeTokens,
  maxWrongCodes,
  spendOneTimeToken,
} from '../one-time/one-time-token-writer.ts';
import type { Authenticated } from '../sessions/authenticate.ts';
import { forgetOtherDevices, rememberDevice } from '../sessions/device-writer.ts';
import { forgetFlowStates } from '../sessions/flow-state-writer.ts';
import { endSessions } from '../sessions/session-writer.ts';
import type { UserRow } from './account.ts';
import { ensureStrongPassword } from './password.ts';
import { updateUser } from './user-writer.ts';

/** A new password that may be set, already hashed. */
export interface PasswordChange {
  hash: string;
  /** The account's hash when the new password was compared with it. */
  replaces: string | null;
}

/** A session that was opened longer ago proves itself again before it sets a password. */
const FRESH_SESSION_MS = 24 * HOUR_MS;

/**
 * Checks everything that a new password needs, outside the transaction that sets it. A session of a recovery link is
 * fresh, and so may set one without knowing the old one.
 * @throws AuthError weak_password, validation_failed, current_password_invalid, same_password,
 *   reauthentication_needed, reauthentication_not_valid.
 */
export const preparePasswordChange = async (
  auth: AuthContext,
  { account: { user }, session }: Authenticated,
  password: string,
  { current_password, nonce }: { current_password: string; nonce: string },
): Promise<PasswordChange> => {
  ensureStrongPassword(password, auth.config.passwordMinCharacters);
  if (current_password !== '' && !(await auth.passwords.matches(current_password, user.password_hash))) {
    throw new AuthError(400, 'current_password_invalid', 'Current password is incorrect');
  }
  if (await auth.passwords.matches(password, user.password_hash)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  if (Date.now() - session.createdAt.getTime() > FRESH_SESSION_MS)
    await ensureReauthenticated(auth, user, nonce);
  return { hash: await auth.passwords.hash(password), replaces: user.password_hash };
};

/**
 * Sets the password; other sessions end, nothing that was mailed before opens one any more, and every other browser is a
 * new one again.
 */
export const writePasswordChange = async (
  auth: AuthContext,
  tx: SystemTransaction,
  user: UserRow,
  { sessionId, client }: { sessionId: string; client: Client },
  change: PasswordChange,
): Promise<void> => {
  if (user.password_hash !== change.replaces) {
    throw new AuthError(409, 'conflict', 'The password was changed by another request');
  }
  await updateUser(tx, user.id, { password_hash: change.hash });
  await endSessions(tx, user.id, 'others', sessionId);
  await forgetOneTimeTokens(tx, user.id);
  await forgetFlowStates(tx, user.id);
  // Also one that keeps no cookies: were there none left, the next would pass for the first, and nobody would be told.
  await rememberDevice(tx, user.id, client.device);
  await forgetOtherDevices(tx, user.id, client.device);
  postNotice(auth, tx, { kind: 'password_changed', userId: user.id, to: user.email });
  auth.log.info({ event: 'password_changed', user_id: user.id, session_id: sessionId });
};

const ensureReauthenticated = async (auth: AuthContext, user: UserRow, nonce: string): Promise<void> => {
  if (nonce === '') {
    throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  const email = user.email ?? '';
  const used = await auth.database.asSystem('use a reauthentication code', async (tx) => {
    const hashes = hashesOfCode(email, nonce);
    const token = await spendOneTimeToken(tx, ['reauthentication_token'], hashes, maxWrongCodes(auth));
    if (!token) await countWrongCode(tx, ['reauthentication_token'], email, maxWrongCodes(auth));
    return token;
  });
  if (used?.user_id !== user.id) {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
};
