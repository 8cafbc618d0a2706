/** Uses up codes and links. What one proves is stored in the transaction that deletes it. */

import type { SystemTransaction } from '../../../platform/database/database.ts';
import { hasSqlState, SQLSTATE } from '../../../platform/database/errors.ts';
import { isBanned, type UserRow } from '../accounts/account.ts';
import { isCounting, type OpenedBy } from '../accounts/held-state.ts';
import { lockUser } from '../accounts/user-reader.ts';
import { dropProviders, updateEmailIdentity, updateUser } from '../accounts/user-writer.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { AuthError, emailTaken } from '../foundation/errors.ts';
import { type Attempt, giveAttemptsBack, takeAttempts } from '../limits/attempt-limits.ts';
import { postNotice } from '../mails/post.ts';
import { hashesOfCode, isTokenHash } from '../one-time/one-time-code.ts';
import {
  deleteOneTimeTokensOf,
  type OneTimeTokenType,
  spendOneTimeToken,
  type UsedToken,
} from '../one-time/one-time-token-writer.ts';
import { attemptsOfCode, type TypedCode } from '../one-time/typed-code.ts';

/**
 * The hash of a link, or an address and the code that was mailed to it. A hash can be guessed, so it is counted against
 * its network unless the link proves that it was mailed.
 */
export type Proof = { tokenHash: string; network: string; wasMailed: boolean } | TypedCode;

/** Types of /verify → the tokens that they may use up. */
const TOKEN_TYPES: Record<string, OneTimeTokenType[]> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
};

/** Own keys only, because a request may say `constructor`. */
export const isMailedType = (type: string): boolean => Object.hasOwn(TOKEN_TYPES, type);

export const SINGLE_CONFIRMATION =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** The person, or null after the first of the two confirmations of a change of address. */
export type Verified<Result> = { userId: string; result: Result } | null;

/**
 * Uses up a code or a link, stores what it proves, and runs `then` in the same transaction.
 * @throws AuthError otp_expired, over_request_rate_limit, user_banned, email_exists.
 */
export const verifyOneTimeToken = async <Result>(
  auth: AuthContext,
  type: string,
  proof: Proof,
  then: (tx: SystemTransaction, userId: string, used: UsedToken, openedBy: OpenedBy) => Promise<Result>,
): Promise<Verified<Result>> => {
  const types = isMailedType(type) ? (TOKEN_TYPES[type] ?? []) : [];
  const hashes = (
    'code' in proof ? hashesOfCode(auth.addressKey, proof.email, proof.code) : [proof.tokenHash]
  ).filter(isTokenHash);
  const attempts = attemptsOf(types, proof);
  const outcome = await auth.database
    .asSystem('verify a one-time token', async (tx) => {
      await takeAttempts(auth, tx, attempts);
      const used =
        types.length > 0 && hashes.length > 0 ? await spendOneTimeToken(tx, types, hashes) : undefined;
      // The attempt is counted, so the transaction commits and the error is thrown after it.
      if (!used) return 'unknown' as const;
      await giveAttemptsBack(auth, tx, attempts);
      const user = await lockUser(tx, used.user_id);
      if (!user) return 'unknown' as const;
      if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned');
      const openedBy: OpenedBy = {
        kind: 'mail',
        address: used.relates_to,
        byOperator: used.by_operator,
        counted: isCounting(user, used.relates_to),
      };
      const complete = await storeProof(auth, tx, user, used);
      return complete ? { userId: user.id, result: await then(tx, user.id, used, openedBy) } : null;
    })
    .catch((error: unknown) => {
      if (hasSqlState(error, SQLSTATE.uniqueViolation)) throw emailTaken();
      throw error;
    });
  if (outcome === 'unknown') {
    auth.log.info({ event: 'one_time_token_refused', type });
    throw new AuthError(403, 'otp_expired', 'code' in proof ? BAD_CODE : BAD_LINK);
  }
  auth.log.info({ event: 'one_time_token_used', type, ...(outcome ? { user_id: outcome.userId } : {}) });
  return outcome;
};

/** A link that was mailed is not a guess: it is neither counted nor refused because of other attempts. */
const attemptsOf = (types: OneTimeTokenType[], proof: Proof): Attempt[] => {
  if ('code' in proof) return attemptsOfCode(types, proof);
  return proof.wasMailed ? [] : [['link', proof.network]];
};

const BAD_CODE = 'Token has expired or is invalid';
const BAD_LINK = 'Email link is invalid or has expired';

/** Stores what the token proves. False when another confirmation is still needed. */
const storeProof = async (
  auth: AuthContext,
  tx: SystemTransaction,
  user: UserRow,
  used: UsedToken,
): Promise<boolean> => {
  switch (used.token_type as OneTimeTokenType) {
    case 'confirmation_token':
      await confirmEmail(tx, user, {});
      return true;
    case 'recovery_token':
      // Somebody else may have signed up with this address: their ways in must not outlive the recovery.
      await confirmEmail(tx, user, user.email_confirmed_at === null ? { password_hash: null } : {});
      return true;
    case 'email_change_token_current':
    case 'email_change_token_new':
      return await confirmEmailChange(auth, tx, user);
    case 'reauthentication_token':
      return false;
  }
};

const confirmEmail = async (
  tx: SystemTransaction,
  user: UserRow,
  change: { password_hash?: null },
): Promise<void> => {
  if (user.email === null || user.email_confirmed_at !== null) return;
  if ('password_hash' in change) await dropProviders(tx, user.id, user.email);
  await updateUser(tx, user.id, { ...change, email_confirmed_at: new Date() });
  await updateEmailIdentity(tx, user.id, user.email);
};

const confirmEmailChange = async (
  auth: AuthContext,
  tx: SystemTransaction,
  user: UserRow,
): Promise<boolean> => {
  if (user.new_email === null) throw new AuthError(403, 'otp_expired', BAD_LINK);
  if (user.email !== null && user.email_change_confirmations === 0) {
    await updateUser(tx, user.id, { email_change_confirmations: 1 });
    return false;
  }
  await updateUser(tx, user.id, {
    email: user.new_email,
    email_confirmed_at: new Date(),
    new_email: null,
    email_change_confirmations: 0,
    // Only a change that the person began themselves changes the address that counts (held-state.ts).
    ...(user.email_change_by_operator ? {} : { proven_email: user.new_email }),
  });
  await updateEmailIdentity(tx, user.id, user.new_email);
  await deleteOneTimeTokensOf(tx, user.id);
  // To the former address, because somebody else may have changed it.
  await postNotice(auth, tx, { kind: 'email_changed', userId: user.id, to: user.email });
  return true;
};
