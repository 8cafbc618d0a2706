/** The keys that access tokens are signed with. ES256 by default: the private half never leaves the data folder. */
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';

/** A key that may have signed an access token, bound to one algorithm: what the token says of it is not asked. */
export interface VerifyingKey {
  alg: string;
  key: CryptoKey;
}

export interface SigningKeys {
  /** New tokens are signed with this one. */
  current: { kid: string; alg: string; key: CryptoKey };
  /** By kid. */
  trusted: ReadonlyMap<string, VerifyingKey>;
  /** What `/.well-known/jwks.json` publishes: public halves alone, never a symmetric key. */
  published: JWK[];
}

const ALG = 'ES256';

/** A new key as it is kept: a private JWK that names its id and algorithm. */
export const createSigningKey = async (): Promise<string> => {
  const { privateKey } = await generateKeyPair(ALG, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  return JSON.stringify({ ...jwk, kid, alg: ALG, use: 'sig' });
};

/** @throws Error when the stored key is not one of ours. */
export const loadSigningKeys = async (stored: string): Promise<SigningKeys> => {
  const { d, ...rest } = JSON.parse(stored) as JWK;
  const { kid, alg } = rest;
  if (!d || !kid || alg !== ALG) throw new Error('The signing key in the data folder is damaged');
  const published: JWK = { ...rest, key_ops: ['verify'] };
  const [privateKey, publicKey] = await Promise.all([
    importJWK({ ...rest, d }, alg) as Promise<CryptoKey>,
    importJWK(rest, alg) as Promise<CryptoKey>,
  ]);
  return {
    current: { kid, alg, key: privateKey },
    trusted: new Map([[kid, { alg, key: publicKey }]]),
    published: [published],
  };
};
