/** Confirms or denies a held session. The account is locked, and the code or link is already spent. */
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { UserRow } from '../accounts/account.ts';
import { isCounting } from '../accounts/held-state.ts';
import { writeProviders } from '../accounts/identity-writer.ts';
import { updateUser } from '../accounts/user-writer.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { endSessions } from '../sessions/session-writer.ts';
import { completeSignIn } from '../sessions/sign-in-writer.ts';
import type { AccessConfirmationRow } from './access-confirmation-writer.ts';

/**
 * Confirms the session: it is no longer held. False when the mail went to an address that no longer counts. The account
 * keeps its marks: the next session opened by the same password is held again, until the person chooses a password. If
 * the session had shown that its holder reads the address that an operator had set, that address counts from now on.
 * All other sessions then end, so that nobody who had the account before the operator handed it over goes on reading.
 */
export const releaseSession = async (
  auth: AuthContext,
  tx: SystemTransaction,
  user: UserRow,
  { session_id: sessionId, relates_to }: AccessConfirmationRow,
): Promise<boolean> => {
  if (!isCounting(user, relates_to)) return false;
  const session = await tx.db
    .selectFrom('auth.sessions')
    .select('shown_email')
    .where('id', '=', sessionId)
    .where('user_id', '=', user.id)
    .where('is_held', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (!session) return false;
  await tx.db
    .updateTable('auth.sessions')
    .set({ is_held: false, shown_email: null })
    .where('id', '=', sessionId)
    .execute();
  await completeSignIn(tx, sessionId);
  const isAdopted = user.email !== null && session.shown_email?.toLowerCase() === user.email.toLowerCase();
  if (user.email !== null && (isAdopted || user.proven_email === null)) {
    await updateUser(tx, user.id, { proven_email: user.email });
  }
  if (isAdopted) {
    await tx.db
      .updateTable('auth.identities')
      .set({ by_operator: false })
      .where('user_id', '=', user.id)
      .where(sql<string>`lower(identity_data->>'email')`, '=', user.email?.toLowerCase() ?? '')
      .execute();
    await endSessions(tx, user.id, 'others', sessionId);
  }
  auth.log.info({ event: 'session_confirmed', user_id: user.id, session_id: sessionId });
  return true;
};

/**
 * "Ce n’est pas moi": ends the session, and removes every way in that an operator added to the account. The person
 * keeps their own ways in, and recovery. False as for `releaseSession`.
 */
export const denySession = async (
  auth: AuthContext,
  tx: SystemTransaction,
  user: UserRow,
  { session_id: sessionId, relates_to }: AccessConfirmationRow,
): Promise<boolean> => {
  if (!isCounting(user, relates_to)) return false;
  await endSessions(tx, user.id, 'local', sessionId);
  if (user.password_by_operator) {
    await updateUser(tx, user.id, { password_hash: null, password_by_operator: false });
  }
  await tx.db
    .deleteFrom('auth.one_time_tokens')
    .where('user_id', '=', user.id)
    .where('by_operator', '=', true)
    .execute();
  await tx.db
    .deleteFrom('auth.flow_states')
    .where('user_id', '=', user.id)
    .where('is_held', '=', true)
    .execute();
  const { numDeletedRows } = await tx.db
    .deleteFrom('auth.identities')
    .where('user_id', '=', user.id)
    .where('by_operator', '=', true)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) await writeProviders(tx, user.id);
  auth.log.info({ event: 'session_denied', user_id: user.id, session_id: sessionId });
  return true;
};
