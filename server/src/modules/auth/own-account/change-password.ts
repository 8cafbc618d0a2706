import { HOUR_MS } from '#contract/common/durations.ts';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { UserRow } from '../accounts/account.ts';
import { updateUser } from '../accounts/user-writer.ts';
import type { AuthContext, Client } from '../context/auth-context.ts';
import { AuthError } from '../foundation/errors.ts';
import { ensureStrongPassword } from '../foundation/password.ts';
import { postNotice } from '../mails/post.ts';
import { deleteFlowStatesOf } from '../one-time/flow-state-writer.ts';
import { deleteOneTimeTokensOf } from '../one-time/one-time-token-writer.ts';
import type { Authenticated } from '../sessions/authenticate.ts';
import { deleteOtherDevices, rememberDevice } from '../sessions/device-writer.ts';
import { proofMissing, takePasswordChoice } from '../sessions/session-proof.ts';
import { endSessions } from '../sessions/session-writer.ts';
import { checkProof, type Proof } from './proof.ts';

/** A new password that passed the checks, already hashed. */
export interface PasswordChange {
  hash: string;
  /** The account's hash at the time of the checks. */
  replaces: string | null;
  /** The session was opened by a mail, which is its only proof and counts once. */
  byOpeningMail: boolean;
}

/** An older session without proof is asked for the mailed code, as in GoTrue. */
const FRESH_SESSION_MS = 24 * HOUR_MS;

/**
 * Checks a new password before the transaction that sets it. The person is proven before anything is said about the
 * present password.
 * @throws AuthError weak_password, validation_failed, same_password; those of `ensureMayChoose`.
 */
export const preparePasswordChange = async (
  auth: AuthContext,
  who: Authenticated,
  password: string,
  proof: Proof,
  { network }: Client,
): Promise<PasswordChange> => {
  const { user } = who.account;
  ensureStrongPassword(password, auth.config.passwordMinCharacters);
  const { byOpeningMail } = await ensureMayChoose(auth, who, proof, network);
  if (await auth.passwords.matches(password, user.password_hash)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return { hash: await auth.passwords.hash(password), replaces: user.password_hash, byOpeningMail };
};

/**
 * Checks the present password, or the code of a mail. Everything that is given must be right. A session that a mail has
 * just opened needs neither, once.
 * @throws AuthError current_password_required, current_password_invalid, reauthentication_needed,
 *   reauthentication_not_valid, over_request_rate_limit.
 */
const ensureMayChoose = async (
  auth: AuthContext,
  { account: { user }, session }: Authenticated,
  proof: Proof,
  network: string,
): Promise<{ byOpeningMail: boolean }> => {
  const shown = await checkProof(auth, user, proof, { network, use: 'keep' });
  if (shown.password || shown.code) return { byOpeningMail: false };
  if (session.mayChoosePassword) return { byOpeningMail: true };
  const isOld = Date.now() - session.createdAt.getTime() > FRESH_SESSION_MS;
  throw proofMissing(isOld ? { password_hash: null } : user);
};

/**
 * Sets the password. The other sessions end, earlier mails open nothing any more, and every other browser counts as new
 * again.
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
  if (change.byOpeningMail && !(await takePasswordChoice(tx, sessionId))) throw proofMissing(user);
  await updateUser(tx, user.id, {
    password_hash: change.hash,
    // Only sessions that are not held come here, so the account no longer depends on what an operator set.
    password_by_operator: false,
    factor_taken_by_operator: false,
  });
  await endSessions(tx, user.id, 'others', sessionId);
  await deleteOneTimeTokensOf(tx, user.id);
  await deleteFlowStatesOf(tx, user.id);
  // Also a browser without cookies. Otherwise no device would be left, and the next new device would count as the
  // first, for which no mail is sent.
  await rememberDevice(tx, user.id, client.device);
  await deleteOtherDevices(tx, user.id, client.device);
  await postNotice(auth, tx, { kind: 'password_changed', userId: user.id, to: user.email });
  auth.log.info({ event: 'password_changed', user_id: user.id, session_id: sessionId });
};
