/**
 * The keys that sign access tokens, and additional trusted ones. ES256 by default; RS256 and HS256 by configuration. A
 * key has one algorithm; what a token names is ignored.
 */
import {
  CompactSign,
  type CryptoKey,
  calculateJwkThumbprint,
  compactVerify,
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
const KEY_TYPES = { ES256: 'EC', RS256: 'RSA', HS256: 'oct' };
const ALGS = Object.keys(KEY_TYPES);
/** RFC 7518, 3.2: an HMAC key is at least as long as its hash. */
const HS256_MIN_BYTES = 32;

/** A new key in its stored form: a private JWK with its id and algorithm. */
export const createSigningKey = async (): Promise<string> => {
  const { privateKey } = await generateKeyPair(DEFAULT_ALG, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return JSON.stringify({ ...jwk, kid, alg: DEFAULT_ALG, use: 'sig' });
};

/** The names of the two texts in error messages: the variables that set them. */
export interface KeySources {
  own: string;
  further: string;
}

/**
 * @param stored the private JWK to sign with.
 * @param further a JWKS of additional trusted keys; their private members are not used.
 * @throws Error that says which of the two is unusable and why, without its content.
 */
export const loadSigningKeys = async (
  stored: string,
  further = '{"keys":[]}',
  sources: KeySources = { own: 'The key that signs access tokens', further: 'The set of trusted keys' },
): Promise<SigningKeys> => {
  const own = usable(parse(stored), `${sources.own} is not usable: a private JWK is needed`);
  const signing = await signingKey(own, sources.own);
  const others = (parse(further) as { keys?: unknown } | null)?.keys;
  if (!Array.isArray(others)) throw new Error(`${sources.further} is not usable: it must hold a JWKS.`);
  const trusted = new Map<string, VerifyingKey>();
  const published: JWK[] = [];
  for (const [index, other] of others.entries()) {
    const name = `${sources.further} is not usable: key ${index + 1} of the JWKS`;
    const jwk = usable(other, name);
    const key = await importJWK(verifying(jwk), jwk.alg).catch(() => {
      throw new Error(`${name} is damaged.`);
    });
    trusted.set(jwk.kid, { alg: jwk.alg, key });
    published.push(jwk);
  }
  trusted.set(own.kid, { alg: own.alg, key: signing.verifies });
  return {
    current: { kid: own.kid, alg: own.alg, key: signing.signs },
    trusted,
    published: [own, ...published]
      .filter(({ kty }) => kty !== 'oct')
      .map((jwk) => ({ ...publicHalf(jwk), key_ops: ['verify'] })),
  };
};

type UsableKey = JWK & { kid: string; alg: string };
type ImportedKey = CryptoKey | Uint8Array;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** @throws Error that begins with `name` and says what the key lacks. */
const usable = (value: unknown, name: string): UsableKey => {
  const jwk = value as JWK | null;
  const lacks = lackOf(jwk);
  if (lacks) throw new Error(`${name}, and ${lacks}.`);
  return jwk as UsableKey;
};

const lackOf = (jwk: JWK | null): string | null => {
  if (typeof jwk !== 'object' || jwk === null || Array.isArray(jwk)) return 'this is not a JWK in JSON';
  if (typeof jwk.kid !== 'string' || jwk.kid === '') return 'this one has no kid';
  if (!ALGS.includes(jwk.alg ?? '')) return `its alg is not one of ${ALGS.join(', ')}`;
  if (jwk.kty !== KEY_TYPES[jwk.alg as keyof typeof KEY_TYPES]) return 'its kty is not one for its alg';
  if (jwk.kty !== 'oct') return null;
  const bytes = typeof jwk.k === 'string' ? Buffer.from(jwk.k, 'base64url').length : 0;
  return bytes < HS256_MIN_BYTES ? `its k has fewer than ${HS256_MIN_BYTES} bytes` : null;
};

/**
 * Both halves of our own key, after it has signed something that the other half verifies: a damaged key must stop the
 * start, and not the first sign-in. `key_ops` says what the pair is for (GoTrue writes `sign` and `verify`), and Web
 * Crypto accepts only `sign` for the private half.
 */
const signingKey = async (
  jwk: UsableKey,
  source: string,
): Promise<{ signs: ImportedKey; verifies: ImportedKey }> => {
  const { key_ops, use, ext, ...members } = jwk;
  const refused = (reason: string) => new Error(`${source} is not usable: ${reason}.`);
  if (jwk.kty !== 'oct' && typeof jwk.d !== 'string') {
    throw refused('it holds a public JWK, and a private one is needed to sign');
  }
  const isForSigning =
    (key_ops === undefined || (Array.isArray(key_ops) && key_ops.includes('sign'))) &&
    (use === undefined || use === 'sig');
  if (!isForSigning) throw refused('by its use or key_ops, this JWK is not for signing');
  try {
    const signs = await importJWK(members, jwk.alg);
    const verifies = await importJWK(verifying(jwk), jwk.alg);
    const signed = await new CompactSign(new Uint8Array(1)).setProtectedHeader({ alg: jwk.alg }).sign(signs);
    await compactVerify(signed, verifies);
    return { signs, verifies };
  } catch {
    // The library's error may quote a part of the key.
    throw refused('this JWK is damaged, too short, or of another curve than its alg, and cannot sign');
  }
};

const verifying = (jwk: JWK): JWK => (jwk.kty === 'oct' ? jwk : publicHalf(jwk));

/** Only the members listed here are published, so that an unknown private member stays private. */
const publicHalf = ({ kty, kid, alg, crv, x, y, n, e }: JWK): JWK =>
  Object.fromEntries(
    Object.entries({ kty, kid, alg, use: 'sig', crv, x, y, n, e }).filter(([, value]) => value !== undefined),
  );
