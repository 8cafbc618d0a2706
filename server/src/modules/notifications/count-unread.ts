import { sql } from 'kysely';
import { NOTICE_KINDS, type UnreadNotices } from '#contract/account/notices.ts';
import { NOTICES_COUNTED } from '#contract/common/limits.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { noticeWays } from './notice-ways.ts';

/** How many of one's notices are unread, and of the operator's messages, up to NOTICES_COUNTED. */
export const countUnread = (database: Database, actor: Actor): Promise<UnreadNotices> =>
  database.asReader(actor, async (tx) => {
    const { in_app: withMessages } = await noticeWays(tx, tx.userId, 'operator_message');
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) AS count FROM (
        SELECT FROM notifications
        WHERE user_id = ${tx.userId} AND read_at IS NULL AND in_app AND kind = ANY (${[...NOTICE_KINDS]})
        UNION ALL
        SELECT FROM own_operator_messages WHERE ${withMessages} AND read_at IS NULL
        LIMIT ${NOTICES_COUNTED}
      ) AS unread`.execute(tx.db);
    return { count: rows[0]?.count ?? 0 };
  });
