/** One OpenID Connect provider: its published configuration, which is cached, and the keys of its tokens. */
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import { HOUR_MS } from '#contract/common/durations.ts';
import type { AppleClient, OpenIdClient } from '../../../config/providers.ts';
import { appleClientSecret } from './apple-client-secret.ts';
import { PROVIDER_TIMEOUT_MS } from './provider-failure.ts';

/** GoTrue's names; `sso` is a company's own provider. */
export type ProviderName = 'google' | 'azure' | 'apple' | 'sso';

export interface DiscoveredProvider {
  configuration: Configuration;
  /** The keys that sign its ID tokens. */
  keys: JWTVerifyGetKey;
}

export interface OpenIdProvider {
  name: ProviderName;
  clientId: string;
  /** The domains of a company's provider; empty for the others. */
  domains: readonly string[];
  /** @throws Error when the provider cannot be reached, or is not the configured one. */
  discover(): Promise<DiscoveredProvider>;
}

/** Providers rarely move their endpoints, and keep the old ones longer than this. */
const REMEMBERED_MS = HOUR_MS;

export const createOpenIdProvider = (
  name: ProviderName,
  client: (OpenIdClient & { domains?: string[] }) | AppleClient,
): OpenIdProvider => {
  const authentication = 'privateKey' in client ? appleAuthentication(client) : authenticationBy(client);
  return {
    name,
    clientId: client.clientId,
    domains: ('domains' in client && client.domains) || [],
    discover: remembered(() => discoverProvider(client, authentication)),
  };
};

const discoverProvider = async (
  { issuer, clientId }: OpenIdClient | AppleClient,
  authentication: ClientAuth,
): Promise<DiscoveredProvider> => {
  const url = new URL(issuer);
  const configuration = await discovery(url, clientId, undefined, authentication, {
    timeout: PROVIDER_TIMEOUT_MS / 1_000,
    // Without this the library does not check the signature of an ID token that came over HTTPS.
    execute: [
      enableNonRepudiationChecks,
      // Only for an issuer that is configured without TLS: in tests, on this machine.
      ...(url.protocol === 'http:' ? [allowInsecureRequests] : []),
    ],
  });
  const keys = createRemoteJWKSet(new URL(configuration.serverMetadata().jwks_uri ?? ''), {
    timeoutDuration: PROVIDER_TIMEOUT_MS,
  });
  return { configuration, keys };
};

/** Caches the result for an hour, but not a failure. Requests in the meantime share one call. */
const remembered = <Value>(find: () => Promise<Value>): (() => Promise<Value>) => {
  let known: { value: Promise<Value>; until: number } | null = null;
  return () => {
    if (known && known.until > Date.now()) return known.value;
    const value = find();
    known = { value, until: Date.now() + REMEMBERED_MS };
    value.catch(() => {
      if (known?.value === value) known = null;
    });
    return value;
  };
};

/**
 * Sends the secret in the body when the provider accepts that, else in the header, which every provider must accept
 * (RFC 6749).
 */
const authenticationBy = ({ clientSecret }: OpenIdClient): ClientAuth => {
  const [post, basic] = [ClientSecretPost(clientSecret), ClientSecretBasic(clientSecret)];
  return (server, ...rest) =>
    server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
      ? post(server, ...rest)
      : basic(server, ...rest);
};

const appleAuthentication = (client: AppleClient): ClientAuth => {
  const secret = appleClientSecret(client);
  return (server, ...rest) => ClientSecretPost(secret())(server, ...rest);
};
