import { sql } from 'kysely';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import { isBanned, type UserRow } from '../accounts/account.ts';
import { updateUser } from '../accounts/user-writer.ts';
import { endSessions } from '../sessions/session-writer.ts';

/**
 * Bans a person until a time, or lifts the ban (null). `app.enter`, `asAuthenticated`, sign-ins and refreshes check the
 * ban themselves and can say why they refuse. Sessions opened before the ban end no later than it does.
 */
export const writeBan = async (tx: SystemTransaction, user: UserRow, until: Date | null): Promise<void> => {
  await updateUser(tx, user.id, { banned_until: until });
  if (until === null) {
    if (isBanned(user)) await endSessions(tx, user.id, 'global', '');
    return;
  }
  if (until <= new Date()) return;
  await tx.db
    .updateTable('auth.sessions')
    .set({ not_after: sql<Date>`least(not_after, ${until})` })
    .where('user_id', '=', user.id)
    .execute();
};
