/**
 * Browsers that have signed in to an account before, known by a random value in a cookie. A sign-in from a new one is
 * mailed about, and wrong passwords typed elsewhere do not lock out a known one.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../platform/database/database.ts';

/** Limited, because a browser without cookies counts as a new one each time. */
const MAX_DEVICES = 50;

const hashDevice = (device: string): Buffer => createHash('sha256').update(device).digest();

/** Whether the account of this address has been opened from the device; false when there is no account. */
export const isKnownDevice = async (
  tx: SystemTransaction,
  email: string,
  device: string,
): Promise<boolean> => {
  const row = await tx.db
    .selectFrom('auth.devices')
    .innerJoin('auth.users', 'auth.users.id', 'auth.devices.user_id')
    .select('user_id')
    .where(sql<string>`lower(auth.users.email)`, '=', email)
    .where('device_hash', '=', hashDevice(device))
    .executeTakeFirst();
  return row !== undefined;
};

/** Stores that the account was opened from the device. Returns what the device was before. */
export const rememberDevice = async (
  tx: SystemTransaction,
  userId: string,
  device: string,
): Promise<'first' | 'known' | 'new'> => {
  const [{ count }, written] = await Promise.all([
    tx.db
      .selectFrom('auth.devices')
      .select(sql<number>`count(*)`.as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
    tx.db
      .insertInto('auth.devices')
      .values({ user_id: userId, device_hash: hashDevice(device) })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_seen_at: sql<Date>`now()` }),
      )
      .returning(sql<boolean>`xmax = 0`.as('inserted'))
      .executeTakeFirstOrThrow(),
  ]);
  if (!written.inserted) return 'known';
  if (count >= MAX_DEVICES) await deleteOldestDevice(tx, userId);
  return count === 0 ? 'first' : 'new';
};

const deleteOldestDevice = async (tx: SystemTransaction, userId: string): Promise<void> => {
  await tx.db
    .deleteFrom('auth.devices')
    .where('user_id', '=', userId)
    .where('device_hash', 'in', (oldest) =>
      oldest
        .selectFrom('auth.devices')
        .select('device_hash')
        .where('user_id', '=', userId)
        .orderBy('last_seen_at')
        .limit(1),
    )
    .execute();
};

/** Forgets all devices but this one, after a change of password. */
export const deleteOtherDevices = async (
  tx: SystemTransaction,
  userId: string,
  device: string,
): Promise<void> => {
  await tx.db
    .deleteFrom('auth.devices')
    .where('user_id', '=', userId)
    .where('device_hash', '!=', hashDevice(device))
    .execute();
};
