import { sql } from 'kysely';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { Account, FactorRow } from '../accounts/account.ts';
import { readAccount } from '../accounts/user-reader.ts';
import { updateUser } from '../accounts/user-writer.ts';
import type { AuthContext } from '../context/auth-context.ts';
import type { FactorVerifyBody } from '../foundation/bodies.ts';
import { AuthError, invalid } from '../foundation/errors.ts';
import { isUuid } from '../foundation/uuid.ts';
import { giveAttemptBack, takeAttempt } from '../limits/attempt-limits.ts';
import { postNotice } from '../mails/post.ts';
import { typedDigits } from '../one-time/typed-code.ts';
import { ensureSecondFactor } from '../sessions/assurance.ts';
import { type Authenticated, asAuthenticatedInTurn, HELD_TOO } from '../sessions/authenticate.ts';
import { ensureConfirmed } from '../sessions/ensure-confirmed.ts';
import { type SessionAnswer, sessionAnswer } from '../sessions/session-answer.ts';
import type { OpenedSession } from '../sessions/session-writer.ts';
import { recordRefusedStep } from '../sessions/sign-in-writer.ts';
import { lockFactor } from './factor-reader.ts';
import { openFactorSecret } from './factor-secret.ts';
import { raiseSession } from './raise-session.ts';
import { stepOfCode } from './totp.ts';

type Outcome = { account: Account; opened: OpenedSession } | { refused: AuthError };

/**
 * Checks a code of a second factor and raises the session to aal2. The first right code verifies the factor: from then
 * on every sign-in asks for it. Sessions without a second factor end, and unfinished enrolments are deleted.
 * @throws AuthError mfa_factor_not_found, insufficient_aal, mfa_challenge_expired, mfa_verification_failed,
 *   over_request_rate_limit, validation_failed; those of `asAuthenticated`.
 */
export const verifyFactor = async (
  auth: AuthContext,
  authorization: string | undefined,
  factorId: string,
  { challenge_id, code }: FactorVerifyBody,
): Promise<SessionAnswer> => {
  if (code === '') throw invalid('Code needs to be non-empty');
  const outcome = await asAuthenticatedInTurn<Outcome>(
    auth,
    authorization,
    'verify a factor',
    async (tx, who) => {
      const userId = who.account.user.id;
      const factor = await lockFactor(tx, userId, factorId);
      // Otherwise an unfinished factor could open what a verified one protects.
      if (factor.status !== 'verified') {
        ensureSecondFactor(who);
        ensureConfirmed(who);
      }
      await takeAttempt(auth, tx, 'factor', userId);
      if (!(await isChallenged(tx, factor, challenge_id))) {
        await giveAttemptBack(auth, tx, 'factor', userId);
        return { refused: expired() };
      }
      if (!(await spendCode(auth, tx, factor, code))) {
        if (factor.status === 'verified') await recordRefusedStep(tx, who.session.id, 'authenticator');
        auth.log.info({ event: 'factor_refused', user_id: userId, factor_id: factor.id });
        // The attempt is counted, so the transaction commits and the error is thrown after it.
        return { refused: new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered') };
      }
      await giveAttemptBack(auth, tx, 'factor', userId);
      await tx.db.deleteFrom('auth.mfa_challenges').where('id', '=', challenge_id).execute();
      if (factor.status !== 'verified') await markVerified(auth, tx, who, factor);
      await deleteUnverified(tx, userId, factor.factor_type);
      const opened = await raiseSession(tx, { userId, sessionId: who.session.id }, 'totp', factor.id);
      return { opened, account: (await readAccount(tx, userId)) as Account };
    },
    HELD_TOO,
  );
  if ('refused' in outcome) throw outcome.refused;
  const { account, opened } = outcome;
  auth.log.info({ event: 'second_factor', user_id: account.user.id, session_id: opened.session.id });
  return await sessionAnswer(auth, account, opened);
};

const expired = (): AuthError =>
  new AuthError(
    422,
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  );

const isChallenged = async (
  tx: SystemTransaction,
  factor: FactorRow,
  challengeId: string,
): Promise<boolean> =>
  isUuid(challengeId) &&
  (await tx.db
    .selectFrom('auth.mfa_challenges')
    .select('id')
    .where('id', '=', challengeId)
    .where('factor_id', '=', factor.id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()) !== undefined;

/** True when the code belongs to this factor and neither it nor a later one was used before. */
const spendCode = async (
  auth: AuthContext,
  tx: SystemTransaction,
  factor: FactorRow,
  code: string,
): Promise<boolean> => {
  const step = stepOfCode(await openFactorSecret(auth, tx, factor), typedDigits(code));
  if (step === null) return false;
  const used = await tx.db
    .updateTable('auth.mfa_factors')
    .set({ last_used_step: step })
    .where('id', '=', factor.id)
    .where((is) => is.or([is('last_used_step', 'is', null), is('last_used_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
};

const markVerified = async (
  auth: AuthContext,
  tx: SystemTransaction,
  { account: { user } }: Authenticated,
  factor: FactorRow,
): Promise<void> => {
  await tx.db
    .updateTable('auth.mfa_factors')
    .set({ status: 'verified', updated_at: sql<Date>`now()` })
    .where('id', '=', factor.id)
    .execute();
  await updateUser(tx, user.id, { factor_taken_by_operator: false });
  await postNotice(auth, tx, { kind: 'factor_added', userId: user.id, to: user.email });
  auth.log.info({ event: 'factor_added', user_id: user.id, factor_id: factor.id });
};

const deleteUnverified = async (tx: SystemTransaction, userId: string, type: string): Promise<void> => {
  await tx.db
    .deleteFrom('auth.mfa_factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .where('factor_type', '=', type)
    .execute();
};
