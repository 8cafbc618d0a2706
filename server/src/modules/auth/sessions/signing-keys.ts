/**
 * The keys that access tokens are signed with, and those that are trusted besides. ES256 by default; RS256 and HS256 by
 * configuration. A key is bound to one algorithm: what a token says of its own is never asked.
 */
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';

/** A key that may have signed an access token. */
export interface VerifyingKey {
  alg: string;
  key: CryptoKey | Uint8Array;
}

export interface SigningKeys {
  /** New tokens are signed with this one. */
  current: { kid: string; alg: string; key: CryptoKey | Uint8Array };
  /** By kid. */
  trusted: ReadonlyMap<string, VerifyingKey>;
  /** What `/.well-known/jwks.json` publishes: public halves alone, never a symmetric key. */
  published: JWK[];
}

const DEFAULT_ALG = 'ES256';
const ALGS = ['ES256', 'RS256', 'HS256'];
/** RFC 7518, 3.2: an HMAC key is at least as long as its hash. */
const HS256_MIN_BYTES = 32;

/** A new key as it is kept: a private JWK that names its id and algorithm. */
export const createSigningKey = async (): Promise<string> => {
  const { privateKey } = await generateKeyPair(DEFAULT_ALG, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return JSON.stringify({ ...jwk, kid, alg: DEFAULT_ALG, use: 'sig' });
};

/**
 * @param stored the private JWK to sign with.
 * @param further a JWKS of keys whose tokens are accepted besides; their private members are not used.
 * @throws Error that says which of the two is not usable, never what stands in it.
 */
export const loadSigningKeys = async (stored: string, further = '{"keys":[]}'): Promise<SigningKeys> => {
  const own = parse(stored);
  if (!own || !isUsable(own) || !(own.kty === 'oct' ? own.k : own.d)) {
    throw new Error(
      'The key that signs access tokens is not a private JWK with kid and alg (ES256, RS256, HS256)',
    );
  }
  const others = (parse(further) as { keys?: JWK[] } | null)?.keys;
  if (!Array.isArray(others) || !others.every(isUsable)) {
    throw new Error('The trusted keys are not a JWKS whose keys have kid and alg (ES256, RS256, HS256)');
  }
  const trusted = new Map<string, VerifyingKey>();
  for (const jwk of [...others, own]) {
    trusted.set(jwk.kid, { alg: jwk.alg, key: await importJWK(verifying(jwk), jwk.alg) });
  }
  return {
    current: { kid: own.kid, alg: own.alg, key: await importJWK(own, own.alg) },
    trusted,
    published: [own, ...others]
      .filter(({ kty }) => kty !== 'oct')
      .map((jwk) => ({ ...publicHalf(jwk), key_ops: ['verify'] })),
  };
};

type UsableKey = JWK & { kid: string; alg: string };

const parse = (text: string): JWK | null => {
  try {
    return JSON.parse(text) as JWK | null;
  } catch {
    return null;
  }
};

const isUsable = (jwk: JWK): jwk is UsableKey =>
  typeof jwk?.kid === 'string' &&
  ALGS.includes(jwk.alg ?? '') &&
  (jwk.kty === 'oct') === (jwk.alg === 'HS256') &&
  (jwk.kty !== 'oct' || Buffer.from(jwk.k ?? '', 'base64url').length >= HS256_MIN_BYTES);

const verifying = (jwk: JWK): JWK => (jwk.kty === 'oct' ? jwk : publicHalf(jwk));

/** Of what is not listed here nothing is published: a private member that we do not know stays private too. */
const publicHalf = ({ kty, kid, alg, crv, x, y, n, e }: JWK): JWK =>
  Object.fromEntries(
    Object.entries({ kty, kid, alg, use: 'sig', crv, x, y, n, e }).filter(([, value]) => value !== undefined),
  );
