/** Access tokens: signed JWTs whose claims are GoTrue's (auth.md, JWT). */
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { AuthError } from '../errors.ts';
import type { SigningKeys } from './signing-keys.ts';

export const AUDIENCE = 'authenticated';

/** How somebody proved who they are, and when, in seconds. */
export interface AmrEntry {
  method: string;
  timestamp: number;
}

export interface AccessTokenClaims {
  iss: string;
  sub: string;
  aud: string;
  /** Seconds since 1970. */
  exp: number;
  iat: number;
  email: string;
  phone: string;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  role: string;
  aal: string;
  /** Newest first. */
  amr: AmrEntry[];
  session_id: string;
  is_anonymous: boolean;
}

/** What a verified token claims; only its signature, age and audience are vouched for. */
export type VerifiedClaims = Partial<AccessTokenClaims> & { exp: number };

export const signAccessToken = (keys: SigningKeys, claims: AccessTokenClaims): Promise<string> =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: keys.current.alg, kid: keys.current.kid, typ: 'JWT' })
    .sign(keys.current.key);

const refused = (reason: string): AuthError =>
  new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);

/**
 * The claims of a token that one of our keys signed and that has not expired.
 * The key decides the algorithm, so neither `none` nor a public key used as an HMAC secret passes.
 * @throws AuthError bad_jwt
 */
export const verifyAccessToken = async (keys: SigningKeys, token: string): Promise<VerifiedClaims> => {
  let kid: string | undefined;
  try {
    kid = decodeProtectedHeader(token).kid;
  } catch {
    throw refused('token is malformed');
  }
  const trusted = kid === undefined ? undefined : keys.trusted.get(kid);
  if (!trusted) throw refused('token is unverifiable: unrecognized JWT kid');
  try {
    const { payload } = await jwtVerify(token, trusted.key, {
      algorithms: [trusted.alg],
      audience: AUDIENCE,
      requiredClaims: ['exp'],
    });
    return payload as VerifiedClaims;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw refused('token has invalid claims: token is expired');
    if (error instanceof errors.JWTClaimValidationFailed) throw refused('token has invalid claims');
    if (error instanceof errors.JOSEError) throw refused('token signature is invalid');
    throw error;
  }
};
