import type { AuthContext, Client } from '../context/auth-context.ts';
import type { ProofBody } from '../foundation/bodies.ts';
import { AuthError } from '../foundation/errors.ts';
import { ensureSecondFactor } from '../sessions/assurance.ts';
import { asAuthenticated, asAuthenticatedInTurn } from '../sessions/authenticate.ts';
import { markProven, proofMissing } from '../sessions/session-proof.ts';
import { checkProof } from './proof.ts';

/**
 * POST /reauthenticate (beyond GoTrue, whose client sends no proof with `mfa.enroll`): proves by the password, or by
 * the code that GET /reauthenticate mails, that the person themselves asks. The session may then change second factors
 * and recovery codes for some minutes; with `only_to_read` it opens sensitive incidents and changes nothing. Returns until
 * when, in seconds since 1970.
 * @throws AuthError current_password_required, current_password_invalid, reauthentication_needed,
 *   reauthentication_not_valid, over_request_rate_limit, insufficient_aal; those of `asAuthenticated`.
 */
export const proveSession = async (
  auth: AuthContext,
  authorization: string | undefined,
  { password, nonce, only_to_read }: ProofBody,
  { network }: Client,
): Promise<{ expires_at: number }> => {
  const user = await asAuthenticated(auth, authorization, 'read before a proof', async (_tx, who) => {
    ensureSecondFactor(who);
    return who.account.user;
  });
  // Comparing passwords is slow, so no transaction waits for it.
  const shown = await checkProof(
    auth,
    user,
    { current_password: password, nonce },
    { network, use: 'spend' },
  );
  if (!shown.password && !shown.code) throw proofMissing(user);
  return await asAuthenticatedInTurn(auth, authorization, 'mark a session as proven', async (tx, who) => {
    if (shown.password && who.account.user.password_hash !== user.password_hash) {
      throw new AuthError(409, 'conflict', 'The password was changed by another request');
    }
    const until = await markProven(tx, who.session.id, { onlyToRead: only_to_read === true });
    auth.log.info({ event: 'session_proven', user_id: user.id, session_id: who.session.id });
    return { expires_at: Math.floor(until.getTime() / 1_000) };
  });
};
