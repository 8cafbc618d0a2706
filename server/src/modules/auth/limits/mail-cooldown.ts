import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { AuthError } from '../foundation/errors.ts';

/** Kinds of mail that a request can ask for. Each has its own cooldown. */
export type MailKind =
  | 'confirmation'
  | 'recovery'
  | 'email_change'
  | 'reauthentication'
  | 'session_confirmation';

type Cooldown = Pick<AuthContext, 'config' | 'addressKey'>;

/**
 * Begins the cooldown of this address for this kind of mail, before the database is asked anything else. Addresses
 * without an account have the same cooldown, so the answer does not tell whether there is an account.
 * @throws AuthError over_email_send_rate_limit until the cooldown is over.
 */
export const startMailCooldown = async (
  auth: Cooldown,
  tx: SystemTransaction,
  kind: MailKind,
  email: string,
): Promise<void> => {
  const retryAfterSeconds = await tryMailCooldown(auth, tx, kind, email);
  if (retryAfterSeconds === 0) return;
  throw new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
};

/** The same without throwing: 0 when the cooldown began, else the seconds that are left of the running one. */
export const tryMailCooldown = async (
  auth: Cooldown,
  tx: SystemTransaction,
  kind: MailKind,
  email: string,
): Promise<number> => {
  const seconds = auth.config.mailCooldownSeconds;
  if (seconds === 0) return 0;
  const addressHash = createHmac('sha256', auth.addressKey).update(email).digest();
  const cooled = sql<Date>`now() - make_interval(secs => ${seconds})`;
  const taken = await tx.db
    .insertInto('auth.mail_requests')
    .values({ address_hash: addressHash, kind })
    .onConflict((conflict) =>
      conflict
        .columns(['address_hash', 'kind'])
        .doUpdateSet({ requested_at: sql<Date>`now()` })
        .where('auth.mail_requests.requested_at', '<=', cooled),
    )
    .returning('kind')
    .executeTakeFirst();
  if (!taken) return await secondsLeft(tx, addressHash, kind, seconds);
  // [Note: sweeping] in attempt-limits.ts
  await tx.db
    .deleteFrom('auth.mail_requests')
    .where(sql<boolean>`(address_hash, kind) IN (
      SELECT address_hash, kind FROM auth.mail_requests WHERE requested_at < ${cooled} FOR UPDATE SKIP LOCKED
    )`)
    .execute();
  return 0;
};

const secondsLeft = async (
  tx: SystemTransaction,
  addressHash: Buffer,
  kind: MailKind,
  seconds: number,
): Promise<number> => {
  const row = await tx.db
    .selectFrom('auth.mail_requests')
    .select(sql<number>`ceil(${seconds} - extract(epoch FROM now() - requested_at))::int`.as('left'))
    .where('address_hash', '=', addressHash)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return Math.max(1, row?.left ?? seconds);
};
