import { sql } from 'kysely';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import { profileFromMetadata } from '../../profiles/index.ts';
import { writeProviders } from '../accounts/identity-writer.ts';
import { updateUser } from '../accounts/user-writer.ts';
import { deleteFlowStatesOf } from '../one-time/flow-state-writer.ts';
import { deleteOneTimeTokensOf } from '../one-time/one-time-token-writer.ts';
import type { ProviderIdentity } from '../openid/provider-identity.ts';

/**
 * Gives an account whose address was never confirmed to the person that a provider vouches for, because anybody may
 * have created it. Its password, other identities, names and everything that was mailed for it are deleted.
 */
export const giveUnconfirmedAccount = async (
  tx: SystemTransaction,
  userId: string,
  { provider, providerId, metadata }: ProviderIdentity,
): Promise<void> => {
  await tx.db
    .deleteFrom('auth.identities')
    .where('user_id', '=', userId)
    .where((is) => is.not(is.and([is('provider', '=', provider), is('provider_id', '=', providerId)])))
    .execute();
  await updateUser(tx, userId, {
    password_hash: null,
    email_confirmed_at: new Date(),
    user_metadata: metadata,
  });
  await tx.db
    .updateTable('profiles')
    .set({ auth_provider: provider, ...profileFromMetadata(metadata), updated_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .execute();
  await deleteOneTimeTokensOf(tx, userId);
  await deleteFlowStatesOf(tx, userId);
  await writeProviders(tx, userId);
};
