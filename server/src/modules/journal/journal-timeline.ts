import type { TimelineSource } from '../timeline/index.ts';
import { type EntryRow, entryItem, unopenedEntry } from './entry-item.ts';
import { SEALED_ENTRY } from './journal-content.ts';
import { selectEntries } from './select-entries.ts';

/** Entries in the timeline. */
export const journalTimeline: TimelineSource = {
  kind: 'journal',
  moments: { table: 'journal_entries', column: 'moment' },
  takes: ({ priority }) => priority === undefined,
  read: async (tx, range, filters) => {
    const [rows, box] = await Promise.all([selectEntries(tx, range, filters).execute(), tx.box()]);
    return (rows as EntryRow[]).map((row) => ({
      at: row.moment,
      id: row.id,
      item: entryItem(row, SEALED_ENTRY.tryOpen(box, unopenedEntry(row), row.sealed)),
    }));
  },
};
