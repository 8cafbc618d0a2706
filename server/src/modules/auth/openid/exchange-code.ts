import { authorizationCodeGrant, fetchUserInfo } from 'openid-client';
import { isUuid } from '../foundation/uuid.ts';
import type { ProviderTokens } from '../tokens/provider-tokens.ts';
import { flowSecrets } from './flow-secrets.ts';
import type { DiscoveredProvider, OpenIdProvider } from './open-id-provider.ts';
import { askingProvider, ProviderFailure } from './provider-failure.ts';
import type { Claims } from './provider-identity.ts';

/** The placeholder in the issuer of Microsoft's `common` endpoint, which signs in people of all tenants. */
const TENANT = '{tenantid}';

/**
 * What the provider sent back through the browser, and the values that the request was made with
 * (`AuthorizationRequest`).
 */
export interface ReturnedCode {
  key: Buffer;
  state: string;
  redirectUri: string;
  code: string;
  /** Empty when the provider does not name its issuer (RFC 9207). */
  iss: string;
}

/** What the provider gave for the code. */
export interface Exchanged {
  /** Verified: signature, issuer, audience, age and nonce of the ID token. */
  claims: Claims;
  tokens: ProviderTokens;
}

/**
 * Exchanges the provider's code for claims and tokens.
 * @throws ProviderFailure when the provider cannot be reached, refuses the code, or sends a wrong ID token.
 */
export const exchangeCode = (
  provider: OpenIdProvider,
  { key, state, redirectUri, code, iss }: ReturnedCode,
): Promise<Exchanged> =>
  askingProvider(async () => {
    const { configuration } = await provider.discover();
    const { issuer, userinfo_endpoint } = configuration.serverMetadata();
    const { codeVerifier, nonce } = flowSecrets(key, state);
    const url = new URL(redirectUri);
    url.search = new URLSearchParams({ state, code, ...(iss === '' ? {} : { iss }) }).toString();
    const answer = await authorizationCodeGrant(configuration, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims: Claims = { ...answer.claims() };
    ensureTenant(issuer, claims);
    if (claims.email === undefined && userinfo_endpoint) {
      // Some providers give the address only there. The library compares the subject.
      Object.assign(claims, {
        ...(await fetchUserInfo(configuration, answer.access_token, String(claims.sub))),
        ...claims,
      });
    }
    return {
      claims,
      tokens: {
        provider_token: answer.access_token,
        ...(answer.refresh_token ? { provider_refresh_token: answer.refresh_token } : {}),
      },
    };
  });

/** The issuer that an ID token must name. @throws ProviderFailure when it names no tenant where one is needed. */
export const issuerOf = ({ configuration }: DiscoveredProvider, claims: Claims): string => {
  const { issuer } = configuration.serverMetadata();
  ensureTenant(issuer, claims);
  return issuer.replace(TENANT, String(claims.tid));
};

/** The library accepts any tenant that the token names; here it must be a UUID. */
const ensureTenant = (issuer: string, { tid }: Claims): void => {
  if (issuer.includes(TENANT) && !isUuid(tid)) throw new ProviderFailure('tenant');
};
