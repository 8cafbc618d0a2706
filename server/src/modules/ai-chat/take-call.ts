import { sql } from 'kysely';
import type { WriteTransaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';

const WINDOW_MINUTES = 15;

/**
 * Counts a call of this person, across all servers. A refused one is rolled back and does not count.
 * @param maxCalls within a quarter of an hour; 0 for no limit
 * @throws ProblemError `rate_limited`
 */
export const takeCall = async (tx: WriteTransaction, maxCalls: number): Promise<void> => {
  const windowEnd = sql<Date>`now() + make_interval(mins => ${WINDOW_MINUTES})`;
  const isOver = sql<boolean>`ai_chat_calls.window_ends_at <= now()`;
  const { count, seconds_left } = await tx.db
    .insertInto('ai_chat_calls')
    .values({ user_id: tx.userId, count: 1, window_ends_at: windowEnd })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        count: sql<number>`CASE WHEN ${isOver} THEN 1 ELSE ai_chat_calls.count + 1 END`,
        window_ends_at: sql<Date>`CASE WHEN ${isOver} THEN ${windowEnd} ELSE ai_chat_calls.window_ends_at END`,
      }),
    )
    .returning([
      'count',
      sql<number>`ceil(extract(epoch FROM window_ends_at - now()))::int`.as('seconds_left'),
    ])
    .executeTakeFirstOrThrow();
  if (maxCalls > 0 && count > maxCalls) {
    throw new ProblemError('rate_limited', { retryAfterSeconds: Math.max(1, seconds_left) });
  }
};
