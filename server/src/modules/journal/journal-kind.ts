/** What an entry of the journal is as a record: its content, and its files. */
import { FILE_TYPES, type StoredFile } from '#contract/files.ts';
import type { Entry } from '#contract/journal.ts';
import type { RecordKind } from '../../platform/records/record-kind.ts';
import { readFiles } from '../files/index.ts';
import {
  clearFields,
  ENTRY_CLEAR,
  type EntryClear,
  type EntryContent,
  SEALED_ENTRY,
} from './journal-content.ts';

declare module '../../platform/ledger/ledger.ts' {
  interface LedgerEntities {
    journal_entry: true;
  }
}

export const ENTRIES: RecordKind<EntryClear, EntryContent, Entry> = {
  entity: 'journal_entry',
  sealed: SEALED_ENTRY,
  clear: ENTRY_CLEAR,
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
