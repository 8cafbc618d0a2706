import { type Selectable, sql } from 'kysely';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { AuthRefreshTokens } from '../../../platform/database/schema.ts';
import type { AmrEntry } from '../tokens/access-token.ts';
import { type Session, sessionEnd } from './session-writer.ts';

/** A session whose row is locked until the transaction ends. */
export interface LockedSession extends Session {
  userId: string;
  isOver: boolean;
}

export type RefreshTokenRow = Pick<
  Selectable<AuthRefreshTokens>,
  'id' | 'parent_id' | 'revoked_at' | 'sealed_token'
>;

export interface SessionTokens {
  used: RefreshTokenRow | undefined;
  active: RefreshTokenRow | undefined;
}

/** Locks the session of a refresh token; waits for whoever holds it. */
export const lockSession = async (
  tx: SystemTransaction,
  tokenHash: Buffer,
): Promise<LockedSession | undefined> => {
  const row = await tx.db
    .selectFrom('auth.sessions')
    .select(['id', 'user_id', 'aal', 'amr'])
    .select(sql<boolean>`coalesce(not_after <= now(), false)`.as('is_over'))
    .where('id', '=', (query) =>
      query.selectFrom('auth.refresh_tokens').select('session_id').where('token_hash', '=', tokenHash),
    )
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      userId: row.user_id,
      aal: row.aal,
      amr: row.amr as unknown as AmrEntry[],
      isOver: row.is_over,
    }
  );
};

/**
 * The token that was used, and the newest one that is still good. Read after the lock, in a statement of its own:
 * only that sees what the request before has just written.
 */
export const readTokens = async (
  tx: SystemTransaction,
  sessionId: string,
  tokenHash: Buffer,
): Promise<SessionTokens> => {
  const tokens = tx.db
    .selectFrom('auth.refresh_tokens')
    .select(['id', 'parent_id', 'revoked_at', 'sealed_token'])
    .where('session_id', '=', sessionId);
  const [used, active] = await Promise.all([
    tokens.where('token_hash', '=', tokenHash).executeTakeFirst(),
    tokens.where('revoked_at', 'is', null).orderBy('id', 'desc').limit(1).executeTakeFirst(),
  ]);
  return { used, active };
};

/** A token that was revoked before keeps its time: the reuse interval is not prolonged by using it again. */
export const revokeToken = async (tx: SystemTransaction, tokenId: string): Promise<void> => {
  await tx.db
    .updateTable('auth.refresh_tokens')
    .set({ revoked_at: new Date() })
    .where('id', '=', tokenId)
    .where('revoked_at', 'is', null)
    .execute();
};

/** Writes down that the session was continued, and lets it live on from now. */
export const markRefreshed = async (tx: SystemTransaction, sessionId: string): Promise<void> => {
  await tx.db
    .updateTable('auth.sessions')
    .set({ refreshed_at: new Date(), not_after: sessionEnd() })
    .where('id', '=', sessionId)
    .execute();
};
