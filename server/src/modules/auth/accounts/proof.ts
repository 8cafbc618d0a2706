/** What shows that whoever holds a session is its person: their password, or the code of a mail. */
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../errors.ts';
import { hashesOfCode } from '../one-time/one-time-code.ts';
import { findOneTimeToken, spendOneTimeToken } from '../one-time/one-time-token-writer.ts';
import { attemptsOfCode } from '../one-time/typed-code.ts';
import { giveAttemptBack, giveAttemptsBack, takeAttempt, takeAttempts } from '../requests/attempt-limits.ts';
import type { UserRow } from './account.ts';

/** As a request carries it; blank where it is not given. */
export interface Proof {
  current_password: string;
  /** Of the mail of GET /reauthenticate. */
  nonce: string;
}

/**
 * Checks the password of an account that has one.
 * @throws AuthError current_password_invalid, over_request_rate_limit.
 */
export const ensureCurrentPassword = async (
  auth: AuthContext,
  user: UserRow,
  password: string,
): Promise<void> => {
  await auth.database.asSystem('count a password as proof', (tx) => takeAttempt(auth, tx, 'proof', user.id));
  if (!(await auth.passwords.matches(password, user.password_hash))) {
    auth.log.info({ event: 'proof_refused', user_id: user.id, by: 'password' });
    throw new AuthError(400, 'current_password_invalid', 'Current password is incorrect');
  }
  await auth.database.asSystem('a password was right', (tx) => giveAttemptBack(auth, tx, 'proof', user.id));
};

/**
 * Checks the code of the reauthentication mail.
 * @param use `spend`: it counts no more; `keep`: whoever changes the password drops it with everything that was mailed.
 * @throws AuthError reauthentication_not_valid, over_request_rate_limit.
 */
export const ensureMailedCode = async (
  auth: AuthContext,
  user: UserRow,
  { code, network, use }: { code: string; network: string; use: 'spend' | 'keep' },
): Promise<void> => {
  const types = ['reauthentication_token'] as const;
  const email = user.email ?? '';
  // People copy codes with the spaces and dashes that their mail program shows.
  const hashes = hashesOfCode(auth.addressKey, email, code.replace(/[\s-]/g, ''));
  const attempts = attemptsOfCode([...types], { email, code, network });
  const isRight = await auth.database.asSystem('check a reauthentication code', async (tx) => {
    await takeAttempts(auth, tx, attempts);
    const find = use === 'spend' ? spendOneTimeToken : findOneTimeToken;
    const token = await find(tx, [...types], hashes);
    // Counted, so committed: the refusal comes after the transaction.
    if (token?.user_id !== user.id) return false;
    await giveAttemptsBack(auth, tx, attempts);
    return true;
  });
  if (isRight) return;
  auth.log.info({ event: 'proof_refused', user_id: user.id, by: 'mail' });
  throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
};
