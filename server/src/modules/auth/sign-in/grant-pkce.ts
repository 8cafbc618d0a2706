import { type Account, isBanned } from '../accounts/account.ts';
import { readAccount } from '../accounts/user-reader.ts';
import type { AuthContext, Client } from '../context/auth-context.ts';
import type { PkceGrantBody } from '../foundation/bodies.ts';
import { AuthError, invalid } from '../foundation/errors.ts';
import { isVerifierOf } from '../foundation/pkce.ts';
import { isUuid } from '../foundation/uuid.ts';
import { deleteFlowState, lockFlowState } from '../one-time/flow-state-writer.ts';
import { type SessionAnswer, sessionAnswer } from '../sessions/session-answer.ts';
import { allowPasswordChoice } from '../sessions/session-proof.ts';
import { openSession } from '../sessions/session-writer.ts';
import { openProviderTokens } from '../tokens/provider-tokens.ts';

const notFound = (): AuthError =>
  new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');

/**
 * Ends a PKCE flow: the browser proves with its verifier that it began the flow, and the auth code is used up.
 * @throws AuthError validation_failed, flow_state_not_found, flow_state_expired, bad_code_verifier, user_banned.
 */
export const grantPkce = async (
  auth: AuthContext,
  body: PkceGrantBody,
  client: Client,
): Promise<SessionAnswer> => {
  if (body.auth_code === '' || body.code_verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  if (!isUuid(body.auth_code.toLowerCase())) throw notFound();
  const { account, opened, sealedTokens } = await auth.database.asSystem('end a PKCE flow', async (tx) => {
    const flow = await lockFlowState(tx, body.auth_code);
    if (!flow?.userId) throw notFound();
    if (flow.expired) {
      throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
    }
    if (!isVerifierOf(body.code_verifier, flow)) {
      throw new AuthError(
        400,
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      );
    }
    await deleteFlowState(tx, flow.id);
    const opened = await openSession(auth, tx, flow.userId, flow.provedBy, client, {
      kind: 'flow',
      isMailed: flow.provedBy !== 'oauth',
      ...flow.heldState,
    });
    await allowPasswordChoice(tx, opened.session.id, flow.provedBy);
    const account = (await readAccount(tx, flow.userId)) as Account;
    if (isBanned(account.user)) throw new AuthError(400, 'user_banned', 'User is banned');
    return { account, opened, sealedTokens: flow.sealedProviderTokens };
  });
  auth.log.info({
    event: 'sign_in',
    user_id: account.user.id,
    session_id: opened.session.id,
    method: 'pkce',
  });
  const answer = await sessionAnswer(auth, account, opened);
  return sealedTokens ? { ...answer, ...openProviderTokens(body.auth_code, sealedTokens) } : answer;
};
