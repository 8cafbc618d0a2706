import { NOTICES_COUNTED } from '#contract/limits.ts';
import { NOTICE_KINDS, type UnreadNotices } from '#contract/notices.ts';
import type { Actor, Database } from '../../platform/database/database.ts';

/** How many of one's notices are unread, up to NOTICES_COUNTED. */
export const countUnread = (database: Database, actor: Actor): Promise<UnreadNotices> =>
  database.asReader(actor, async ({ db, userId }) => {
    const unread = await db
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .where('in_app', '=', true)
      .where('kind', 'in', NOTICE_KINDS)
      .limit(NOTICES_COUNTED)
      .execute();
    return { count: unread.length };
  });
