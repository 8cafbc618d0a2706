/** Access tokens: signed JWTs whose claims are GoTrue's (auth.md, JWT). */
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { AuthError } from '../foundation/errors.ts';
import type { SigningKeys } from './signing-keys.ts';

export const AUDIENCE = 'authenticated';

/** How a person proved who they are, and when, in seconds since 1970. */
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

/** The claims of a verified token. Only signature, age and audience are checked. */
export type VerifiedClaims = Partial<AccessTokenClaims> & { exp: number };

export const signAccessToken = (keys: SigningKeys, claims: AccessTokenClaims): Promise<string> =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: keys.current.alg, kid: keys.current.kid, typ: 'JWT' })
    .sign(keys.current.key);

const refused = (reason: string): AuthError =>
  new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);

/**
 * The claims of a person's token that one of our keys signed and that has not expired.
 * @throws AuthError bad_jwt
 */
export const verifyAccessToken = (keys: SigningKeys, token: string): Promise<VerifiedClaims> =>
  verifyToken(keys, token, { audience: AUDIENCE });

/**
 * The same for a token of the service: it belongs to no person, so it need not have an audience or a subject. The
 * caller checks its role.
 * @throws AuthError bad_jwt
 */
export const verifyAdminToken = (keys: SigningKeys, token: string): Promise<VerifiedClaims> =>
  verifyToken(keys, token, {});

/** The key decides the algorithm, so neither `none` nor a public key used as an HMAC secret passes. */
const verifyToken = async (
  keys: SigningKeys,
  token: string,
  asked: { audience?: string },
): Promise<VerifiedClaims> => {
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
      ...asked,
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
