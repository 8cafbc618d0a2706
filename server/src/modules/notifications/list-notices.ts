import { sql } from 'kysely';
import { NOTICE_KINDS, type Notice, type NoticeKind, type NoticePlace } from '#contract/notices.ts';
import type { Page, PageQuery } from '#contract/shapes.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { keysetFrom, pageFrom } from '../../platform/requests/cursor.ts';

interface NoticeRow {
  id: string;
  kind: NoticeKind;
  about_kind: string | null;
  about_id: string | null;
  place_kind: NoticePlace | null;
  place_id: string | null;
  count: number;
  created_at: Date;
  read_at: Date | null;
}

/** One's notices, newest first. A kind that this version of the server does not know is passed over. */
export const listNotices = (database: Database, actor: Actor, query: PageQuery): Promise<Page<Notice>> =>
  database.asReader(actor, async (tx) => {
    const start = query.cursor ? keysetFrom(query.cursor) : undefined;
    const { rows } = await sql<NoticeRow>`
      SELECT notice.id, notice.kind, about_kind, about_id, place.kind AS place_kind, place.id AS place_id, count,
        created_at, read_at
      FROM notifications AS notice
      LEFT JOIN LATERAL app.place_of_file(about_id) AS place ON about_kind = 'file'
      WHERE user_id = ${tx.userId} AND in_app AND notice.kind = ANY (${[...NOTICE_KINDS]})
        ${start ? sql`AND (created_at, notice.id) < (${start.at}, ${start.id})` : sql``}
      ORDER BY created_at DESC, notice.id DESC
      LIMIT ${query.limit + 1}`.execute(tx.db);
    return pageFrom(rows, query.limit, ({ created_at, id }) => ({ at: created_at, id }), noticeOf);
  });

const noticeOf = (row: NoticeRow): Notice => ({
  id: row.id,
  kind: row.kind,
  about: row.about_kind !== null && row.about_id !== null ? { kind: row.about_kind, id: row.about_id } : null,
  place: row.place_kind !== null && row.place_id !== null ? { kind: row.place_kind, id: row.place_id } : null,
  count: row.count,
  created_at: row.created_at.toISOString(),
  is_read: row.read_at !== null,
});
