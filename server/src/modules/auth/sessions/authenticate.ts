import { sql } from 'kysely';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import { type Account, isBanned, type Queries } from '../accounts/account.ts';
import { lockUser, readAccount } from '../accounts/user-reader.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { AuthError } from '../foundation/errors.ts';
import { isUuid } from '../foundation/uuid.ts';
import { ensureConfirmed } from './ensure-confirmed.ts';

/** The person and session of a request to this service. */
export interface Authenticated {
  account: Account;
  session: {
    id: string;
    aal: string;
    createdAt: Date;
    isHeld: boolean;
    /** The person has just proven who they are; this session may choose a password (session-proof.ts). */
    isProven: boolean;
    mayChoosePassword: boolean;
  };
}

/**
 * The token of an Authorization header.
 * @throws AuthError no_authorization
 */
export const bearerOf = (authorization: string | undefined): string => {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  return token;
};

/** Passed by verbs that a held session may use; all others refuse it by default. */
export const HELD_TOO = 'held too';

/**
 * Runs `work` for the person who asks. Checked in the order of auth.md (Bearer middleware): header, signature and age,
 * subject, user, session, ban. `work` runs in the transaction that found the session alive.
 * @throws AuthError no_authorization, bad_jwt, user_not_found, session_not_found, user_banned; confirmation_needed for
 *   a held session, unless `admitting` lets it pass.
 */
export const asAuthenticated = async <Result>(
  auth: AuthContext,
  authorization: string | undefined,
  reason: string,
  work: (tx: SystemTransaction, who: Authenticated) => Promise<Result>,
  admitting?: typeof HELD_TOO,
): Promise<Result> => {
  const { userId, sessionId } = await claimed(auth, authorization);
  return await auth.database.asSystem(reason, async (tx) =>
    work(tx, await authenticate(tx, userId, sessionId, admitting)),
  );
};

/**
 * The same, for one request of a person at a time: the account is locked before it is read, so that it does not change
 * before `work` has written.
 * @throws those of `asAuthenticated`.
 */
export const asAuthenticatedInTurn = async <Result>(
  auth: AuthContext,
  authorization: string | undefined,
  reason: string,
  work: (tx: SystemTransaction, who: Authenticated) => Promise<Result>,
  admitting?: typeof HELD_TOO,
): Promise<Result> => {
  const { userId, sessionId } = await claimed(auth, authorization);
  return await auth.database.asSystem(reason, async (tx) => {
    await lockUser(tx, userId);
    return await work(tx, await authenticate(tx, userId, sessionId, admitting));
  });
};

/**
 * What a valid token claims. The database is not asked, so the session may have ended.
 * @throws AuthError no_authorization, bad_jwt.
 */
export const claimed = async (
  auth: AuthContext,
  authorization: string | undefined,
): Promise<{ userId: string; sessionId: string }> => {
  const { sub, session_id } = await auth.tokens.claims(bearerOf(authorization));
  if (!sub) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  if (!isUuid(sub)) throw new AuthError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
  return { userId: sub, sessionId: session_id ?? '' };
};

const authenticate = async (
  tx: Queries,
  userId: string,
  sessionId: string,
  admitting: typeof HELD_TOO | undefined,
): Promise<Authenticated> => {
  const [account, session] = await Promise.all([readAccount(tx, userId), readSession(tx, userId, sessionId)]);
  if (!account) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  if (!session) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  if (isBanned(account.user)) throw new AuthError(403, 'user_banned', 'User is banned');
  const who = {
    account,
    session: {
      id: session.id,
      aal: session.aal,
      createdAt: session.created_at,
      isHeld: session.is_held,
      isProven: session.is_proven ?? false,
      mayChoosePassword: session.may_choose_password ?? false,
    },
  };
  if (admitting !== HELD_TOO) ensureConfirmed(who);
  return who;
};

const readSession = async (tx: Queries, userId: string, sessionId: string) =>
  isUuid(sessionId)
    ? await tx.db
        .selectFrom('auth.sessions')
        .select(['id', 'aal', 'created_at', 'is_held'])
        .select(sql<boolean | null>`proven_until > now()`.as('is_proven'))
        .select(sql<boolean | null>`password_choice_until > now()`.as('may_choose_password'))
        .where('id', '=', sessionId)
        .where('user_id', '=', userId)
        .where((is) => is.or([is('not_after', 'is', null), is('not_after', '>', sql<Date>`now()`)]))
        .executeTakeFirst()
    : undefined;
