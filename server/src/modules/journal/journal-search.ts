import { sql } from 'kysely';
import { inBinary } from '../../platform/database/binary-results.ts';
import type { ReadTransaction } from '../../platform/database/database.ts';
import type { SearchedFileRow } from '../files/index.ts';
import { pagesOf, type SearchSource, withinBytes } from '../search/index.ts';
import type { EntryRow } from './entry-item.ts';
import { JOURNAL_FILES } from './journal-files.ts';
import { journalTimeline } from './journal-timeline.ts';
import { countEntries, selectEntries } from './select-entries.ts';

/** A row as it is handed to a thread. */
export type SearchedEntryRow = EntryRow & { files: readonly SearchedFileRow[] };

/** Entries in the search: all of their words, and the names and words of their files. */
export const journalSearch: SearchSource = {
  kind: 'journal',
  opener: new URL('./open-searched-entry.ts', import.meta.url),
  takes: (filters) => journalTimeline.takes(filters),
  count: (tx, { period, filters }) => countEntries(tx, period, filters),
  read: async function* (read, { period, filters, hasTerms }) {
    const pages = pagesOf(
      read,
      period,
      ({ moment: at, id }: SearchedEntryRow) => ({ at, id }),
      async (tx, page) => {
        const entries = selectEntries(tx, page, filters).select(bytesOf(tx).as('bytes'));
        const { rows } = await withinBytes<EntryRow>(entries, sql`moment DESC, id DESC`).execute(
          inBinary(tx.db),
        );
        const files = await JOURNAL_FILES.searched(tx, hasTerms ? rows.map(({ id }) => id) : []);
        return rows.map((row) => ({ ...row, files: files.get(row.id) ?? [] }));
      },
    );
    for await (const rows of pages) yield { rows, searched: rows.length };
  },
};

/** How long an entry is, sealed, with the words of its recordings. */
const bytesOf = (tx: ReadTransaction) =>
  sql<number>`octet_length(sealed) + ${JOURNAL_FILES.wordsBytes(tx, 'journal_entries.id')}`;
