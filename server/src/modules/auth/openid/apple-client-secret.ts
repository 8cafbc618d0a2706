import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import type { AppleClient } from '../../../config/providers.ts';

const LIFETIME_SECONDS = 300;

/**
 * Apple's client secret is a JWT signed by the team's key, made again for each request so that a stolen one is soon
 * useless. Signed here and not by `jose`, because the client authentication is synchronous.
 * @throws Error that names the variable when the key is not a P-256 key, as Apple's are.
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
    // The library's error may quote the key.
  }
  if (key?.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    throw new Error('APPLE_PRIVATE_KEY is not a P-256 private key in PEM.');
  }
  return key;
};
