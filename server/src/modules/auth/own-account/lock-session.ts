import type { AuthContext } from '../context/auth-context.ts';
import { asAuthenticated } from '../sessions/authenticate.ts';
import { forgetProof } from '../sessions/session-proof.ts';

/**
 * POST /lock (beyond GoTrue): the screen of this session has locked. What its person had shown last counts no more; the session
 * goes on, and POST /reauthenticate proves again.
 * @throws AuthError those of `asAuthenticated`.
 */
export const lockSession = (auth: AuthContext, authorization: string | undefined): Promise<void> =>
  asAuthenticated(auth, authorization, 'lock a session', async (tx, { account, session }) => {
    await forgetProof(tx, session.id);
    auth.log.info({ event: 'session_locked', user_id: account.user.id, session_id: session.id });
  });
