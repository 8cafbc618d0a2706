/** Recovery codes: not in GoTrue's stable protocol, in the shapes of the client's experimental `mfa.recoveryCodes`. */
import { type Account, hasVerifiedFactor } from '../accounts/account.ts';
import { readAccount } from '../accounts/user-reader.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { AuthError } from '../foundation/errors.ts';
import { giveAttemptBack, takeAttempt } from '../limits/attempt-limits.ts';
import { postNotice } from '../mails/post.ts';
import { ensureSecondFactor } from '../sessions/assurance.ts';
import { asAuthenticated, asAuthenticatedInTurn, HELD_TOO } from '../sessions/authenticate.ts';
import { type SessionAnswer, sessionAnswer } from '../sessions/session-answer.ts';
import { ensureProven } from '../sessions/session-proof.ts';
import type { OpenedSession } from '../sessions/session-writer.ts';
import { recordRefusedStep } from '../sessions/sign-in-writer.ts';
import { raiseSession } from './raise-session.ts';
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  replaceRecoveryCodes,
  spendRecoveryCode,
} from './recovery-code-writer.ts';

/** The id is the person's id, because each person has one set of codes. */
interface RecoveryCodes {
  id: string;
  type: 'recovery_code';
}

const noCodes = (): AuthError => new AuthError(404, 'mfa_factor_not_found', 'There are no recovery codes');

/**
 * How many codes there are, and how many are left.
 * @throws AuthError mfa_factor_not_found, insufficient_aal; those of `asAuthenticated`.
 */
export const recoveryCodesStatus = (
  auth: AuthContext,
  authorization: string | undefined,
): Promise<RecoveryCodes & { total: number; remaining: number }> =>
  asAuthenticated(auth, authorization, 'count the recovery codes', async (tx, who) => {
    ensureSecondFactor(who);
    const counted = await countRecoveryCodes(tx, who.account.user.id);
    if (counted.total === 0) throw noCodes();
    return { id: who.account.user.id, type: 'recovery_code', ...counted };
  });

/**
 * Replaces all earlier codes by new ones, which are shown once.
 * @throws AuthError insufficient_aal, mfa_factor_not_found when no factor is verified; those of `ensureProven` and
 *   `asAuthenticated`.
 */
export const generateRecoveryCodes = (
  auth: AuthContext,
  authorization: string | undefined,
): Promise<RecoveryCodes & { total: number; codes: string[] }> =>
  asAuthenticatedInTurn(auth, authorization, 'make recovery codes', async (tx, who) => {
    ensureSecondFactor(who);
    const { user, factors } = who.account;
    if (!hasVerifiedFactor(factors)) {
      throw new AuthError(404, 'mfa_factor_not_found', 'Recovery codes need a verified factor');
    }
    ensureProven(who);
    const codes = await replaceRecoveryCodes(tx, user.id);
    auth.log.info({ event: 'recovery_codes_made', user_id: user.id });
    return { id: user.id, type: 'recovery_code', total: codes.length, codes };
  });

/** @throws AuthError insufficient_aal; those of `ensureProven` and `asAuthenticated`. */
export const removeRecoveryCodes = (
  auth: AuthContext,
  authorization: string | undefined,
): Promise<{ id: string }> =>
  asAuthenticatedInTurn(auth, authorization, 'remove the recovery codes', async (tx, who) => {
    ensureSecondFactor(who);
    ensureProven(who);
    await deleteRecoveryCodes(tx, who.account.user.id);
    return { id: who.account.user.id };
  });

type Outcome = { account: Account; opened: OpenedSession } | { refused: AuthError };

/**
 * Uses up a recovery code in place of a second factor.
 * @throws AuthError mfa_verification_failed, over_request_rate_limit; those of `asAuthenticated`.
 */
export const verifyRecoveryCode = async (
  auth: AuthContext,
  authorization: string | undefined,
  code: string,
): Promise<SessionAnswer> => {
  const outcome = await asAuthenticatedInTurn<Outcome>(
    auth,
    authorization,
    'use a recovery code',
    async (tx, { account: { user }, session }) => {
      // Counted separately: somebody who used up the tries of the authenticator must not block this way too.
      await takeAttempt(auth, tx, 'factor', `recovery/${user.id}`);
      if (!(await spendRecoveryCode(tx, user.id, code))) {
        await recordRefusedStep(tx, session.id, 'recovery_code');
        auth.log.info({ event: 'recovery_code_refused', user_id: user.id });
        return { refused: new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered') };
      }
      await giveAttemptBack(auth, tx, 'factor', `recovery/${user.id}`);
      const opened = await raiseSession(
        tx,
        { userId: user.id, sessionId: session.id },
        'mfa/recovery_code',
        null,
      );
      await postNotice(auth, tx, { kind: 'recovery_code_used', userId: user.id, to: user.email });
      return { opened, account: (await readAccount(tx, user.id)) as Account };
    },
    HELD_TOO,
  );
  if ('refused' in outcome) throw outcome.refused;
  const { account, opened } = outcome;
  auth.log.info({ event: 'recovery_code_used', user_id: account.user.id, session_id: opened.session.id });
  return await sessionAnswer(auth, account, opened);
};
