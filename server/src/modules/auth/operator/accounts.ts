/** What an operator does with accounts from the command line. Nothing here reads what a person wrote. */
import { sql } from 'kysely';
import { HOUR_MS } from '#contract/common/durations.ts';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import { lockUser } from '../accounts/user-reader.ts';
import { writeBan } from '../admin/write-ban.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { emailFrom } from '../foundation/email-address.ts';
import { isUuid } from '../foundation/uuid.ts';
import { forGood, writeRole } from './account-verbs.ts';

export interface AccountSummary {
  id: string;
  email: string | null;
  /** The profile's: `user`, `professional`, `super_admin`. */
  role: string;
  created_at: Date;
  email_confirmed_at: Date | null;
  last_sign_in_at: Date | null;
  banned_until: Date | null;
}

type Accounts = Pick<AuthContext, 'database' | 'log'>;

const summaries = (tx: Pick<SystemTransaction, 'db'>) =>
  tx.db
    .selectFrom('auth.users')
    .leftJoin('profiles', 'profiles.user_id', 'auth.users.id')
    .select([
      'auth.users.id',
      'auth.users.email',
      sql<string>`coalesce(profiles.role, 'user')`.as('role'),
      'auth.users.created_at',
      'auth.users.email_confirmed_at',
      'auth.users.last_sign_in_at',
      'auth.users.banned_until',
    ]);

const PAGE = 1_000;

/** All accounts, the newest first, read page by page so that the list is never whole in memory. */
export async function* listAccounts({ database }: Accounts): AsyncGenerator<AccountSummary> {
  let after: Pick<AccountSummary, 'created_at' | 'id'> | null = null;
  for (;;) {
    const page: AccountSummary[] = await database.asSystem('list the accounts', (tx) => {
      const query = summaries(tx)
        .orderBy('auth.users.created_at', 'desc')
        .orderBy('auth.users.id', 'desc')
        .limit(PAGE);
      return (
        after
          ? query.where(
              sql<boolean>`(auth.users.created_at, auth.users.id) < (${after.created_at}, ${after.id})`,
            )
          : query
      ).execute();
    });
    yield* page;
    after = page.at(-1) ?? null;
    if (page.length < PAGE) return;
  }
}

/** By address or id; undefined when there is none. */
export const findAccount = async (
  { database }: Accounts,
  addressOrId: string,
): Promise<AccountSummary | undefined> => {
  const email = emailFrom(addressOrId);
  const id = addressOrId.trim().toLowerCase();
  return await database.asSystem('find an account', async (tx) => {
    if (isUuid(id)) return await summaries(tx).where('auth.users.id', '=', id).executeTakeFirst();
    if (email === null) return undefined;
    return await summaries(tx).where(sql<string>`lower(auth.users.email)`, '=', email).executeTakeFirst();
  });
};

/**
 * Sets the role of the account. It takes effect with the next request.
 * @throws LastAdministratorError
 */
export const setRole = async ({ database, log }: Accounts, userId: string, role: string): Promise<void> => {
  await database.asSystem('set a role', async (tx) => {
    await sql`SELECT app.lock_administration()`.execute(tx.db);
    await writeRole(tx, userId, role);
  });
  log.info({ event: 'role_set', user_id: userId, role });
};

/** Bans the account for a number of hours (null: for good), or lifts a ban (0). Its sessions end at once. */
export const banAccount = async (
  { database, log }: Accounts,
  userId: string,
  hours: number | null,
): Promise<void> => {
  const until = hours === 0 ? null : hours === null ? forGood() : new Date(Date.now() + hours * HOUR_MS);
  await database.asSystem('ban an account', async (tx) => {
    const user = await lockUser(tx, userId);
    if (user) await writeBan(tx, user, until);
  });
  log.info({ event: hours === 0 ? 'user_unbanned' : 'user_banned', user_id: userId });
};
