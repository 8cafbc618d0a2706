import type { Account } from '../accounts/account.ts';
import { readAccount } from '../accounts/user-reader.ts';
import type { AuthContext, Client } from '../context/auth-context.ts';
import { AuthError, type AuthErrorStatus } from '../foundation/errors.ts';
import { redirectTarget, withFragment, withQuery } from '../foundation/redirect-target.ts';
import { issueAuthCode } from '../one-time/flow-state-writer.ts';
import { isLinkProof, PKCE_PREFIX } from '../one-time/one-time-code.ts';
import { sessionAnswer } from '../sessions/session-answer.ts';
import { allowPasswordChoice } from '../sessions/session-proof.ts';
import { type OpenedSession, openSession } from '../sessions/session-writer.ts';
import { SINGLE_CONFIRMATION, verifyOneTimeToken } from './verify-one-time-token.ts';

export interface Link {
  token: string;
  type: string;
  redirectTo: string | undefined;
  /** The proof that the link was mailed; empty when it has none. */
  proof: string;
}

type Opened = { authCode: string } | { account: Account; opened: OpenedSession };

/**
 * GET /verify: the link of a mail. Returns the address to go on to: with a session in its fragment, with the auth code
 * of a PKCE flow in its query, or with an error in both. A link that a mail program has cut is answered like any broken
 * link, because a person must not be shown JSON.
 */
export const verifyLink = async (auth: AuthContext, link: Link, client: Client): Promise<string> => {
  const target = redirectTarget(link.redirectTo, auth.origin());
  const isPkce = link.token.startsWith(PKCE_PREFIX);
  try {
    return await follow(auth, link, client, target, isPkce);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const parameters = {
      error: OAUTH_ERRORS[error.status] ?? 'invalid_request',
      error_code: error.code,
      error_description: error.message,
    };
    return withFragment(isPkce ? withQuery(target, parameters) : target, parameters);
  }
};

const OAUTH_ERRORS: Partial<Record<AuthErrorStatus, string>> = {
  401: 'unauthorized_client',
  403: 'access_denied',
};

const follow = async (
  auth: AuthContext,
  { token, type, proof }: Link,
  client: Client,
  target: string,
  isPkce: boolean,
): Promise<string> => {
  const wasMailed = isLinkProof(auth.addressKey, token, proof);
  const verified = await verifyOneTimeToken<Opened>(
    auth,
    type,
    { tokenHash: token, network: client.network, wasMailed },
    async (tx, userId, used, openedBy) => {
      // Only the browser that has the flow's verifier can turn the code into a session.
      if (used.flow_state_id)
        return { authCode: await issueAuthCode(tx, used.flow_state_id, userId, openedBy) };
      const opened = await openSession(auth, tx, userId, 'otp', client, openedBy);
      await allowPasswordChoice(tx, opened.session.id, used.token_type);
      return { opened, account: (await readAccount(tx, userId)) as Account };
    },
  );
  if (!verified) {
    const message = { message: SINGLE_CONFIRMATION };
    return withFragment(isPkce ? withQuery(target, message) : target, message);
  }
  const { result } = verified;
  if ('authCode' in result) return withQuery(target, { code: result.authCode });
  const session = await sessionAnswer(auth, result.account, result.opened);
  auth.log.info({
    event: 'sign_in',
    user_id: session.user.id,
    session_id: result.opened.session.id,
    method: 'link',
  });
  return withFragment(target, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type,
  });
};
