import { sql } from 'kysely';
import { type RecordRow, unopenedFrom } from '../../platform/records/record-kind.ts';
import { directionOf, excerptOf, isWithin, type TimelineSource } from '../timeline/index.ts';
import { ENTRIES, type EntryClear } from './journal-kind.ts';

/** An incident, or an exhibit of one, was made of the entry. */
const IS_LINKED = sql<boolean>`EXISTS (
  SELECT FROM entry_incidents AS link
  WHERE link.user_id = journal_entries.user_id AND link.journal_entry_id = journal_entries.id)`;

/** Entries in the timeline. */
export const journalTimeline: TimelineSource = {
  kind: 'journal',
  moments: { table: 'journal_entries', column: 'moment' },
  takes: ({ priority }) => priority === undefined,
  read: async (tx, range, { entry_type, linked }) => {
    const direction = directionOf(range);
    const [rows, box] = await Promise.all([
      tx.db
        .selectFrom('journal_entries')
        .select(['id', 'moment', 'version', 'created_at', 'updated_at', 'sealed'])
        .select(['entry_type', 'is_private', 'happened_on', 'happened_at'])
        .where('user_id', '=', tx.userId)
        .where(isWithin(range, 'moment'))
        .$if(entry_type !== undefined, (select) => select.where('entry_type', '=', entry_type ?? ''))
        .$if(linked !== undefined, (select) => select.where(IS_LINKED))
        .orderBy('moment', direction)
        .orderBy('id', direction)
        .limit(range.limit)
        .execute(),
      tx.box(),
    ]);
    return rows.map(({ moment, sealed, ...columns }) => {
      const row = { ...columns, sealed } as RecordRow<EntryClear>;
      const record = unopenedFrom<EntryClear>(ENTRIES, row);
      const content = ENTRIES.sealed.tryOpen(box, record, sealed);
      const { id, happened_on, happened_at, entry_type: type, is_private, version } = record;
      return {
        at: moment,
        id,
        item: {
          type: 'journal',
          id,
          date: moment.toISOString(),
          happened_on,
          happened_at,
          title: content?.title ?? '',
          content: excerptOf(content?.content ?? ''),
          ...(content === undefined && { damaged: true }),
          data: {
            entry_type: type,
            mood: content?.mood ?? null,
            tags: content?.tags ?? [],
            is_private,
            version,
            files: content?.files.length ?? 0,
          },
        },
      };
    });
  },
};
