import type { AuthContext } from '../auth-context.ts';
import { invalid } from '../errors.ts';
import { lacksSecondFactor } from './assurance.ts';
import { asAuthenticated } from './authenticate.ts';
import { endSessions, SIGN_OUT_SCOPES } from './session-writer.ts';

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
  await asAuthenticated(auth, authorization, 'sign out', async (tx, who) => {
    const { account, session } = who;
    if (!scope) throw invalid(`Unsupported logout scope "${requestedScope}"`);
    // Who has not shown the second factor ends no session that has.
    const level = lacksSecondFactor(who) ? session.aal : null;
    await endSessions(tx, account.user.id, scope, session.id, level);
    auth.log.info({ event: 'sign_out', user_id: account.user.id, session_id: session.id, scope });
  });
};
