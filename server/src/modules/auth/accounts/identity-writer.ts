import { type Selectable, sql } from 'kysely';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { AuthIdentities } from '../../../platform/database/schema.ts';
import { jsonValue } from '../foundation/json-value.ts';
import type { Queries } from './account.ts';
import type { NewIdentity } from './user-writer.ts';

type FoundIdentity = Pick<Selectable<AuthIdentities>, 'id' | 'user_id' | 'by_operator'>;

/** The account that has this identity; undefined when none has it. */
export const findIdentity = (
  tx: Queries,
  { provider, providerId }: Pick<NewIdentity, 'provider' | 'providerId'>,
): Promise<FoundIdentity | undefined> =>
  tx.db
    .selectFrom('auth.identities')
    .select(['id', 'user_id', 'by_operator'])
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();

/** Stores what the provider says now; false when the identity was removed in the meantime. */
export const touchIdentity = async (
  tx: SystemTransaction,
  id: string,
  data: Record<string, unknown>,
): Promise<boolean> => {
  const touched = await tx.db
    .updateTable('auth.identities')
    .set({
      // What the provider says only once (Apple's name) stays.
      identity_data: sql`identity_data || ${jsonValue(data)}`,
      last_sign_in_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return touched !== undefined;
};

/** Updates `app_metadata.provider` and `providers` from the identities: the oldest identity names the provider. */
export const writeProviders = async (tx: SystemTransaction, userId: string): Promise<void> => {
  const identities = await tx.db
    .selectFrom('auth.identities')
    .select('provider')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  await tx.db
    .updateTable('auth.users')
    .set({
      app_metadata: sql`app_metadata || ${jsonValue({ provider: providers[0] ?? '', providers })}`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', userId)
    .execute();
};
