import { lockUser } from '../accounts/user-reader.ts';
import { type FactorView, factorView } from '../accounts/user-view.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { lockFactor } from '../factors/factor-reader.ts';
import { removeFactor } from '../factors/remove-factor.ts';
import { AuthError } from '../foundation/errors.ts';
import { isUuid } from '../foundation/uuid.ts';
import { holdWithoutFactor } from '../held/hold-without-factor.ts';
import { ensureUserId, findAccount } from './find-account.ts';

/**
 * Removes a second factor that a person has lost. Returns what it was.
 * @throws AuthError validation_failed, user_not_found, mfa_factor_not_found (also for another person's).
 */
export const deleteFactor = (auth: AuthContext, id: string, factor: string): Promise<FactorView> => {
  const [userId, factorId] = [ensureUserId(id), factor.toLowerCase()];
  if (!isUuid(factorId)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  return auth.database.asSystem('remove the factor of somebody', async (tx) => {
    // Locked, so that no sign-in passes at the same time.
    await lockUser(tx, userId);
    const account = await findAccount(tx, userId);
    const row = await lockFactor(tx, userId, factorId);
    await holdWithoutFactor(tx, account, row);
    await removeFactor(auth, tx, account, row);
    return factorView(row);
  });
};
