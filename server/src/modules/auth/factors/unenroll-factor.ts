import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../errors.ts';
import { postNotice } from '../mails/post.ts';
import { asAuthenticated } from '../sessions/authenticate.ts';
import { hasVerifiedFactor, lockFactor } from './factor-reader.ts';
import { lowerSessions } from './raise-session.ts';
import { deleteRecoveryCodes } from './recovery-code-writer.ts';

/**
 * Removes a factor. Sessions that it raised are at aal1 again; with the last one that counts go the recovery codes.
 * @throws AuthError mfa_factor_not_found, insufficient_aal; those of `asAuthenticated`.
 */
export const unenrollFactor = (
  auth: AuthContext,
  authorization: string | undefined,
  factorId: string,
): Promise<{ id: string }> =>
  asAuthenticated(auth, authorization, 'remove a factor', async (tx, { account, session }) => {
    const { user } = account;
    const factor = await lockFactor(tx, user.id, factorId);
    const counts = factor.status === 'verified';
    if (counts && session.aal !== 'aal2') {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    const left = account.factors.filter(({ id }) => id !== factor.id);
    const isLast = counts && !hasVerifiedFactor(left);
    if (counts) await lowerSessions(tx, user.id, isLast ? null : factor.id);
    if (isLast) await deleteRecoveryCodes(tx, user.id);
    await tx.db.deleteFrom('auth.mfa_factors').where('id', '=', factor.id).execute();
    if (counts) postNotice(auth, tx, { kind: 'factor_removed', userId: user.id, to: user.email });
    auth.log.info({ event: 'factor_removed', user_id: user.id, factor_id: factor.id });
    return { id: factor.id };
  });
