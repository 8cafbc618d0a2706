import type { ReadTransaction } from '../../platform/database/database.ts';
import { readRecordsBy } from '../../platform/records/record-reader.ts';
import { ENTRIES } from './journal-kind.ts';

export type ChosenEntry = Awaited<ReturnType<typeof readChosenEntries>>[number];

/** Those of these entries that are there, private ones too. What does not open has no content. */
export const readChosenEntries = (tx: ReadTransaction, ids: readonly string[]) =>
  readRecordsBy(tx, ENTRIES, 'id', ids);
