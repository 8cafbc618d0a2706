/**
 * Who came into an account, or tried to, for its owner to read.
 *
 * [Note: refused sign-ins] A refusal is recorded beside the answer, which does not wait for it, by statements that are the
 * same for an address with and without an account: the time of an answer must not tell which addresses have one.
 */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { SIGN_IN_DAYS, SIGN_INS_MAX_COUNT } from '#contract/common/limits.ts';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { AuthContext, Client } from '../context/auth-context.ts';

/** True of a session (`session`) that is neither held nor lacks the second factor of its account. */
const isOpen = sql<boolean>`(NOT session.is_held AND (session.aal = 'aal2' OR NOT EXISTS (
  SELECT FROM auth.mfa_factors AS factor WHERE factor.user_id = session.user_id AND factor.status = 'verified')))`;

/** Records the session that was just opened. */
export const recordSignIn = async (
  tx: SystemTransaction,
  sessionId: string,
  method: string,
): Promise<void> => {
  const { rows } = await sql<{ user_id: string }>`
    INSERT INTO sign_ins (user_id, id, outcome, method, user_agent, session_id)
    SELECT user_id, ${uuidv7()}, CASE WHEN ${isOpen} THEN 'signed_in' ELSE 'unfinished' END, ${method}, user_agent, id
    FROM auth.sessions AS session WHERE id = ${sessionId}
    RETURNING user_id`.execute(tx.db);
  for (const { user_id } of rows) await sweep(tx, user_id, 'opened');
};

/** The session has shown what it owed: it counts as signed in where nothing else is owed. */
export const completeSignIn = async (tx: SystemTransaction, sessionId: string): Promise<void> => {
  await sql`
    UPDATE sign_ins SET outcome = 'signed_in' FROM auth.sessions AS session
    WHERE session.id = ${sessionId} AND sign_ins.session_id = session.id AND ${isOpen}`.execute(tx.db);
};

/** Records a wrong code in the second step of this session. */
export const recordRefusedStep = async (
  tx: SystemTransaction,
  sessionId: string,
  method: 'authenticator' | 'recovery_code',
): Promise<void> => {
  const { rows } = await sql<{ user_id: string }>`
    INSERT INTO sign_ins (user_id, id, outcome, method, user_agent)
    SELECT user_id, ${uuidv7()}, 'refused', ${method}, user_agent FROM auth.sessions WHERE id = ${sessionId}
    RETURNING user_id`.execute(tx.db);
  for (const { user_id } of rows) await sweep(tx, user_id, 'refused');
};

/** Records a wrong password or code for the account of this address, if there is one. [Note: refused sign-ins] */
export const recordRefusalLater = (
  auth: AuthContext,
  email: string,
  method: 'password' | 'otp',
  { userAgent }: Client,
): void => {
  const recorded = auth.database.asSystem('record a refused sign-in', async (tx) => {
    const { rows } = await sql<{ user_id: string }>`
      INSERT INTO sign_ins (user_id, id, outcome, method, user_agent)
      SELECT id, ${uuidv7()}, 'refused', ${method}, ${userAgent} FROM auth.users WHERE lower(email) = ${email}
      RETURNING user_id`.execute(tx.db);
    for (const { user_id } of rows) await sweep(tx, user_id, 'refused');
  });
  recorded.catch((error: unknown) => auth.log.warn({ event: 'refusal_not_recorded', err: error }));
};

/** Deletes what is too old, whoever's it is, and what is too much of this person's. See [Note: sweeping]. */
const sweep = async (tx: SystemTransaction, userId: string, which: 'opened' | 'refused'): Promise<void> => {
  await sql`
    DELETE FROM sign_ins WHERE (user_id, id) IN (
      SELECT user_id, id FROM sign_ins WHERE at < now() - make_interval(days => ${SIGN_IN_DAYS})
      FOR UPDATE SKIP LOCKED)`.execute(tx.db);
  await sql`
    DELETE FROM sign_ins WHERE user_id = ${userId} AND id IN (
      SELECT id FROM sign_ins WHERE user_id = ${userId} AND (outcome = 'refused') = ${which === 'refused'}
      ORDER BY at DESC, id DESC OFFSET ${SIGN_INS_MAX_COUNT} FOR UPDATE SKIP LOCKED)`.execute(tx.db);
};
