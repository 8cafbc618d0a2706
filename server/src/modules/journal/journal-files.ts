import { type FileOwner, ownedFiles } from '../files/index.ts';

/** The files that entries have. */
export const JOURNAL_FILES = ownedFiles({ table: 'journal_files', ownerColumn: 'journal_entry_id' });

/** Nothing is read out of an entry, so new words of its recordings change nothing else. */
export const journalFileOwner: FileOwner = {
  files: JOURNAL_FILES,
  beforeWordsChange: async () => undefined,
  afterWordsChange: async () => undefined,
};
