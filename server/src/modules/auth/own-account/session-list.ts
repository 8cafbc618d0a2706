import { sql } from 'kysely';
import type { AuthContext } from '../context/auth-context.ts';
import { AuthError } from '../foundation/errors.ts';
import { isUuid } from '../foundation/uuid.ts';
import { ensureSecondFactor } from '../sessions/assurance.ts';
import { asAuthenticated } from '../sessions/authenticate.ts';

/** A signed-in browser, as the person sees it. Beyond GoTrue. */
export interface SessionView {
  id: string;
  /** The browser's own name for itself; null when it sent none. */
  user_agent: string | null;
  created_at: string;
  refreshed_at: string;
  aal: string;
  /** The session that asks. */
  is_current: boolean;
}

/**
 * The person's sessions that have not ended, the most recently used first.
 * @throws AuthError insufficient_aal; those of `asAuthenticated`.
 */
export const listSessions = (auth: AuthContext, authorization: string | undefined): Promise<SessionView[]> =>
  asAuthenticated(auth, authorization, 'list the own sessions', async (tx, who) => {
    ensureSecondFactor(who);
    const { account, session } = who;
    const rows = await tx.db
      .selectFrom('auth.sessions')
      .select(['id', 'user_agent', 'created_at', 'refreshed_at', 'aal'])
      .where('user_id', '=', account.user.id)
      .where((is) => is.or([is('not_after', 'is', null), is('not_after', '>', sql<Date>`now()`)]))
      .orderBy('refreshed_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      user_agent: row.user_agent,
      created_at: row.created_at.toISOString(),
      refreshed_at: row.refreshed_at.toISOString(),
      aal: row.aal,
      is_current: row.id === session.id,
    }));
  });

/**
 * Ends one session of the person, at once.
 * @throws AuthError session_not_found when it is not theirs or has ended; insufficient_aal; those of `asAuthenticated`.
 */
export const endSession = (
  auth: AuthContext,
  authorization: string | undefined,
  sessionId: string,
): Promise<void> =>
  asAuthenticated(auth, authorization, 'end one of the own sessions', async (tx, who) => {
    ensureSecondFactor(who);
    const { account } = who;
    const ended = isUuid(sessionId)
      ? await tx.db
          .deleteFrom('auth.sessions')
          .where('id', '=', sessionId)
          .where('user_id', '=', account.user.id)
          .returning('id')
          .executeTakeFirst()
      : undefined;
    if (!ended) throw new AuthError(404, 'session_not_found', 'Session not found');
    auth.log.info({ event: 'session_ended', user_id: account.user.id, session_id: ended.id });
  });
