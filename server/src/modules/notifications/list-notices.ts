import { type RawBuilder, sql } from 'kysely';
import { NOTICE_KINDS, type Notice, type NoticeKind, type NoticePlace } from '#contract/account/notices.ts';
import type { Page, PageQuery } from '#contract/common/shapes.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { type Keyset, keysetFrom, pageFrom } from '../../platform/requests/cursor.ts';
import { noticeWays } from './notice-ways.ts';

interface NoticeRow {
  id: string;
  kind: NoticeKind;
  about_kind: string | null;
  about_id: string | null;
  place_kind: NoticePlace | null;
  place_id: string | null;
  text_fr: string | null;
  text_en: string | null;
  count: number;
  created_at: Date;
  read_at: Date | null;
}

/**
 * One's notices, and the messages of the operator among them, newest first. A kind that this version of the server does not
 * know is passed over.
 */
export const listNotices = (database: Database, actor: Actor, query: PageQuery): Promise<Page<Notice>> =>
  database.asReader(actor, async (tx) => {
    const start = query.cursor ? keysetFrom(query.cursor) : undefined;
    const { in_app: withMessages } = await noticeWays(tx, tx.userId, 'operator_message');
    // Each branch is cut by itself, so that its index gives the first rows.
    const limit = sql`LIMIT ${query.limit + 1}`;
    const { rows } = await sql<NoticeRow>`
      (SELECT notice.id, notice.kind, about_kind, about_id, place.kind AS place_kind, place.id AS place_id,
        NULL AS text_fr, NULL AS text_en, count, created_at, read_at
      FROM notifications AS notice
      LEFT JOIN LATERAL app.place_of_file(about_id) AS place ON about_kind = 'file'
      WHERE user_id = ${tx.userId} AND in_app AND notice.kind = ANY (${[...NOTICE_KINDS]})
        ${behind(start, sql`(created_at, notice.id)`)}
      ORDER BY created_at DESC, notice.id DESC ${limit})
      UNION ALL
      (SELECT id, 'operator_message', NULL, NULL, NULL, NULL, text_fr, text_en, 1, published_at, read_at
      FROM own_operator_messages
      WHERE ${withMessages} ${behind(start, sql`(published_at, id)`)}
      ORDER BY published_at DESC, id DESC ${limit})
      ORDER BY created_at DESC, id DESC ${limit}`.execute(tx.db);
    return pageFrom(rows, query.limit, ({ created_at, id }) => ({ at: created_at, id }), noticeOf);
  });

const behind = (start: Keyset | undefined, place: RawBuilder<unknown>): RawBuilder<unknown> =>
  start ? sql`AND ${place} < (${start.at}, ${start.id})` : sql``;

const noticeOf = (row: NoticeRow): Notice => ({
  id: row.id,
  kind: row.kind,
  about: row.about_kind !== null && row.about_id !== null ? { kind: row.about_kind, id: row.about_id } : null,
  place: row.place_kind !== null && row.place_id !== null ? { kind: row.place_kind, id: row.place_id } : null,
  text: row.text_fr !== null && row.text_en !== null ? { fr: row.text_fr, en: row.text_en } : null,
  count: row.count,
  created_at: row.created_at.toISOString(),
  is_read: row.read_at !== null,
});
