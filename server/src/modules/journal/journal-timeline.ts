import { TIMELINE_CARD_FILES } from '#contract/common/limits.ts';
import { readListedFiles } from '../files/index.ts';
import { asksForIncidents, type TimelineSource } from '../timeline/index.ts';
import { type EntryRow, entryItem, unopenedEntry } from './entry-item.ts';
import { SEALED_ENTRY } from './journal-content.ts';
import { selectEntries, selectLatestEntries } from './select-entries.ts';

/** Entries in the timeline. */
export const journalTimeline: TimelineSource = {
  kind: 'journal',
  moments: { table: 'journal_entries', column: 'moment' },
  takes: (filters) => !asksForIncidents(filters),
  read: async (tx, range, filters) => {
    const [rows, box] = await Promise.all([selectEntries(tx, range, filters).execute(), tx.box()]);
    const opened = (rows as EntryRow[]).map((row) => {
      const content = SEALED_ENTRY.tryOpen(box, unopenedEntry(row), row.sealed);
      return {
        row,
        content,
        files: content?.files.slice(0, range.whole ? undefined : TIMELINE_CARD_FILES) ?? [],
      };
    });
    const ids = opened.flatMap(({ files }) => files);
    const known = new Map((await readListedFiles(tx, ids)).map((file) => [file.id, file]));
    return opened.map(({ row, content, files }) => ({
      at: row.moment,
      id: row.id,
      item: entryItem(row, content, {
        files: files.flatMap((file) => known.get(file) ?? []),
        whole: range.whole,
      }),
    }));
  },
  latest: async (tx, limit) => {
    const [rows, box] = await Promise.all([selectLatestEntries(tx, limit).execute(), tx.box()]);
    return (rows as EntryRow[]).map((row) => ({
      at: row.created_at,
      id: row.id,
      item: entryItem(row, SEALED_ENTRY.tryOpen(box, unopenedEntry(row), row.sealed)),
    }));
  },
};
