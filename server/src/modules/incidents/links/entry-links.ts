/** Which incidents and exhibits were made of which entries of the journal (028-evidence.sql). */
import type { EntryReference } from '#contract/evidence.ts';
import type { ReadTransaction, WriteTransaction } from '../../../platform/database/database.ts';

/** What may have been made of an entry. */
interface MadeOfEntry {
  from_entry: EntryReference | null;
}

/** The ids of those entries that can still be opened. */
export const presentEntries = async (
  tx: ReadTransaction,
  made: readonly MadeOfEntry[],
): Promise<ReadonlySet<string>> => {
  const ids = made.flatMap(({ from_entry }) => from_entry?.entry_id ?? []);
  if (ids.length === 0) return new Set();
  const rows = await tx.db
    .selectFrom('journal_entries')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** Records that an incident, or an exhibit of it, was made of an entry, which the caller has locked. */
export const linkEntry = async (
  tx: WriteTransaction,
  link: { entryId: string; incidentId: string; evidenceId: string | null },
): Promise<void> => {
  await tx.db
    .insertInto('entry_incidents')
    .values({
      user_id: tx.userId,
      journal_entry_id: link.entryId,
      incident_id: link.incidentId,
      evidence_id: link.evidenceId,
    })
    .execute();
};
