import type { Account } from '../accounts/account.ts';
import { readAccount } from '../accounts/user-reader.ts';
import type { AuthContext, Client } from '../context/auth-context.ts';
import { AuthError } from '../foundation/errors.ts';
import { redirectTarget, withFragment, withQuery } from '../foundation/redirect-target.ts';
import { issueAuthCode } from '../one-time/flow-state-writer.ts';
import { exchangeCode } from '../openid/exchange-code.ts';
import { ProviderFailure } from '../openid/provider-failure.ts';
import { appleName, identityFrom, type ProviderIdentity } from '../openid/provider-identity.ts';
import { sessionAnswer } from '../sessions/session-answer.ts';
import { type OpenedSession, openSession } from '../sessions/session-writer.ts';
import type { ProviderTokens } from '../tokens/provider-tokens.ts';
import { callbackUrl } from './begin-flow.ts';
import { ProviderRefusal, withErrors } from './error-redirect.ts';
import { linkIdentity } from './link-identity.ts';
import { type ReturnedFlow, takeProviderFlow } from './provider-flow-writer.ts';
import { settleAccount, settlingRaces } from './settle-account.ts';

/** The parameters with which the provider sent the browser back; empty where they are missing. */
export interface Callback {
  state: string;
  code: string;
  /** The provider's issuer, when the provider sends it (RFC 9207). */
  iss: string;
  error: string;
  errorDescription: string;
  /** Only from Apple, the first time. */
  user: string;
}

export interface Redirect {
  location: string;
  status: 302 | 303;
}

/**
 * Ends a flow through a provider. Returns where the person is sent: with an auth code (PKCE), with a session in the
 * fragment, or with an error. It never answers with an error page, because a person is at the browser.
 */
export const followCallback = async (
  auth: AuthContext,
  callback: Callback,
  /** Whether this browser began the flow (flow-cookie.ts). */
  beganHere: boolean,
  client: Client,
): Promise<Redirect> => {
  let target = auth.origin();
  try {
    const flow = await takeFlow(auth, callback.state, beganHere);
    // Checked again, because the site may have moved since.
    target = redirectTarget(flow.redirectTo, auth.origin());
    if (callback.error !== '') throw new ProviderRefusal(callback.error, callback.errorDescription);
    return { location: await arrive(auth, flow, callback, target, client), status: 302 };
  } catch (error) {
    if (error instanceof ProviderFailure) {
      auth.log.warn({ event: 'provider_failed', reason: error.reason });
    } else if (!(error instanceof AuthError || error instanceof ProviderRefusal)) {
      auth.log.error({ event: 'callback_failed', err: error });
    }
    return { location: withErrors(target, error), status: 303 };
  }
};

/** @throws AuthError bad_oauth_callback, bad_oauth_state, flow_state_already_used. */
const takeFlow = async (auth: AuthContext, state: string, beganHere: boolean): Promise<ReturnedFlow> => {
  if (state === '') throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing');
  if (!beganHere) throw new AuthError(400, 'bad_oauth_state', 'OAuth state was issued to another browser');
  const flow = await auth.database.asSystem('take a provider flow', (tx) => takeProviderFlow(tx, state));
  if (flow === 'used') {
    throw new AuthError(400, 'flow_state_already_used', 'State has already been used');
  }
  if (flow === 'unknown') throw new AuthError(400, 'bad_oauth_state', 'OAuth state not found or expired');
  if (flow.expired) throw new AuthError(400, 'bad_oauth_state', 'OAuth state has expired');
  return flow;
};

const arrive = async (
  auth: AuthContext,
  flow: ReturnedFlow,
  { code, iss, user }: Callback,
  target: string,
  client: Client,
): Promise<string> => {
  if (code === '') {
    throw new AuthError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code missing');
  }
  const provider = auth.providers.ofCompany(flow.provider) ?? auth.providers.byName(flow.provider);
  if (!provider) throw new AuthError(400, 'provider_disabled', 'Provider is not enabled');
  const { claims, tokens } = await exchangeCode(provider, {
    key: auth.addressKey,
    state: flow.state,
    redirectUri: callbackUrl(auth),
    code,
    iss,
  });
  const named = provider.name === 'apple' ? { ...appleName(user), ...claims } : claims;
  const opened = await open(auth, flow, identityFrom(provider, named), tokens, client);
  if ('authCode' in opened) return withQuery(target, { code: opened.authCode });
  const { session } = opened.opened;
  auth.log.info({
    event: 'sign_in',
    user_id: opened.account.user.id,
    session_id: session.id,
    method: 'oauth',
  });
  const answer = await sessionAnswer(auth, opened.account, opened.opened);
  return withFragment(target, {
    access_token: answer.access_token,
    expires_at: String(answer.expires_at),
    expires_in: String(answer.expires_in),
    refresh_token: answer.refresh_token,
    token_type: answer.token_type,
    ...tokens,
  });
};

type Opened = { authCode: string } | { account: Account; opened: OpenedSession };

/** @throws AuthError those of `settleAccount` and `linkIdentity`, provider_email_needs_verification. */
const open = async (
  auth: AuthContext,
  flow: ReturnedFlow,
  identity: ProviderIdentity,
  tokens: ProviderTokens,
  client: Client,
): Promise<Opened> => {
  const outcome = await settlingRaces(() =>
    auth.database.asSystem('come back from a provider', async (tx) => {
      const settled = flow.linkingTargetId
        ? await linkIdentity(auth, tx, flow.linkingTargetId, identity)
        : await settleAccount(auth, tx, identity, flow.redirectTo);
      if ('refused' in settled) return settled;
      const { userId, openedBy } = settled;
      // Only the browser that has the flow's verifier can turn the code into a session.
      if (flow.isPkce) return { authCode: await issueAuthCode(tx, flow.state, userId, openedBy, tokens) };
      const opened = await openSession(auth, tx, userId, 'oauth', client, openedBy);
      return { opened, account: (await readAccount(tx, userId)) as Account };
    }),
  );
  if ('refused' in outcome) throw outcome.refused;
  return outcome;
};
