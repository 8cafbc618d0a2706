import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database.ts';
import { ProblemError } from '../errors/problem-error.ts';

/** The tables that count: a row a person, `user_id`, `count` and `window_ends_at`. */
type CountingTable = 'ai_chat_calls' | 'support_messages';

interface CallLimit {
  table: CountingTable;
  /** Within the window; 0 for no limit. */
  maxCalls: number;
  windowMinutes: number;
}

/**
 * Counts a call of this person, across all servers. A refused one is rolled back and does not count.
 * @throws ProblemError `rate_limited`
 */
export const takeCall = async (tx: WriteTransaction, limit: CallLimit): Promise<void> => {
  const table = sql.table(limit.table);
  const windowEnd = sql`now() + make_interval(mins => ${limit.windowMinutes})`;
  const isOver = sql`${table}.window_ends_at <= now()`;
  const { rows } = await sql<{ count: number; seconds_left: number }>`
    INSERT INTO ${table} (user_id, count, window_ends_at)
    VALUES (${tx.userId}, 1, ${windowEnd})
    ON CONFLICT (user_id) DO UPDATE SET
      count = CASE WHEN ${isOver} THEN 1 ELSE ${table}.count + 1 END,
      window_ends_at = CASE WHEN ${isOver} THEN ${windowEnd} ELSE ${table}.window_ends_at END
    RETURNING count, ceil(extract(epoch FROM window_ends_at - now()))::int AS seconds_left`.execute(tx.db);
  const [counted] = rows;
  if (counted && limit.maxCalls > 0 && counted.count > limit.maxCalls) {
    throw new ProblemError('rate_limited', { retryAfterSeconds: Math.max(1, counted.seconds_left) });
  }
};
