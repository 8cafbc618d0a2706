import type { SystemTransaction } from '../../../platform/database/database.ts';
import { type Account, type FactorRow, hasVerifiedFactor } from '../accounts/account.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { postNotice } from '../mails/post.ts';
import { lowerSessions } from './raise-session.ts';
import { deleteRecoveryCodes } from './recovery-code-writer.ts';

/**
 * Removes a locked factor from an account that was read under its lock. Sessions that the factor raised go back to
 * aal1. With the last verified factor the recovery codes are deleted. The person is told when a verified factor was
 * removed.
 */
export const removeFactor = async (
  auth: AuthContext,
  tx: SystemTransaction,
  { user, factors }: Account,
  factor: FactorRow,
): Promise<void> => {
  const counts = factor.status === 'verified';
  const isLast = counts && !hasVerifiedFactor(factors.filter(({ id }) => id !== factor.id));
  if (counts) await lowerSessions(tx, user.id, isLast ? null : factor.id);
  if (isLast) await deleteRecoveryCodes(tx, user.id);
  await tx.db.deleteFrom('auth.mfa_factors').where('id', '=', factor.id).execute();
  if (counts) await postNotice(auth, tx, { kind: 'factor_removed', userId: user.id, to: user.email });
  auth.log.info({ event: 'factor_removed', user_id: user.id, factor_id: factor.id });
};
