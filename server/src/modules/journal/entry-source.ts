import type { EntrySource } from '#contract/evidence.ts';
import type { WriteTransaction } from '../../platform/database/database.ts';
import { readStored } from '../../platform/records/record-reader.ts';
import { ENTRIES } from './journal-kind.ts';

/**
 * An entry with its words as they are now, for a record that is made of it; undefined when the person has none with this id.
 * It is locked against its deletion. To be called before the ledger is locked: an entry comes before it everywhere.
 */
export const holdEntrySource = async (
  tx: WriteTransaction,
  entryId: string,
): Promise<EntrySource | undefined> => {
  await tx.db
    .selectFrom('journal_entries')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('id', '=', entryId)
    .forShare()
    .execute();
  const entry = await readStored(tx, ENTRIES, entryId);
  if (!entry) return undefined;
  const { id, version, title, content, happened_on, happened_at, created_at } = entry;
  return { entry_id: id, version, title, content, happened_on, happened_at, recorded_at: created_at };
};
