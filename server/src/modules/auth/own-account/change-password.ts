import { HOUR_MS } from '#contract/durations.ts';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { UserRow } from '../accounts/account.ts';
import { updateUser } from '../accounts/user-writer.ts';
import type { AuthContext, Client } from '../context/auth-context.ts';
import { AuthError } from '../foundation/errors.ts';
import { ensureStrongPassword } from '../foundation/password.ts';
import { postNotice } from '../mails/post.ts';
import { forgetFlowStates } from '../one-time/flow-state-writer.ts';
import { forgetOneTimeTokens } from '../one-time/one-time-token-writer.ts';
import type { Authenticated } from '../sessions/authenticate.ts';
import { forgetOtherDevices, rememberDevice } from '../sessions/device-writer.ts';
import { proofMissing, takePasswordChoice } from '../sessions/session-proof.ts';
import { endSessions } from '../sessions/session-writer.ts';
import { checkProof, type Proof } from './proof.ts';

/** A new password that may be set, already hashed. */
export interface PasswordChange {
  hash: string;
  /** The account's hash when the new password was compared with it. */
  replaces: string | null;
  /** The mail that opened the session is all that speaks for it: good once. */
  byOpeningMail: boolean;
}

/** A session that was opened longer ago is asked for the mailed code when it shows nothing, as GoTrue asks. */
const FRESH_SESSION_MS = 24 * HOUR_MS;

/**
 * Checks everything that a new password needs, outside the transaction that sets it. Who asks is proved before anything
 * is said about the present password.
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
 * The present password, or the code of a mail: everything that is given has to be right. A session that a mail has just
 * opened needs neither, once.
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
  if (change.byOpeningMail && !(await takePasswordChoice(tx, sessionId))) throw proofMissing(user);
  await updateUser(tx, user.id, {
    password_hash: change.hash,
    // Only a session that is not held comes here: from now on the account stands on the person again.
    password_by_operator: false,
    factor_taken_by_operator: false,
  });
  await endSessions(tx, user.id, 'others', sessionId);
  await forgetOneTimeTokens(tx, user.id);
  await forgetFlowStates(tx, user.id);
  // Also one that keeps no cookies: were there none left, the next would pass for the first, and nobody would be told.
  await rememberDevice(tx, user.id, client.device);
  await forgetOtherDevices(tx, user.id, client.device);
  postNotice(auth, tx, { kind: 'password_changed', userId: user.id, to: user.email });
  auth.log.info({ event: 'password_changed', user_id: user.id, session_id: sessionId });
};
