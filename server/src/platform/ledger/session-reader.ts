/** Reads a stretch of a person's ledger without what its entries hold: where it ends, where it began, which records it is about. */
import { sql } from 'kysely';
import type { ReadTransaction } from '../database/database.ts';

/** The last entry; undefined before the first one. Its hash is in lower-case hex. */
export const readEnd = async (
  tx: ReadTransaction,
): Promise<{ sequence: number; hash: string; recordedAt: Date } | undefined> => {
  const last = await tx.db
    .selectFrom('ledger_entries')
    .select(['sequence', 'hash', 'recorded_at'])
    .where('user_id', '=', tx.userId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && { sequence: last.sequence, hash: last.hash.toString('hex'), recordedAt: last.recorded_at };
};

/**
 * The newest entry, up to a place, that was recorded longer than a pause after the one before it; the first of all counts as one.
 * It reads back from the place, one entry after the other, and no further than the answer.
 */
export const readTurn = async (
  tx: ReadTransaction,
  until: number,
  pauseMs: number,
): Promise<{ sequence: number; recordedAt: Date } | undefined> => {
  const { rows } = await sql<{ sequence: number; recorded_at: Date }>`
    SELECT entry.sequence, entry.recorded_at
    FROM ledger_entries AS entry
    LEFT JOIN ledger_entries AS before
      ON before.user_id = entry.user_id AND before.sequence = entry.sequence - 1
    WHERE entry.user_id = ${tx.userId} AND entry.sequence <= ${until}
      AND (before.sequence IS NULL
        OR entry.recorded_at - before.recorded_at > ${pauseMs} * interval '1 millisecond')
    ORDER BY entry.sequence DESC LIMIT 1`.execute(tx.db);
  const [row] = rows;
  return row && { sequence: row.sequence, recordedAt: row.recorded_at };
};

/** A record that entries of a stretch are about. */
export interface TouchedRecord {
  entity: string;
  id: string;
  /** Of its last entry there. */
  action: string;
  /** Of its first entry there. */
  firstAt: Date;
  /** Its first entry of all is there. */
  isNew: boolean;
}

/** The records that the entries from one place to another are about, by their first entry there. */
export const readTouched = async (
  tx: ReadTransaction,
  { from, until }: { from: number; until: number },
): Promise<TouchedRecord[]> => {
  const { rows } = await sql<{
    entity: string;
    entity_id: string;
    action: string;
    first_at: Date;
    is_new: boolean;
  }>`
    SELECT entity, entity_id, (array_agg(action ORDER BY sequence DESC))[1] AS action,
      (array_agg(recorded_at ORDER BY sequence))[1] AS first_at,
      (array_agg(action ORDER BY sequence))[1] = 'create' AS is_new
    FROM ledger_entries
    WHERE user_id = ${tx.userId} AND sequence BETWEEN ${from} AND ${until}
    GROUP BY entity, entity_id
    ORDER BY min(sequence)`.execute(tx.db);
  return rows.map((row) => ({
    entity: row.entity,
    id: row.entity_id,
    action: row.action,
    firstAt: row.first_at,
    isNew: row.is_new,
  }));
};
