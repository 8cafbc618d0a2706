import { sql } from 'kysely';
import type { Account, Queries } from '../accounts/account.ts';
import { type UserView, userView } from '../accounts/user-view.ts';
import type { AuthContext } from '../context/auth-context.ts';
import type { Page } from './page.ts';

export interface UserList {
  users: UserView[];
  /** The number of accounts on all pages. */
  total: number;
}

/** A page of all accounts, the newest first. */
export const listUsers = (auth: AuthContext, { page, perPage }: Page): Promise<UserList> =>
  auth.database.asSystem('list accounts', async (tx) => {
    const [{ total }, rows] = await Promise.all([
      tx.db.selectFrom('auth.users').select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
      tx.db
        .selectFrom('auth.users')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute(),
    ]);
    const belongings = await readBelongings(
      tx,
      rows.map(({ id }) => id),
    );
    return { users: rows.map((user) => userView({ user, ...belongings(user.id) })), total };
  });

/** The identities and factors of several accounts, in one round trip. */
const readBelongings = async (
  tx: Queries,
  userIds: string[],
): Promise<(userId: string) => Omit<Account, 'user'>> => {
  if (userIds.length === 0) return () => ({ identities: [], factors: [] });
  const [identities, factors] = await Promise.all([
    tx.db
      .selectFrom('auth.identities')
      .selectAll()
      .where('user_id', 'in', userIds)
      .orderBy('created_at')
      .execute(),
    tx.db
      .selectFrom('auth.mfa_factors')
      .selectAll()
      .where('user_id', 'in', userIds)
      .orderBy('created_at')
      .execute(),
  ]);
  const [identitiesOf, factorsOf] = [
    Map.groupBy(identities, ({ user_id }) => user_id),
    Map.groupBy(factors, ({ user_id }) => user_id),
  ];
  return (userId) => ({
    identities: identitiesOf.get(userId) ?? [],
    factors: factorsOf.get(userId) ?? [],
  });
};
