import { v7 as uuidv7 } from 'uuid';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { profileFromMetadata } from '../../profiles/index.ts';
import { jsonValue } from '../foundation/json-value.ts';

export interface NewUser {
  /** A new id when it is left out. */
  id?: string;
  /** Null for an account that has only a phone number. */
  email: string | null;
  /** Digits without the plus. */
  phone?: string | null;
  /** Null for an account without a password. */
  passwordHash: string | null;
  /** Whether an operator chose the password. The default is that the person did. */
  passwordByOperator?: boolean;
  metadata: Record<string, unknown>;
  confirmed: boolean;
  /** The identity of the provider that created the account. The default is an identity made of the address. */
  identity?: NewIdentity;
}

/** How a provider knows the person. */
export interface NewIdentity {
  provider: string;
  /** The provider's own id of the person (its `sub`). */
  providerId: string;
  data: Record<string, unknown>;
  /** Whether it was added because of an address that an operator had set. The default is no. */
  byOperator?: boolean;
}

/**
 * Creates the whole account: user, identity, data key and profile. Returns its id.
 * @throws DatabaseError unique_violation when the address or the identity was taken in the meantime.
 */
export const insertUser = async (tx: SystemTransaction, vault: Vault, user: NewUser): Promise<string> => {
  const id = user.id ?? uuidv7();
  const now = new Date();
  const confirmedAt = user.confirmed ? now : null;
  const identity = user.identity ?? ownIdentity(id, user);
  const { provider } = identity;
  await tx.db
    .insertInto('auth.users')
    .values({
      id,
      email: user.email,
      phone: user.phone ?? null,
      password_hash: user.passwordHash,
      password_by_operator: user.passwordByOperator ?? false,
      email_confirmed_at: user.email === null ? null : confirmedAt,
      confirmation_sent_at: user.confirmed ? null : now,
      app_metadata: jsonValue({ provider, providers: [provider] }),
      user_metadata: jsonValue(user.metadata),
      created_at: now,
      updated_at: now,
    })
    .execute();
  await insertIdentity(tx, id, identity);
  await tx.db
    .insertInto('user_keys')
    .values({ user_id: id, wrapped_key: vault.createWrappedKey(id) })
    .execute();
  await tx.db
    .insertInto('profiles')
    .values({ user_id: id, auth_provider: provider, ...profileFromMetadata(user.metadata) })
    .execute();
  return id;
};

/** @throws DatabaseError unique_violation when the identity is already linked to an account. */
export const insertIdentity = async (
  tx: SystemTransaction,
  userId: string,
  { provider, providerId, data, byOperator = false }: NewIdentity,
): Promise<void> => {
  const now = new Date();
  await tx.db
    .insertInto('auth.identities')
    .values({
      id: uuidv7(),
      user_id: userId,
      provider,
      provider_id: providerId,
      identity_data: jsonValue(data),
      by_operator: byOperator,
      // A sign-up by mail is not a sign-in; a provider only vouches for a person who is signing in.
      last_sign_in_at: provider === 'email' ? null : now,
      created_at: now,
      updated_at: now,
    })
    .execute();
};

/** The columns of a user that a change may set. */
export interface UserChange {
  password_hash?: string | null;
  password_by_operator?: boolean;
  factor_taken_by_operator?: boolean;
  email_change_by_operator?: boolean;
  proven_email?: string;
  email?: string;
  phone?: string;
  role?: string;
  email_confirmed_at?: Date;
  phone_confirmed_at?: Date;
  invited_at?: Date;
  banned_until?: Date | null;
  new_email?: string | null;
  email_change_confirmations?: number;
  confirmation_sent_at?: Date | null;
  recovery_sent_at?: Date;
  email_change_sent_at?: Date;
  reauthentication_sent_at?: Date;
  last_sign_in_at?: Date;
  /** The time of the statement when it is left out. */
  updated_at?: Date;
  user_metadata?: Record<string, unknown>;
  app_metadata?: Record<string, unknown>;
}

export const updateUser = async (
  tx: SystemTransaction,
  userId: string,
  change: UserChange,
): Promise<void> => {
  const { user_metadata, app_metadata, ...columns } = change;
  await tx.db
    .updateTable('auth.users')
    .set({
      updated_at: new Date(),
      ...columns,
      ...(user_metadata ? { user_metadata: jsonValue(user_metadata) } : {}),
      ...(app_metadata ? { app_metadata: jsonValue(app_metadata) } : {}),
    })
    .where('id', '=', userId)
    .execute();
};

/** Updates the e-mail identity to the user's address. False when there is no such identity. */
export const updateEmailIdentity = async (
  tx: SystemTransaction,
  userId: string,
  email: string,
  verified = true,
): Promise<boolean> => {
  const updated = await tx.db
    .updateTable('auth.identities')
    .set({ identity_data: jsonValue(emailIdentityData(userId, email, verified)), updated_at: new Date() })
    .where('user_id', '=', userId)
    .where('provider', '=', 'email')
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
};

/**
 * Removes every provider from an account whose address was never confirmed. The account is about to belong to the
 * person who reads that address, and they may not be the person whom the provider knows.
 */
export const dropProviders = async (tx: SystemTransaction, userId: string, email: string): Promise<void> => {
  const dropped = await tx.db
    .deleteFrom('auth.identities')
    .where('user_id', '=', userId)
    .where('provider', '!=', 'email')
    .returning('id')
    .execute();
  if (dropped.length === 0) return;
  await insertIdentity(tx, userId, {
    provider: 'email',
    providerId: userId,
    data: emailIdentityData(userId, email, false),
  });
  await tx.db
    .updateTable('auth.users')
    .set({ app_metadata: jsonValue({ provider: 'email', providers: ['email'] }) })
    .where('id', '=', userId)
    .execute();
  await tx.db.updateTable('profiles').set({ auth_provider: 'email' }).where('user_id', '=', userId).execute();
};

/** The identity of an account without a provider: its address, or else its phone number. */
const ownIdentity = (id: string, { email, phone, confirmed }: NewUser): NewIdentity =>
  email === null
    ? {
        provider: 'phone',
        providerId: id,
        data: { sub: id, phone: phone ?? '', email_verified: false, phone_verified: confirmed },
      }
    : { provider: 'email', providerId: id, data: emailIdentityData(id, email, confirmed) };

export const emailIdentityData = (userId: string, email: string, verified: boolean) => ({
  sub: userId,
  email,
  email_verified: verified,
  phone_verified: false,
});
