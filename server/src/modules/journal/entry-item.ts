/** An entry as the timeline and the search show it. */
import { TIMELINE_EXCERPT_CHARACTERS } from '#contract/limits.ts';
import type { TimelineItem } from '#contract/timeline.ts';
import { type RecordRow, type Unopened, unopenedFrom } from '../../platform/records/record-kind.ts';
import { excerptOf } from '../../platform/text/excerpt.ts';
import { ENTRY_CLEAR, type EntryClear, type EntryContent } from './journal-content.ts';

/** A row as select-entries.ts selects it. */
export type EntryRow = RecordRow<EntryClear> & { moment: Date };

/** What a row says without being opened. */
export const unopenedEntry = (row: EntryRow): Unopened<EntryClear> =>
  unopenedFrom({ clear: ENTRY_CLEAR }, row);

/** @param content undefined where the row does not open */
export const entryItem = (row: EntryRow, content: EntryContent | undefined): TimelineItem => ({
  type: 'journal',
  id: row.id,
  date: row.moment.toISOString(),
  happened_on: row.happened_on,
  happened_at: row.happened_at,
  title: content?.title ?? '',
  content: excerptOf(content?.content ?? '', TIMELINE_EXCERPT_CHARACTERS),
  ...(content === undefined && { damaged: true }),
  data: {
    entry_type: row.entry_type,
    mood: content?.mood ?? null,
    tags: content?.tags ?? [],
    is_private: row.is_private,
    version: row.version,
    files: content?.files.length ?? 0,
  },
});
