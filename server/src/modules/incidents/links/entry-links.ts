/** Which incidents and exhibits were made of which entries of the journal (028-evidence.sql). */
import { sql } from 'kysely';
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

/** The links of an exhibit go with it to another incident, and keep their time. */
export const moveEntryLinks = async (
  tx: WriteTransaction,
  evidenceId: string,
  toIncidentId: string,
): Promise<void> => {
  await sql`
    WITH moved AS (
      DELETE FROM entry_incidents WHERE user_id = ${tx.userId} AND evidence_id = ${evidenceId} RETURNING *
    )
    INSERT INTO entry_incidents (user_id, journal_entry_id, incident_id, evidence_id, created_at)
    SELECT user_id, journal_entry_id, ${toIncidentId}, evidence_id, created_at FROM moved`.execute(tx.db);
};

/** The entries that an incident was made of lead also to the one that took it in. */
export const copyIncidentLinks = async (
  tx: WriteTransaction,
  fromIncidentId: string,
  toIncidentId: string,
): Promise<void> => {
  await sql`
    INSERT INTO entry_incidents (user_id, journal_entry_id, incident_id, evidence_id, created_at)
    SELECT user_id, journal_entry_id, ${toIncidentId}, NULL, created_at FROM entry_incidents
    WHERE user_id = ${tx.userId} AND incident_id = ${fromIncidentId} AND evidence_id IS NULL
    ON CONFLICT DO NOTHING`.execute(tx.db);
};
