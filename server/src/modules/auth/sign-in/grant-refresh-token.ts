import { sql } from 'kysely';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import { type Account, isBanned } from '../accounts/account.ts';
import { readAccount } from '../accounts/user-reader.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { AuthError, invalid } from '../foundation/errors.ts';
import {
  type LockedSession,
  lockSession,
  markRefreshed,
  readTokens,
  revokeToken,
  type SessionTokens,
} from '../sessions/refresh-writer.ts';
import { type SessionAnswer, sessionAnswer } from '../sessions/session-answer.ts';
import {
  closeCompromisedSession,
  insertRefreshToken,
  type OpenedSession,
} from '../sessions/session-writer.ts';
import { createRefreshToken, hashRefreshToken, isRefreshToken, openChild } from '../tokens/refresh-token.ts';

/** A client that lost the answer, or asked from two tabs at once, may reuse a token for this long. */
const REUSE_INTERVAL_MS = 10_000;
/** How long requests of one session wait for each other, before 503 (mapped from SQLSTATE 55P03). */
const LOCK_TIMEOUT = '5s';

type Outcome = { account: Account; opened: OpenedSession } | { refused: AuthError; reusedBy?: string };

/**
 * Continues a session (auth.md, refresh_token): the old token is revoked and a child issued. The row lock orders the
 * requests of one session, so that a token used twice at once has one child. Requests with the same token at the same
 * moment (the tabs of a browser that wakes up) share one answer and one connection.
 * @throws AuthError validation_failed, refresh_token_not_found, refresh_token_already_used, session_not_found,
 *   session_expired, user_banned.
 */
export const grantRefreshToken = (auth: AuthContext, token: string): Promise<SessionAnswer> => {
  if (!isRefreshToken(token)) throw invalid('Refresh token is not valid');
  const running = auth.refreshing.get(token);
  if (running) return running;
  const answer = grant(auth, token).finally(() => auth.refreshing.delete(token));
  auth.refreshing.set(token, answer);
  return answer;
};

const grant = async (auth: AuthContext, token: string): Promise<SessionAnswer> => {
  const outcome = await auth.database.asSystem('refresh a session', (tx) => refresh(tx, token));
  if ('refused' in outcome) {
    // Thrown after the commit, so that a session closed for a reused token stays closed.
    if (outcome.reusedBy) auth.log.warn({ event: 'refresh_token_reused', user_id: outcome.reusedBy });
    throw outcome.refused;
  }
  return await sessionAnswer(auth, outcome.account, outcome.opened);
};

const refusal = (code: AuthError['code'], reason: string): { refused: AuthError } => ({
  refused: new AuthError(400, code, `Invalid Refresh Token: ${reason}`),
});

const refresh = async (tx: SystemTransaction, token: string): Promise<Outcome> => {
  const [, session] = await Promise.all([
    sql`SELECT set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.execute(tx.db),
    lockSession(tx, hashRefreshToken(token)),
  ]);
  if (!session) return refusal('refresh_token_not_found', 'Refresh Token Not Found');
  const [account, tokens] = await Promise.all([
    readAccount(tx, session.userId),
    readTokens(tx, session.id, hashRefreshToken(token)),
  ]);
  if (!account) return refusal('session_not_found', 'No Valid Session Found');
  if (isBanned(account.user)) return refusal('user_banned', 'User Banned');
  const next = await nextToken(tx, session, token, tokens);
  if ('refused' in next) return next;
  return { account, opened: { session, refreshToken: next.token } };
};

const nextToken = async (
  tx: SystemTransaction,
  session: LockedSession,
  token: string,
  { used, active }: SessionTokens,
): Promise<{ token: string } | { refused: AuthError; reusedBy?: string }> => {
  if (!used) return refusal('refresh_token_not_found', 'Refresh Token Not Found');
  if (session.isOver) {
    return used.revoked_at
      ? refusal('refresh_token_already_used', 'Already Used')
      : refusal('session_expired', 'Session Expired');
  }
  if (used.revoked_at) {
    if (active?.parent_id === used.id && active.sealed_token) {
      return { token: openChild(token, active.sealed_token) };
    }
    if (Date.now() - used.revoked_at.getTime() > REUSE_INTERVAL_MS) {
      await closeCompromisedSession(tx, session.id);
      return { ...refusal('refresh_token_already_used', 'Already Used'), reusedBy: session.userId };
    }
  }
  const child = createRefreshToken();
  await Promise.all([
    revokeToken(tx, used.id),
    insertRefreshToken(tx, session.id, child, { id: used.id, token }),
    markRefreshed(tx, session.id),
  ]);
  return { token: child };
};
