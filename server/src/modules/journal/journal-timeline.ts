import { TIMELINE_CARD_FILES } from '#contract/limits.ts';
import type { TimelineFile } from '#contract/timeline.ts';
import { type RecordRow, unopenedFrom } from '../../platform/records/record-kind.ts';
import { readFileFacts } from '../files/index.ts';
import { directionOf, isWithin, type TimelineSource, toldOf } from '../timeline/index.ts';
import { ENTRIES, type EntryClear } from './journal-kind.ts';

/** Entries in the timeline. */
export const journalTimeline: TimelineSource = {
  kind: 'journal',
  moments: { table: 'journal_entries', column: 'moment' },
  takes: ({ priority }) => priority === undefined,
  read: async (tx, range, { entry_type }) => {
    const direction = directionOf(range);
    const [rows, box] = await Promise.all([
      tx.db
        .selectFrom('journal_entries')
        .select(['id', 'moment', 'version', 'created_at', 'updated_at', 'sealed'])
        .select(['entry_type', 'is_private', 'happened_on', 'happened_at'])
        .where('user_id', '=', tx.userId)
        .where(isWithin(range, 'moment'))
        .$if(entry_type !== undefined, (select) => select.where('entry_type', '=', entry_type ?? ''))
        .orderBy('moment', direction)
        .orderBy('id', direction)
        .limit(range.limit)
        .execute(),
      tx.box(),
    ]);
    const opened = rows.map(({ moment, sealed, ...columns }) => {
      const row = { ...columns, sealed } as RecordRow<EntryClear>;
      const record = unopenedFrom<EntryClear>(ENTRIES, row);
      const content = ENTRIES.sealed.tryOpen(box, record, sealed);
      const files = content?.files.slice(0, range.whole ? undefined : TIMELINE_CARD_FILES) ?? [];
      return { moment, record, content, files };
    });
    const fileIds = opened.flatMap(({ files }) => files);
    const known = new Map((await readFileFacts(tx, fileIds)).map((file) => [file.id, file]));
    return opened.map(({ moment, record, content, files }) => {
      const shownFiles: TimelineFile[] = files.flatMap((file) => known.get(file) ?? []);
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
          ...toldOf(range, content?.content ?? '', record),
          ...(content === undefined && { damaged: true }),
          data: {
            entry_type: type,
            mood: content?.mood ?? null,
            tags: content?.tags ?? [],
            is_private,
            version,
            files: content?.files.length ?? 0,
            ...(shownFiles.length > 0 && { first_files: shownFiles }),
            ...(range.whole && content?.written_at && { written_at: content.written_at }),
          },
        },
      };
    });
  },
};
