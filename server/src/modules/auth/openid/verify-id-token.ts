import { createHash, timingSafeEqual } from 'node:crypto';
import { decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import type { IdTokenGrantBody } from '../foundation/bodies.ts';
import { AuthError } from '../foundation/errors.ts';
import { issuerOf } from './exchange-code.ts';
import type { DiscoveredProvider, OpenIdProvider } from './open-id-provider.ts';
import { askingProvider, ProviderFailure } from './provider-failure.ts';
import type { Claims } from './provider-identity.ts';

/** Tolerated difference between clocks. */
const CLOCK_TOLERANCE_SECONDS = 30;

const badToken = (why = ''): AuthError =>
  new AuthError(400, 'validation_failed', `Bad ID token${why}`, { oauthError: 'invalid request' });

/**
 * The claims of an ID token that an app got from the provider itself: signed with the provider's published keys, issued
 * for us, not expired, with the nonce that the app sends.
 * @throws AuthError validation_failed ("Bad ID token"); ProviderFailure when the keys cannot be loaded.
 */
export const verifyIdToken = async (
  provider: OpenIdProvider,
  { id_token, access_token, nonce }: IdTokenGrantBody,
): Promise<Claims> => {
  const discovered = await askingProvider(provider.discover);
  const claims = await verifySignature(provider, discovered, id_token);
  // As in GoTrue: one without the other proves nothing.
  if ((claims.nonce === undefined) !== (nonce === '')) {
    throw badToken(': Passed nonce and nonce in id_token should either both exist or not.');
  }
  if (nonce !== '' && !isEqual(createHash('sha256').update(nonce).digest('hex'), claims.nonce)) {
    throw badToken(': Nonces mismatch');
  }
  if (access_token !== '' && claims.at_hash !== undefined && !isHashOf(id_token, access_token, claims)) {
    throw badToken(': access token hash does not match');
  }
  return claims;
};

const verifySignature = async (
  { clientId }: OpenIdProvider,
  discovered: DiscoveredProvider,
  token: string,
): Promise<JWTPayload> => {
  const { id_token_signing_alg_values_supported: algorithms = ['RS256'] } =
    discovered.configuration.serverMetadata();
  try {
    const { payload } = await jwtVerify(token, discovered.keys, {
      // The algorithms that the provider announces, without those that use a shared secret.
      algorithms: algorithms.filter((name) => /^(RS|PS|ES|Ed)/.test(name)),
      issuer: issuerOf(discovered, decodeJwt(token)),
      audience: clientId,
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload.azp !== clientId) throw badToken();
    return payload;
  } catch (error) {
    if (error instanceof AuthError) throw error;
    if (isOfToken(error)) throw badToken();
    throw new ProviderFailure('keys');
  }
};

/** Whether the error is due to the token, and not to keys that could not be loaded. */
const isOfToken = (error: unknown): boolean =>
  error instanceof ProviderFailure ||
  (error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC');

/**
 * `at_hash`: the left half of the hash, with the algorithm of the ID token's signature (OpenID Connect Core, 3.1.3.6).
 */
const isHashOf = (idToken: string, accessToken: string, { at_hash }: JWTPayload): boolean => {
  const { alg } = JSON.parse(Buffer.from(idToken.split('.')[0] ?? '', 'base64url').toString('utf8')) as {
    alg: string;
  };
  const algorithm = alg.startsWith('Ed') ? 'sha512' : `sha${alg.slice(-3)}`;
  const hash = createHash(algorithm).update(accessToken).digest();
  return isEqual(hash.subarray(0, hash.length / 2).toString('base64url'), at_hash);
};

const isEqual = (right: string, given: unknown): boolean => {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(right), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
};
