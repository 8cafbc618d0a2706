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

/** Locks the session of a refresh token, after waiting for other requests that hold it. */
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
 * The token that was used, and the newest valid one. To be read after the lock, in a statement of its own, because only
 * then the work of the request before is visible.
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

/**
 * Revokes a token. One that was already revoked keeps its time, so that using it again does not prolong the reuse
 * interval.
 */
export const revokeToken = async (tx: SystemTransaction, tokenId: string): Promise<void> => {
  await tx.db
    .updateTable('auth.refresh_tokens')
    .set({ revoked_at: new Date() })
    .where('id', '=', tokenId)
    .where('revoked_at', 'is', null)
    .execute();
};

/** Stores that the session was continued, and prolongs it. */
export const markRefreshed = async (tx: SystemTransaction, sessionId: string): Promise<void> => {
  await tx.db
    .updateTable('auth.sessions')
    .set({ refreshed_at: new Date(), not_after: sessionEnd() })
    .where('id', '=', sessionId)
    .execute();
};
