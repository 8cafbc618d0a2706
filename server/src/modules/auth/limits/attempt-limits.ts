/**
 * How often somebody may guess. An attempt is counted before it is checked, so that parallel attempts are limited like
 * successive ones. A right attempt is given back: only failures use up a limit. Counted in PostgreSQL, for all servers
 * together.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../platform/database/database.ts';
import type { AuthContext } from '../context/auth-context.ts';
import { AuthError } from '../foundation/errors.ts';

/**
 * What an attempt is counted against. It is part of the key, so that limits do not mix.
 *
 * - `password`: wrong passwords for one address, whether or not it has an account, from browsers that never signed in
 *   to it. High enough that nobody is locked out by mistyping;
 * - `device`: the same from one browser that did sign in: it is not locked out when a stranger uses up the first limit;
 * - `network`: wrong passwords from one network for any address: one password tried on many addresses;
 * - `link`: wrong link hashes from one network. A hash is as easy to guess as its code, and names no account to count
 *   against. When the limit is used up a right hash is refused too; a link that proves it was mailed is not counted;
 * - `code`: wrong codes of mails, for one address and one kind of mail, whether or not it has an account. Counted by
 *   day and not by mail, because otherwise each new mail would give new tries;
 * - `code-network`: the same from one network for any address;
 * - `share-network`: wrong codes of shares, for any of them, from one network;
 * - `proof`: wrong passwords that one person types in their own session as proof. Counted separately, so that strangers
 *   at the sign-in do not use it up;
 * - `confirmation`: wrong codes for all held sessions of one person together;
 * - `factor`: wrong codes for the second factors of one person, after the right password.
 */
export type AttemptKind =
  | 'password'
  | 'device'
  | 'network'
  | 'link'
  | 'code'
  | 'code-network'
  | 'share-network'
  | 'proof'
  | 'factor'
  | 'confirmation';

/** What an attempt is counted against: the kind, and the address, device, network or person. */
export type Attempt = readonly [kind: AttemptKind, subject: string];

type Limits = Pick<AuthContext, 'addressKey' | 'config'>;

const WINDOW_MINUTES = 15;
/**
 * For codes of mails, which have a million values. Ten tries a day find one within a year with a chance of 1 in 270;
 * ten every 15 minutes would find one with a chance of 3 in 10.
 */
const CODE_WINDOW_MINUTES = 24 * 60;

const windowMinutesOf = (kind: AttemptKind): number =>
  kind === 'code' || kind === 'confirmation' ? CODE_WINDOW_MINUTES : WINDOW_MINUTES;

/** Failures within the window; 0 for no limit. */
const maxFailuresOf = ({ config: { limits } }: Limits, kind: AttemptKind): number => {
  switch (kind) {
    case 'password':
    case 'device':
    case 'proof':
      return limits.password;
    case 'network':
    case 'link':
    case 'code-network':
    case 'share-network':
      return limits.network;
    case 'code':
    case 'factor':
    case 'confirmation':
      return limits.code;
  }
};

/**
 * Counts an attempt for this subject (an address, a device, a network, a person).
 * @throws AuthError over_request_rate_limit when the failures of the subject have used up the limit.
 */
export const takeAttempt = async (
  auth: Limits,
  tx: SystemTransaction,
  kind: AttemptKind,
  subject: string,
): Promise<void> => {
  const maxFailures = maxFailuresOf(auth, kind);
  if (maxFailures === 0) return;
  const windowEnd = sql<Date>`now() + make_interval(mins => ${windowMinutesOf(kind)})`;
  const isOver = sql<boolean>`auth.failed_attempts.window_ends_at <= now()`;
  const { count, seconds_left } = await tx.db
    .insertInto('auth.failed_attempts')
    .values({ key_hash: keyOf(auth, kind, subject), count: 1, window_ends_at: windowEnd })
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
  if (count > maxFailures) {
    throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
      retryAfterSeconds: Math.max(1, seconds_left),
    });
  }
};

/** Takes back the count of an attempt that was right. */
export const giveAttemptBack = async (
  auth: Limits,
  tx: SystemTransaction,
  kind: AttemptKind,
  subject: string,
): Promise<void> => {
  if (maxFailuresOf(auth, kind) === 0) return;
  await tx.db
    .updateTable('auth.failed_attempts')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('key_hash', '=', keyOf(auth, kind, subject))
    .execute();
  // [Note: sweeping] Rows that another request has locked are left to the next sweep, so that two sweeps never wait for
  // each other.
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

/**
 * Counts one attempt against several limits.
 * @throws AuthError over_request_rate_limit
 */
export const takeAttempts = async (
  auth: Limits,
  tx: SystemTransaction,
  attempts: readonly Attempt[],
): Promise<void> => {
  for (const [kind, subject] of attempts) await takeAttempt(auth, tx, kind, subject);
};

export const giveAttemptsBack = async (
  auth: Limits,
  tx: SystemTransaction,
  attempts: readonly Attempt[],
): Promise<void> => {
  for (const [kind, subject] of attempts) await giveAttemptBack(auth, tx, kind, subject);
};

const keyOf = ({ addressKey }: Limits, kind: AttemptKind, subject: string): Buffer =>
  createHmac('sha256', addressKey).update(`${kind}/${subject}`).digest();
