import type { Account } from '../accounts/account.ts';
import { type SessionAnswer, userView } from '../accounts/user-view.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { AUDIENCE, signAccessToken } from '../tokens/access-token.ts';
import type { OpenedSession } from './session-writer.ts';

export type { SessionAnswer };

/** Signs the access token of a committed session, and returns the session as the client keeps it. */
export const sessionAnswer = async (
  auth: AuthContext,
  account: Account,
  { session, refreshToken }: OpenedSession,
): Promise<SessionAnswer> => {
  const { user } = account;
  const issuedAt = Math.floor(Date.now() / 1_000);
  const expiresAt = issuedAt + auth.config.accessTokenSeconds;
  const accessToken = await signAccessToken(auth.keys, {
    iss: `${auth.origin()}/auth/v1`,
    sub: user.id,
    aud: AUDIENCE,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.app_metadata as Record<string, unknown>,
    user_metadata: user.user_metadata as Record<string, unknown>,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: false,
  });
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: auth.config.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userView(account),
  };
};
