import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import { heldStateOf, type OpenedBy } from '../accounts/held-state.ts';
import { updateUser } from '../accounts/user-writer.ts';
import type { AuthContext, Client } from '../context/auth-context.ts';
import { jsonValue } from '../foundation/json-value.ts';
import { postNotice } from '../mails/post.ts';
import type { AmrEntry } from '../tokens/access-token.ts';
import { createRefreshToken, hashRefreshToken, sealChild } from '../tokens/refresh-token.ts';
import { rememberDevice } from './device-writer.ts';
import { recordSignIn } from './sign-in-writer.ts';

/**
 * A session ends when it is not continued for so long, so that a forgotten browser does not stay signed in for good.
 */
const SESSION_INACTIVITY_DAYS = 60;

/** When a session ends that is opened or continued now. */
export const sessionEnd = () => sql<Date>`now() + make_interval(days => ${SESSION_INACTIVITY_DAYS})`;

/** The claims of the access token that describe the session. */
export interface Session {
  id: string;
  aal: string;
  amr: AmrEntry[];
}

/** A session and its refresh token, in clear for the one answer that carries it. */
export interface OpenedSession {
  session: Session;
  refreshToken: string;
}

/**
 * Opens a session after the person proved who they are by `method` (auth.md, AMR methods). They are mailed when this
 * browser is new to an account that was opened before. A held session (held-state.ts) opens nothing, and its browser is
 * not remembered, until it is confirmed.
 */
export const openSession = async (
  auth: AuthContext,
  tx: SystemTransaction,
  userId: string,
  method: string,
  client: Client,
  openedBy: OpenedBy,
): Promise<OpenedSession> => {
  const now = new Date();
  // First, because it locks the account: whether the session is held is decided on what is true when it becomes
  // visible.
  const user = await tx.db
    .updateTable('auth.users')
    .set({ last_sign_in_at: now })
    .where('id', '=', userId)
    .returning(['email', 'proven_email', 'password_by_operator', 'factor_taken_by_operator'])
    .executeTakeFirstOrThrow();
  const heldState = heldStateOf(user, openedBy);
  const session: Session = {
    id: uuidv7(),
    aal: 'aal1',
    amr: [{ method, timestamp: Math.floor(now.getTime() / 1_000) }],
  };
  const refreshToken = createRefreshToken();
  await tx.db
    .insertInto('auth.sessions')
    .values({
      id: session.id,
      user_id: userId,
      aal: session.aal,
      amr: jsonValue(session.amr),
      user_agent: client.userAgent,
      created_at: now,
      refreshed_at: now,
      not_after: sessionEnd(),
      is_held: heldState.isHeld,
      shown_email: heldState.shownEmail,
    })
    .execute();
  await insertRefreshToken(tx, session.id, refreshToken, null);
  await recordSignIn(tx, session.id, method);
  if (heldState.isHeld) return { session, refreshToken };
  if (user.proven_email === null && user.email !== null) {
    await updateUser(tx, userId, { proven_email: user.email });
  }
  if ((await rememberDevice(tx, userId, client.device)) === 'new') {
    await postNotice(auth, tx, { kind: 'new_device', userId, to: user.email });
  }
  return { session, refreshToken };
};

/** Adds a token to the session; `parent` is the one that it replaces, null for the first. */
export const insertRefreshToken = async (
  tx: SystemTransaction,
  sessionId: string,
  token: string,
  parent: { id: string; token: string } | null,
): Promise<void> => {
  await tx.db
    .insertInto('auth.refresh_tokens')
    .values({
      id: uuidv7(),
      session_id: sessionId,
      token_hash: hashRefreshToken(token),
      parent_id: parent?.id ?? null,
      sealed_token: parent ? sealChild(parent.token, token) : null,
    })
    .execute();
};

/** The scopes of a sign-out, as in GoTrue. */
export const SIGN_OUT_SCOPES = ['global', 'local', 'others'] as const;
export type SignOutScope = (typeof SIGN_OUT_SCOPES)[number];

/**
 * Ends sessions of a person at once, or only those of one level when it is given. Their refresh tokens are deleted with
 * them, and every request checks its session.
 */
export const endSessions = async (
  tx: SystemTransaction,
  userId: string,
  scope: SignOutScope,
  sessionId: string,
  level: string | null = null,
): Promise<void> => {
  let sessions = tx.db.deleteFrom('auth.sessions').where('user_id', '=', userId);
  if (level !== null) sessions = sessions.where('aal', '=', level);
  switch (scope) {
    case 'global':
      await sessions.execute();
      return;
    case 'local':
      await sessions.where('id', '=', sessionId).execute();
      return;
    case 'others':
      await sessions.where('id', '!=', sessionId).execute();
  }
};

/**
 * Closes a session whose refresh token was used twice. Its row stays, so that all its tokens are still recognised as
 * used.
 */
export const closeCompromisedSession = async (tx: SystemTransaction, sessionId: string): Promise<void> => {
  await tx.db
    .updateTable('auth.refresh_tokens')
    .set({ revoked_at: sql<Date>`now()` })
    .where('session_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
  await tx.db
    .updateTable('auth.sessions')
    .set({ not_after: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();
};
