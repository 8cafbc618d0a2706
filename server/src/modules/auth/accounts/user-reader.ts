import { sql } from 'kysely';
import type { Account, Queries, UserRow } from './account.ts';

/** The account of this id. */
export const readAccount = async (tx: Queries, userId: string): Promise<Account | undefined> => {
  // The three queries travel together on the pipelined connection.
  const [user, identities, factors] = await Promise.all([
    tx.db.selectFrom('auth.users').selectAll().where('id', '=', userId).executeTakeFirst(),
    tx.db
      .selectFrom('auth.identities')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    tx.db
      .selectFrom('auth.mfa_factors')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  ]);
  return user && { user, identities, factors };
};

/** The user with this address, as `emailFrom` writes it. */
export const findUserByEmail = (tx: Queries, email: string): Promise<UserRow | undefined> =>
  tx.db.selectFrom('auth.users').selectAll().where(sql<string>`lower(email)`, '=', email).executeTakeFirst();

/** The same row, locked until the transaction ends. */
export const lockUser = (tx: Queries, userId: string): Promise<UserRow | undefined> =>
  tx.db.selectFrom('auth.users').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst();
