/** What an entry of the journal is made of: its columns, what is sealed of it, and its files. */
import * as z from 'zod/mini';
import { FILE_TYPES, type StoredFile } from '#contract/files.ts';
import { type Entry, entry } from '#contract/journal.ts';
import { id } from '#contract/shapes.ts';
import type { RecordKind } from '../../platform/records/record-kind.ts';
import { sealedKind } from '../../platform/sealing/sealed-kind.ts';
import { readFiles } from '../files/index.ts';

declare module '../../platform/ledger/ledger.ts' {
  interface LedgerEntities {
    journal_entry: true;
  }
}

/** What of an entry stands in clear: the timeline is sorted and filtered by it. */
const clearFields = z.pick(entry, {
  entry_type: true,
  is_private: true,
  happened_on: true,
  happened_at: true,
});
export type EntryClear = z.infer<typeof clearFields>;

/** Their order is part of what binds a row ([Note: bound columns]). */
const CLEAR = [
  'entry_type',
  'is_private',
  'happened_on',
  'happened_at',
] as const satisfies (keyof EntryClear)[];

const entryContent = z.extend(
  z.pick(entry, { title: true, content: true, tags: true, mood: true, written_at: true }),
  {
    /** Ids, in order. */
    files: z.array(id),
  },
);
type EntryContent = z.infer<typeof entryContent>;

const sealedEntry = sealedKind({
  table: 'journal_entries',
  binds: ['id', 'version', 'created_at', 'updated_at', ...CLEAR],
  content: entryContent,
});

export const ENTRIES: RecordKind<EntryClear, EntryContent, Entry> = {
  entity: 'journal_entry',
  sealed: sealedEntry,
  clear: CLEAR,
  clearFields,
  complete: async (tx, stored) => {
    const files = await readFiles(tx, stored.files);
    return { ...stored, user_id: tx.userId, files, ...ofFirstFile(tx.userId, files[0]) };
  },
  deletedWith: () => [],
};

/** What spec.md, 3, says of an entry's one file is said of the first. Its path names it and is no place on a disk. */
const ofFirstFile = (
  userId: string,
  file: StoredFile | undefined,
): Pick<Entry, 'file_path' | 'file_name' | 'file_size' | 'mime_type' | 'duration'> => ({
  file_path: file ? `${userId}/${Date.parse(file.created_at)}.${FILE_TYPES[file.type]}` : null,
  file_name: file?.name ?? null,
  file_size: file?.size ?? null,
  mime_type: file?.type ?? null,
  duration: file?.duration ?? file?.seconds ?? null,
});
