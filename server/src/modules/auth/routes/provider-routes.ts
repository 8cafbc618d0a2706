/** Sign-in through a provider: /authorize, /callback, /user/identities, /sso. */
import type { Context } from 'hono';
import type { AuthContext } from '../context/auth-context.ts';
import { type SsoBody, ssoBody } from '../foundation/bodies.ts';
import { AuthError, invalid } from '../foundation/errors.ts';
import { codeChallengeFrom } from '../foundation/pkce.ts';
import { redirectTarget } from '../foundation/redirect-target.ts';
import { parametersForProvider } from '../openid/authorization-url.ts';
import type { OpenIdProvider } from '../openid/open-id-provider.ts';
import { COMPANY_PREFIX } from '../openid/providers.ts';
import { beginFlow } from '../providers/begin-flow.ts';
import { type Callback, followCallback } from '../providers/callback.ts';
import type { NewProviderFlow } from '../providers/provider-flow-writer.ts';
import { unlinkIdentity } from '../providers/unlink-identity.ts';
import { type AuthRoute, ofPerson, open } from '../requests/auth-route.ts';
import type { CaptchaGate } from '../requests/captcha-gate.ts';
import { markFlow, unmarkFlow } from '../requests/flow-cookie.ts';
import { authorizationOf, clientOf, readBody, redirectOf } from '../requests/requests.ts';
import { ensureSecondFactor } from '../sessions/assurance.ts';
import { asAuthenticated } from '../sessions/authenticate.ts';
import { ensureProven } from '../sessions/session-proof.ts';

/** No routes when no provider is configured: then `disabled.ts` answers. */
export const providerRoutes = (auth: AuthContext, ensureSolved: CaptchaGate): AuthRoute[] => {
  const { providers } = auth;
  if (!providers.some) return [];
  return [
    open('GET', '/authorize', (c) => authorize(c, auth, null)),
    ofPerson('GET', '/user/identities/authorize', async (c) => {
      const userId = await asAuthenticated(auth, authorizationOf(c), 'begin to link', async (_tx, who) => {
        ensureSecondFactor(who);
        ensureProven(who);
        return who.account.user.id;
      });
      return await authorize(c, auth, userId);
    }),
    ofPerson('DELETE', '/user/identities/:id', async (c) => {
      await unlinkIdentity(auth, authorizationOf(c), c.req.param('id'));
      return c.json({});
    }),
    open('GET', '/callback', async (c) => {
      // A program that only looks at the address must not use it up.
      if (c.req.method === 'HEAD') return c.body(null, 204);
      return await callback(c, auth, new URL(c.req.url).search.slice(1));
    }),
    open('POST', '/callback', async (c) => callback(c, auth, await c.req.text())),
    ...(auth.config.providers.sso ? [companyRoute(auth, ensureSolved)] : []),
  ];
};

const companyRoute = (auth: AuthContext, ensureSolved: CaptchaGate): AuthRoute =>
  open('POST', '/sso', async (c) => {
    const body = await readBody(c, ssoBody);
    await ensureSolved(c, body.gotrue_meta_security);
    return await companySignIn(c, auth, body);
  });

/** @throws AuthError validation_failed */
const authorize = async (
  c: Context,
  auth: AuthContext,
  linkingTargetId: string | null,
): Promise<Response> => {
  const query = new URL(c.req.url).searchParams;
  const parameter = (name: string): string => query.get(name) ?? '';
  const provider = auth.providers.byName(parameter('provider'));
  if (!provider) throw invalid('Unsupported provider: provider is not enabled');
  const flow: NewProviderFlow = {
    provider: provider.name,
    redirectTo: redirectOf(c, auth),
    challenge: codeChallengeFrom(parameter('code_challenge'), parameter('code_challenge_method')),
    linkingTargetId,
  };
  return await sendThere(c, auth, provider, flow, {
    scopes: parameter('scopes'),
    extra: parametersForProvider(query),
    skipRedirect: parameter('skip_http_redirect') === 'true',
    status: 302,
  });
};

/** @throws AuthError saml_provider_disabled for a domain that is not the company's, validation_failed. */
const companySignIn = async (c: Context, auth: AuthContext, body: SsoBody): Promise<Response> => {
  if (body.provider_id === '' && body.domain === '')
    throw invalid('A provider_id or domain must be provided');
  // The person's address decides later under which domain the identity is stored; any domain will do for the flow.
  const domain =
    body.provider_id === 'sso'
      ? (auth.config.providers.sso?.domains[0] ?? '')
      : body.domain.trim().toLowerCase();
  const name = COMPANY_PREFIX + domain;
  const provider = auth.providers.ofCompany(name);
  if (!provider) throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
  const flow: NewProviderFlow = {
    provider: name,
    redirectTo: redirectTarget(body.redirect_to, auth.origin()),
    challenge: codeChallengeFrom(body.code_challenge, body.code_challenge_method),
    linkingTargetId: null,
  };
  const skipRedirect = body.skip_http_redirect === true;
  return await sendThere(c, auth, provider, flow, { scopes: '', extra: {}, skipRedirect, status: 303 });
};

interface Sending {
  scopes: string;
  extra: Record<string, string>;
  /** The page asks only for the address and goes there itself. */
  skipRedirect: boolean;
  status: 302 | 303;
}

const sendThere = async (
  c: Context,
  auth: AuthContext,
  provider: OpenIdProvider,
  flow: NewProviderFlow,
  { skipRedirect, status, ...request }: Sending,
): Promise<Response> => {
  const { url, state } = await beginFlow(auth, provider, flow, request);
  if (state !== null) markFlow(c, auth, state, provider.name === 'apple');
  return skipRedirect ? c.json({ url }) : c.redirect(url, status);
};

/** @param encoded the query, or the form, as it was sent. */
const callback = async (c: Context, auth: AuthContext, encoded: string): Promise<Response> => {
  const given = isEncodedUtf8(encoded) ? new URLSearchParams(encoded) : new URLSearchParams();
  const parameter = (name: string): string => given.get(name) ?? '';
  const shown: Callback = {
    state: parameter('state'),
    code: parameter('code'),
    iss: parameter('iss'),
    error: parameter('error'),
    errorDescription: parameter('error_description'),
    user: parameter('user'),
  };
  const beganHere = unmarkFlow(c, auth, shown.state);
  const { location, status } = await followCallback(auth, shown, beganHere, clientOf(c, auth));
  return c.redirect(location, status);
};

/**
 * Whether the percent-encoded bytes are UTF-8. Other bytes would put U+FFFD into the name that Apple sends, so nothing
 * is read from them, and the person is sent back as from a callback without parameters.
 */
const isEncodedUtf8 = (encoded: string): boolean => {
  try {
    // A per cent sign that encodes nothing is literal (URL Standard, percent-decode).
    decodeURIComponent(encoded.replace(/%(?![0-9a-f]{2})/gi, '%25'));
    return true;
  } catch {
    return false;
  }
};
