/**
 * What somebody with the database can do to a person's ledger by hand, with the triggers switched off. The browser's check
 * and the operator's script have to find each.
 */
import type { ClientBase } from 'pg';

/** The ledger that is touched: at least five entries, of which the third is touched. */
export interface TouchedLedger {
  userId: string;
  /** Of the entry that is touched. */
  sequence: number;
}

interface Tampering {
  name: string;
  /** In SQL: `$1` is the person, `$2` the place of the entry. */
  statements: readonly string[];
}

const ENTRY = 'WHERE user_id = $1 AND sequence = $2';
const set = (name: string, change: string): Tampering => ({
  name,
  statements: [`UPDATE ledger_entries SET ${change} ${ENTRY}`],
});
/** Moves an entry to a place, by way of one that nobody uses. */
const HIGH = 1_000_000;

export const TAMPERINGS: readonly Tampering[] = [
  set('user_id', 'user_id = gen_random_uuid()'),
  set('sequence', `sequence = sequence + ${HIGH}`),
  set('recorded_at', `recorded_at = recorded_at - interval '1 day'`),
  set('entity', `entity = 'journal_entry'`),
  set('entity_id', 'entity_id = gen_random_uuid()'),
  set('action', `action = CASE action WHEN 'update' THEN 'create' ELSE 'update' END`),
  set('within', 'within = CASE WHEN within IS NULL THEN gen_random_uuid() END'),
  set('content_hash', `content_hash = sha256('x')`),
  set('previous_hash', `previous_hash = sha256('x')`),
  set('hash', `hash = sha256('x')`),
  set('sealed', `sealed = set_byte(sealed, length(sealed) - 1, get_byte(sealed, length(sealed) - 1) # 1)`),
  { name: 'deleted', statements: [`DELETE FROM ledger_entries ${ENTRY}`] },
  {
    name: 'deleted, and the rest moved up',
    statements: [
      `DELETE FROM ledger_entries ${ENTRY}`,
      `UPDATE ledger_entries SET sequence = sequence + ${HIGH} WHERE user_id = $1 AND sequence > $2`,
      `UPDATE ledger_entries SET sequence = sequence - ${HIGH} - 1 WHERE user_id = $1 AND sequence > $2`,
      'UPDATE ledger_heads SET sequence = sequence - 1 WHERE user_id = $1 AND $2 > 0',
    ],
  },
  {
    name: 'swapped with the next',
    statements: [
      `UPDATE ledger_entries SET sequence = ${HIGH} ${ENTRY}`,
      'UPDATE ledger_entries SET sequence = $2 WHERE user_id = $1 AND sequence = $2 + 1',
      `UPDATE ledger_entries SET sequence = $2 + 1 WHERE user_id = $1 AND sequence = ${HIGH}`,
    ],
  },
  {
    name: 'the beginning cut off',
    statements: ['DELETE FROM ledger_entries WHERE user_id = $1 AND sequence < $2'],
  },
  {
    name: 'the end cut off',
    statements: ['DELETE FROM ledger_entries WHERE user_id = $1 AND sequence >= $2'],
  },
  { name: 'all of it cut off', statements: ['DELETE FROM ledger_entries WHERE user_id = $1 AND $2 > 0'] },
  {
    name: 'the note of its end',
    statements: [`UPDATE ledger_heads SET hash = sha256('x') WHERE user_id = $1 AND $2 > 0`],
  },
  {
    name: 'an entry added behind the end',
    statements: [
      `INSERT INTO ledger_entries (user_id, sequence, recorded_at, entity, entity_id, action, content_hash, previous_hash, hash, sealed)
       SELECT user_id, sequence + 1, recorded_at, entity, entity_id, action, content_hash, hash, sha256('x'), sealed
       FROM ledger_entries WHERE user_id = $1 AND $2 > 0 ORDER BY sequence DESC LIMIT 1`,
    ],
  },
];

/** Does it, as a superuser who switches the triggers off. */
export const tamper = async (
  client: ClientBase,
  { statements }: Tampering,
  { userId, sequence }: TouchedLedger,
): Promise<void> => {
  await client.query('BEGIN');
  await client.query(`SET LOCAL session_replication_role = 'replica'`);
  for (const statement of statements) await client.query(statement, [userId, sequence]);
  await client.query('COMMIT');
};
