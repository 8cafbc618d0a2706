import { NOTICE_KINDS, type Notice, type NoticeKind } from '#contract/notices.ts';
import type { Page, PageQuery } from '#contract/shapes.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { keysetFrom, pageFrom } from '../../platform/requests/cursor.ts';

/** One's notices, newest first. A kind that this version of the server does not know is passed over. */
export const listNotices = (database: Database, actor: Actor, query: PageQuery): Promise<Page<Notice>> =>
  database.asReader(actor, async (tx) => {
    const start = query.cursor ? keysetFrom(query.cursor) : undefined;
    let rows = tx.db
      .selectFrom('notifications')
      .select(['id', 'kind', 'about_kind', 'about_id', 'count', 'created_at', 'read_at'])
      .where('user_id', '=', tx.userId)
      .where('kind', 'in', NOTICE_KINDS)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit + 1);
    if (start) {
      rows = rows.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(start.at, start.id)));
    }
    return pageFrom(
      await rows.execute(),
      query.limit,
      ({ created_at, id }) => ({ at: created_at, id }),
      ({ id, kind, about_kind, about_id, count, created_at, read_at }) => ({
        id,
        kind: kind as NoticeKind,
        about: about_kind !== null && about_id !== null ? { kind: about_kind, id: about_id } : null,
        count,
        created_at: created_at.toISOString(),
        is_read: read_at !== null,
      }),
    );
  });
