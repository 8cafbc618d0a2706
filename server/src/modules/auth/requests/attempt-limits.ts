/**
 * How often somebody may guess. An attempt is counted before it is checked, so that a thousand at once are no more
 * than a thousand one after the other, and given back when it was right: only failures use up a limit. Counted in
 * PostgreSQL, for all servers together.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../errors.ts';

interface Limit {
  /** What the subject is: part of the key, so that limits do not mix. */
  name: string;
  maxFailures: number;
  windowMinutes: number;
}

/**
 * Wrong passwords for one address, known or not. High enough that nobody is locked out by typing, and who is locked
 * out by somebody else still gets in through a recovery mail.
 */
export const PASSWORD_LIMIT: Limit = { name: 'password', maxFailures: 30, windowMinutes: 15 };
/**
 * Wrong link hashes from one network: a hash is as guessable as its code, and names no account to count against. When
 * it is used up a right hash is refused as well, or guessing could go on; the link of a mail proves that it is no guess.
 */
export const LINK_LIMIT: Limit = { name: 'link', maxFailures: 200, windowMinutes: 15 };

/**
 * Counts an attempt of this subject (an address, a network).
 * @throws AuthError over_request_rate_limit when its failures have used up the limit.
 */
export const takeAttempt = async (
  auth: Pick<AuthContext, 'addressKey'>,
  tx: SystemTransaction,
  limit: Limit,
  subject: string,
): Promise<void> => {
  const windowEnd = sql<Date>`now() + make_interval(mins => ${limit.windowMinutes})`;
  const isOver = sql<boolean>`auth.failed_attempts.window_ends_at <= now()`;
  const { count, seconds_left } = await tx.db
    .insertInto('auth.failed_attempts')
    .values({ key_hash: keyOf(auth, limit, subject), count: 1, window_ends_at: windowEnd })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        count: sql<number>`CASE WHEN ${isOver} THEN 1 ELSE auth.failed_attempts.count + 1 END`,
        window_ends_at: sql<Date>`CASE WHEN ${isOver} THEN ${windowEnd} ELSE auth.failed_attempts.window_ends_at END`,
      }),
    )
    .returning([
      'count',
      sql<number>`ceil(extract(epoch FROM window_ends_at - now()))::int`.as('seconds_left'),
    ])
    .executeTakeFirstOrThrow();
  if (count > limit.maxFailures) {
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
      retryAfterSeconds: Math.max(1, seconds_left),
    });
  }
};

/** The attempt was right: it does not count. */
export const giveAttemptBack = async (
  auth: Pick<AuthContext, 'addressKey'>,
  tx: SystemTransaction,
  limit: Limit,
  subject: string,
): Promise<void> => {
  await tx.db
    .updateTable('auth.failed_attempts')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('key_hash', '=', keyOf(auth, limit, subject))
    .execute();
  // [Note: sweeping] Rows that another request holds are left to the next sweep: two sweeps never wait for each other.
  await tx.db
    .deleteFrom('auth.failed_attempts')
    .where('key_hash', 'in', (past) =>
      past
        .selectFrom('auth.failed_attempts')
        .select('key_hash')
        .where('window_ends_at', '<', sql<Date>`now()`)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
};

const keyOf = ({ addressKey }: Pick<AuthContext, 'addressKey'>, { name }: Limit, subject: string): Buffer =>
  createHmac('sha256', addressKey).update(`${name}/${subject}`).digest();
