/** Proof that the holder of a session is the person themselves: their password, or the code of a mail. */

import type { UserRow } from '../accounts/account.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { AuthError } from '../foundation/errors.ts';
import { giveAttemptBack, giveAttemptsBack, takeAttempt, takeAttempts } from '../limits/attempt-limits.ts';
import { hashesOfCode } from '../one-time/one-time-code.ts';
import { findOneTimeToken, spendOneTimeToken } from '../one-time/one-time-token-writer.ts';
import { attemptsOfCode, typedDigits } from '../one-time/typed-code.ts';

/** As in the request; empty where it is not given. */
export interface Proof {
  current_password: string;
  /** Of the mail of GET /reauthenticate. */
  nonce: string;
}

/** Which of the two was given and right. */
interface Shown {
  password: boolean;
  code: boolean;
}

/**
 * Checks everything that is given. It does not refuse an empty proof: the caller does.
 * @param use `spend` uses up the code; `keep` leaves it for the caller, who deletes it with all other mailed tokens.
 * @throws AuthError current_password_invalid, reauthentication_not_valid, over_request_rate_limit.
 */
export const checkProof = async (
  auth: AuthContext,
  user: UserRow,
  { current_password, nonce }: Proof,
  { network, use }: { network: string; use: 'spend' | 'keep' },
): Promise<Shown> => {
  // Without a stored password, a typed one is neither right nor wrong.
  const shown = { password: current_password !== '' && user.password_hash !== null, code: nonce !== '' };
  if (shown.password) await ensureCurrentPassword(auth, user, current_password);
  if (shown.code) await ensureMailedCode(auth, user, { code: nonce, network, use });
  return shown;
};

const ensureCurrentPassword = async (auth: AuthContext, user: UserRow, password: string): Promise<void> => {
  await auth.database.asSystem('count a password as proof', (tx) => takeAttempt(auth, tx, 'proof', user.id));
  if (!(await auth.passwords.matches(password, user.password_hash))) {
    auth.log.info({ event: 'proof_refused', user_id: user.id, by: 'password' });
    throw new AuthError(400, 'current_password_invalid', 'Current password is incorrect');
  }
  await auth.database.asSystem('a password was right', (tx) => giveAttemptBack(auth, tx, 'proof', user.id));
};

const ensureMailedCode = async (
  auth: AuthContext,
  user: UserRow,
  { code, network, use }: { code: string; network: string; use: 'spend' | 'keep' },
): Promise<void> => {
  const types = ['reauthentication_token'] as const;
  const email = user.email ?? '';
  const hashes = hashesOfCode(auth.addressKey, email, typedDigits(code));
  const attempts = attemptsOfCode([...types], { email, code, network });
  const isRight = await auth.database.asSystem('check a reauthentication code', async (tx) => {
    await takeAttempts(auth, tx, attempts);
    const find = use === 'spend' ? spendOneTimeToken : findOneTimeToken;
    const token = await find(tx, [...types], hashes);
    // The attempt is counted, so the transaction commits and the error is thrown after it.
    if (token?.user_id !== user.id) return false;
    await giveAttemptsBack(auth, tx, attempts);
    return true;
  });
  if (isRight) return;
  auth.log.info({ event: 'proof_refused', user_id: user.id, by: 'mail' });
  throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
};
