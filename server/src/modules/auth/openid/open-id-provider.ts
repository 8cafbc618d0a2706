/** One provider that speaks OpenID Connect: what it publishes of itself, remembered, and the keys of its tokens. */
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
import { HOUR_MS } from '#contract/durations.ts';
import type { AppleClient, OpenIdClient } from '../../../config/providers.ts';
import { appleClientSecret } from './apple-client-secret.ts';
import { PROVIDER_TIMEOUT_MS } from './provider-failure.ts';

/** GoTrue's names; `sso` is the provider of a company. */
export type ProviderName = 'google' | 'azure' | 'apple' | 'sso';

export interface DiscoveredProvider {
  configuration: Configuration;
  /** The keys that sign its ID tokens. */
  keys: JWTVerifyGetKey;
}

export interface OpenIdProvider {
  name: ProviderName;
  clientId: string;
  /** Of a company; empty for the others. */
  domains: readonly string[];
  /** @throws when the provider cannot be reached or is not what it is configured to be. */
  discover(): Promise<DiscoveredProvider>;
}

/** A provider moves its endpoints rarely, and keeps the old ones for longer than this. */
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
    // Without the check of the signature the library trusts an ID token that came by HTTPS.
    execute: [
      enableNonRepudiationChecks,
      // Only of an issuer that is itself configured without TLS: a test's, on this machine.
      ...(url.protocol === 'http:' ? [allowInsecureRequests] : []),
    ],
  });
  const keys = createRemoteJWKSet(new URL(configuration.serverMetadata().jwks_uri ?? ''), {
    timeoutDuration: PROVIDER_TIMEOUT_MS,
  });
  return { configuration, keys };
};

/** Remembers what was found for an hour, and a failure not at all. Requests that come meanwhile wait for the same. */
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

/** In the body where the provider takes it so, else in the header, which every provider has to understand (RFC 6749). */
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
