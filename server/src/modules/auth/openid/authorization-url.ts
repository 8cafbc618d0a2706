import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import { flowSecrets } from './flow-secrets.ts';
import type { DiscoveredProvider, OpenIdProvider, ProviderName } from './open-id-provider.ts';

/** Without `openid` there is no ID token. */
const SCOPES: Record<ProviderName, readonly string[]> = {
  google: ['openid', 'email', 'profile'],
  azure: ['openid', 'email', 'profile'],
  apple: ['openid', 'email', 'name'],
  sso: ['openid', 'email', 'profile'],
};

/**
 * Parameters that a request cannot set: we set them ourselves, or they could replace what we set (a request object).
 */
const OURS = new Set([
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'request',
  'request_uri',
]);
/** Parameters of the request that are meant for us. */
const FOR_US = new Set(['provider', 'redirect_to', 'scopes', 'skip_http_redirect', 'apikey']);

/** The parameters of a request that are meant for the provider (`prompt`, `access_type`, `login_hint`). */
export const parametersForProvider = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...query].filter(([name]) => !OURS.has(name) && !FOR_US.has(name)));

export interface AuthorizationRequest {
  key: Buffer;
  state: string;
  redirectUri: string;
  /** Additional scopes, as the client wrote them: separated by spaces or commas. */
  scopes: string;
  extra: Record<string, string>;
}

/** The address at which the person signs in at the provider. */
export const authorizationUrl = async (
  provider: OpenIdProvider,
  { configuration }: DiscoveredProvider,
  { key, state, redirectUri, scopes, extra }: AuthorizationRequest,
): Promise<string> => {
  const { codeVerifier, nonce } = flowSecrets(key, state);
  const wanted = new Set([...SCOPES[provider.name], ...scopes.split(/[\s,]+/).filter(Boolean)]);
  return buildAuthorizationUrl(configuration, {
    ...extra,
    // Apple sends name and address only in a form.
    ...(provider.name === 'apple' ? { response_mode: 'form_post' } : {}),
    redirect_uri: redirectUri,
    scope: [...wanted].join(' '),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  }).href;
};
