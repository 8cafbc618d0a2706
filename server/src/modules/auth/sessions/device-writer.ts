/**
 * Browsers from which somebody has signed in before, known by a random value in a cookie. A sign-in from another one is
 * mailed about, and wrong passwords that are typed elsewhere do not lock a known one out.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../platform/database/database.ts';

/** A browser that keeps no cookies is a new one every time. */
const MAX_DEVICES = 50;

const hashDevice = (device: string): Buffer => createHash('sha256').update(device).digest();

/** Whether the account of this address, known or not, has been opened from the device. */
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

/** Writes down that the account was opened from the device, and says what it was until now. */
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
  if (count >= MAX_DEVICES) await forgetOldestDevice(tx, userId);
  return count === 0 ? 'first' : 'new';
};

const forgetOldestDevice = async (tx: SystemTransaction, userId: string): Promise<void> => {
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

/** After a change of password every browser has to show itself again. */
export const forgetOtherDevices = async (
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
