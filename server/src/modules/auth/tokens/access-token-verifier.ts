import type { Actor } from '../../../platform/database/database.ts';
import { AuthError } from '../foundation/errors.ts';
import { isUuid } from '../foundation/uuid.ts';
import { type VerifiedClaims, verifyAccessToken } from './access-token.ts';
import type { SigningKeys } from './signing-keys.ts';

const MAX_REMEMBERED = 5_000;

/**
 * Verifies tokens and remembers the valid ones until they expire (the least recently used are dropped first): one
 * signature check for each token and server, instead of one for each request. Whether the session is alive is never
 * remembered.
 */
export interface AccessTokenVerifier {
  /** @throws AuthError bad_jwt */
  claims(token: string): Promise<VerifiedClaims>;
  /** The person and session of the token; null when it is not valid. */
  actor(token: string): Promise<(Actor & { expiresAt: Date }) | null>;
}

export const createAccessTokenVerifier = (keys: SigningKeys): AccessTokenVerifier => {
  const remembered = new Map<string, VerifiedClaims>();

  const claims = async (token: string): Promise<VerifiedClaims> => {
    const known = remembered.get(token);
    remembered.delete(token);
    const verified = known && known.exp * 1_000 > Date.now() ? known : await verifyAccessToken(keys, token);
    remembered.set(token, verified);
    if (remembered.size > MAX_REMEMBERED) remembered.delete(remembered.keys().next().value as string);
    return verified;
  };

  return {
    claims,
    actor: async (token) => {
      try {
        const { sub, session_id, exp } = await claims(token);
        if (!isUuid(sub) || !isUuid(session_id)) return null;
        return { userId: sub, sessionId: session_id, expiresAt: new Date(exp * 1_000) };
      } catch (error) {
        if (error instanceof AuthError) return null;
        throw error;
      }
    },
  };
};
