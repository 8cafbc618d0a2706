/** An entry as the timeline and the search show it. */
import type { TimelineFile, TimelineItem } from '#contract/timeline.ts';
import { type RecordRow, type Unopened, unopenedFrom } from '../../platform/records/record-kind.ts';
import { toldText } from '../../platform/text/told-text.ts';
import { ENTRY_CLEAR, type EntryClear, type EntryContent } from './journal-content.ts';

/** A row as select-entries.ts selects it. */
export type EntryRow = RecordRow<EntryClear> & { moment: Date };

/** What a row says without being opened. */
export const unopenedEntry = (row: EntryRow): Unopened<EntryClear> =>
  unopenedFrom({ clear: ENTRY_CLEAR }, row);

/**
 * @param content undefined where the row does not open
 * @param shown `files`: those that are shown of it, in order; `whole`: its text is not cut
 */
export const entryItem = (
  row: EntryRow,
  content: EntryContent | undefined,
  { files, whole }: { files: readonly TimelineFile[]; whole: boolean } = { files: [], whole: false },
): TimelineItem => ({
  type: 'journal',
  id: row.id,
  date: row.moment.toISOString(),
  happened_on: row.happened_on,
  happened_at: row.happened_at,
  title: content?.title ?? '',
  ...toldText({ whole }, content?.content ?? '', unopenedEntry(row)),
  ...(content === undefined && { damaged: true }),
  data: {
    entry_type: row.entry_type,
    mood: content?.mood ?? null,
    tags: content?.tags ?? [],
    is_private: row.is_private,
    version: row.version,
    files: content?.files.length ?? 0,
    ...(files.length > 0 && { first_files: [...files] }),
    ...(whole && content?.written_at && { written_at: content.written_at }),
  },
});
