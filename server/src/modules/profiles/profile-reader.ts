import { sql } from 'kysely';
import type { Profile } from '#contract/account/profiles.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';

/** The profile of the transaction's person; undefined when there is no row. */
export const readProfile = async (tx: ReadTransaction): Promise<Profile | undefined> => {
  const row = await tx.db
    .selectFrom('profiles')
    .select([
      'user_id as id',
      'first_name',
      'last_name',
      'phone',
      'job_title',
      'sector',
      'age_range',
      'auth_provider',
      'role',
      'version',
      sql<string>`coalesce(app.current_email(), '')`.as('email'),
    ])
    .where('user_id', '=', tx.userId)
    .executeTakeFirst();
  return row as Profile | undefined;
};
