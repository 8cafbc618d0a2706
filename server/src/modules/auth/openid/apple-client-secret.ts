import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { AppleClient } from '../../../config/providers.ts';

const LIFETIME_SECONDS = 300;

/**
 * Apple's client secret is a JWT that the team's key signs; a fresh one for each request, so that none is worth
 * stealing. Signed here and not by `jose`, because the client's authentication cannot wait.
 * @throws Error that names the variable when the key is none of Apple's (P-256).
 * @see https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret
 */
export const appleClientSecret = (client: AppleClient): (() => string) => {
  const key = privateKeyFrom(client.privateKey);
  return () => {
    const issuedAt = Math.floor(Date.now() / 1_000);
    const head = encode({ alg: 'ES256', kid: client.keyId, typ: 'JWT' });
    const claims = encode({
      iss: client.teamId,
      iat: issuedAt,
      exp: issuedAt + LIFETIME_SECONDS,
      aud: client.issuer,
      sub: client.clientId,
    });
    const signed = `${head}.${claims}`;
    const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
    return `${signed}.${signature.toString('base64url')}`;
  };
};

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const privateKeyFrom = (pem: string): KeyObject => {
  let key: KeyObject | null = null;
  try {
    key = createPrivateKey(pem);
  } catch {
    // What is wrong with it may quote it.
  }
  if (key?.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    throw new Error('APPLE_PRIVATE_KEY is not a P-256 private key in PEM.');
  }
  return key;
};
