import { sql } from 'kysely';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import { AuthError } from '../foundation/errors.ts';
import { jsonValue } from '../foundation/json-value.ts';
import { insertRefreshToken, type OpenedSession } from '../sessions/session-writer.ts';
import { completeSignIn } from '../sessions/sign-in-writer.ts';
import type { AmrEntry } from '../tokens/access-token.ts';
import { createRefreshToken } from '../tokens/refresh-token.ts';

/** AMR methods of second factors. A session with one of them is at aal2. */
export const SECOND_FACTOR_METHODS = ['totp', 'mfa/recovery_code'] as const;
type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];

/**
 * Raises a session to aal2 after a second factor was shown, and ends the person's sessions that have not shown one. Its
 * refresh tokens are replaced, so that a token stolen earlier does not gain the level.
 * @param factorId null for a recovery code.
 * @throws AuthError session_not_found when the session ended in the meantime.
 */
export const raiseSession = async (
  tx: SystemTransaction,
  { userId, sessionId }: { userId: string; sessionId: string },
  method: SecondFactorMethod,
  factorId: string | null,
): Promise<OpenedSession> => {
  const found = await tx.db
    .selectFrom('auth.sessions')
    .select('amr')
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  const before = (found.amr as unknown as AmrEntry[]).filter((entry) => entry.method !== method);
  const session = {
    id: sessionId,
    aal: 'aal2',
    amr: [{ method, timestamp: Math.floor(Date.now() / 1_000) }, ...before],
  };
  await tx.db
    .updateTable('auth.sessions')
    .set({ aal: session.aal, amr: jsonValue(session.amr), factor_id: factorId })
    .where('id', '=', sessionId)
    .execute();
  await completeSignIn(tx, sessionId);
  // Deleted, not revoked: a revoked token may be reused for some seconds, and would gain the level.
  await tx.db.deleteFrom('auth.refresh_tokens').where('session_id', '=', sessionId).execute();
  await tx.db
    .deleteFrom('auth.sessions')
    .where('user_id', '=', userId)
    .where('aal', '!=', session.aal)
    .execute();
  const refreshToken = createRefreshToken();
  await insertRefreshToken(tx, sessionId, refreshToken, null);
  return { session, refreshToken };
};

/** Lowers sessions to aal1 when their second factor was removed. `factorId` null: all sessions of the person. */
export const lowerSessions = async (
  tx: SystemTransaction,
  userId: string,
  factorId: string | null,
): Promise<void> => {
  const methods = [...SECOND_FACTOR_METHODS];
  let sessions = tx.db
    .updateTable('auth.sessions')
    .set({
      aal: 'aal1',
      factor_id: null,
      amr: sql`coalesce((
        SELECT jsonb_agg(entry ORDER BY position)
        FROM jsonb_array_elements(amr) WITH ORDINALITY AS entries (entry, position)
        WHERE NOT entry->>'method' = ANY (${methods})
      ), '[]')`,
    })
    .where('user_id', '=', userId);
  if (factorId !== null) sessions = sessions.where('factor_id', '=', factorId);
  await sessions.execute();
};
