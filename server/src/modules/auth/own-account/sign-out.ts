import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { invalid } from '../foundation/errors.ts';
import { lacksSecondFactor } from '../sessions/assurance.ts';
import { type Authenticated, asAuthenticated, HELD_TOO } from '../sessions/authenticate.ts';
import { endSessions, SIGN_OUT_SCOPES } from '../sessions/session-writer.ts';

/**
 * Ends all sessions of the person (`global`, the default), this one (`local`) or the others, at once.
 * @throws AuthError validation_failed for another scope; those of `asAuthenticated`.
 */
export const signOut = async (
  auth: AuthContext,
  authorization: string | undefined,
  requestedScope: string | undefined,
): Promise<void> => {
  const scope = SIGN_OUT_SCOPES.find((known) => known === (requestedScope || 'global'));
  const work = async (tx: SystemTransaction, who: Authenticated): Promise<void> => {
    const { account, session } = who;
    if (!scope) throw invalid(`Unsupported logout scope "${requestedScope}"`);
    // A session without the second factor does not end one that has shown it.
    const level = lacksSecondFactor(who) ? session.aal : null;
    // Nor does a held session end another one.
    const held = session.isHeld;
    if (!held) await endSessions(tx, account.user.id, scope, session.id, level);
    else if (scope !== 'others') await endSessions(tx, account.user.id, 'local', session.id);
    auth.log.info({ event: 'sign_out', user_id: account.user.id, session_id: session.id, scope });
  };
  await asAuthenticated(auth, authorization, 'sign out', work, HELD_TOO);
};
