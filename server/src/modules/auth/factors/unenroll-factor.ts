import type { AuthContext } from '../context/auth-context.ts';
import { AuthError } from '../foundation/errors.ts';
import { asAuthenticatedInTurn } from '../sessions/authenticate.ts';
import { ensureProven } from '../sessions/session-proof.ts';
import { lockFactor } from './factor-reader.ts';
import { removeFactor } from './remove-factor.ts';

/**
 * Removes a factor. Sessions that it raised go back to aal1. With the last verified factor the recovery codes are
 * deleted.
 * @throws AuthError mfa_factor_not_found, insufficient_aal; those of `ensureProven` and `asAuthenticated`.
 */
export const unenrollFactor = (
  auth: AuthContext,
  authorization: string | undefined,
  factorId: string,
): Promise<{ id: string }> =>
  asAuthenticatedInTurn(auth, authorization, 'remove a factor', async (tx, who) => {
    const { account, session } = who;
    const factor = await lockFactor(tx, account.user.id, factorId);
    if (factor.status === 'verified' && session.aal !== 'aal2') {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    // A factor that was never verified protects nothing.
    if (factor.status === 'verified') ensureProven(who);
    await removeFactor(auth, tx, account, factor);
    return { id: factor.id };
  });
