/** Reads a person's ledger: the chain without what its entries hold, and the entries about some records. */
import { type Selectable, sql } from 'kysely';
import type { ChainedEntry, LedgerAction } from '#verifier/entry.ts';
import type { ReadTransaction } from '../database/database.ts';
import type { LedgerEntries } from '../database/schema.ts';
import { type LedgerEntity, SEALED_VERSION } from './ledger.ts';

const CHAINED = [
  'sequence',
  'recorded_at',
  'entity',
  'entity_id',
  'action',
  'within',
  'content_hash',
  'previous_hash',
  'hash',
] as const satisfies (keyof LedgerEntries)[];

type ChainedRow = Pick<Selectable<LedgerEntries>, (typeof CHAINED)[number]>;

/** An entry as it is hashed. */
type Chained = ChainedEntry & { action: LedgerAction; within: string | null };

const chainedFrom = (row: ChainedRow): Chained => ({
  sequence: row.sequence,
  recorded_at: row.recorded_at.toISOString(),
  entity: row.entity,
  entity_id: row.entity_id,
  action: row.action as LedgerAction,
  within: row.within,
  content_hash: row.content_hash.toString('hex'),
  previous_hash: row.previous_hash.toString('hex'),
  hash: row.hash.toString('hex'),
});

/** The entries behind a place of the ledger, oldest first: all, or those about some records. */
export const readChain = async (
  tx: ReadTransaction,
  after: number,
  limit: number,
  about?: { ids: readonly string[]; entities: readonly string[] },
) => {
  const rows = await tx.db
    .selectFrom('ledger_entries')
    .select([...CHAINED])
    .where('user_id', '=', tx.userId)
    .where('sequence', '>', after)
    .$if(about !== undefined, (query) =>
      query
        .where(sql<boolean>`entity_id = ANY (${[...(about?.ids ?? [])]}::uuid[])`)
        .where('entity', 'in', about?.entities ?? []),
    )
    .orderBy('sequence')
    .limit(limit)
    .execute();
  return rows.map(chainedFrom);
};

/** The same with what they hold. */
export const readOpened = async (
  tx: ReadTransaction,
  after: number,
  limit: number,
): Promise<OpenedEntry[]> => {
  const [box, rows] = await Promise.all([
    tx.box(),
    tx.db
      .selectFrom('ledger_entries')
      .select([...CHAINED, 'sealed'])
      .where('user_id', '=', tx.userId)
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(limit)
      .execute(),
  ]);
  return rows.map((row) => openedFrom(box, row));
};

/** Where an entry about one of some records stands. */
export type LedgerStep = Pick<Chained, 'sequence' | 'recorded_at' | 'entity' | 'entity_id' | 'action'>;

/** The places of all entries about these records, oldest first; without their hashes, and without what they hold. */
export const readSteps = async (tx: ReadTransaction, ids: readonly string[]): Promise<LedgerStep[]> => {
  const rows = await tx.db
    .selectFrom('ledger_entries')
    .select(['sequence', 'recorded_at', 'entity', 'entity_id', 'action'])
    .where('user_id', '=', tx.userId)
    .where(sql<boolean>`entity_id = ANY (${[...ids]}::uuid[])`)
    .orderBy('sequence')
    .execute();
  return rows.map((row) => ({
    ...row,
    recorded_at: row.recorded_at.toISOString(),
    action: row.action as LedgerAction,
  }));
};

/** These entries with what they hold, in no order. */
export const readOpenedAt = async (
  tx: ReadTransaction,
  sequences: readonly number[],
): Promise<OpenedEntry[]> => {
  const [box, rows] = await Promise.all([
    tx.box(),
    tx.db
      .selectFrom('ledger_entries')
      .select([...CHAINED, 'sealed'])
      .where('user_id', '=', tx.userId)
      .where(sql<boolean>`sequence = ANY (${[...sequences]}::integer[])`)
      .execute(),
  ]);
  return rows.map((row) => openedFrom(box, row));
};

/** Where the ledger ends, by the note that is kept beside it; undefined before the first entry. */
export const readHead = async (
  tx: ReadTransaction,
): Promise<{ sequence: number; hash: string } | undefined> => {
  const head = await tx.db
    .selectFrom('ledger_heads')
    .select(['sequence', 'hash'])
    .where('user_id', '=', tx.userId)
    .executeTakeFirst();
  return head && { sequence: head.sequence, hash: head.hash.toString('hex') };
};

/** A record, and those that are part of it now. Of those that were part of it their entries say so. */
export interface Trail {
  id: string;
  parts: readonly string[];
}

/** An entry, opened; `damaged` where it does not open. */
export type OpenedEntry = Chained &
  (
    | {
        damaged: false;
        content: unknown;
        salt: string;
        shape?: number | undefined;
        by?: 'conversation' | undefined;
      }
    | { damaged: true }
  );

/** How much is read at a time. */
export interface PageSize {
  /** In entries. */
  limit: number;
  /** Of what the entries hold, sealed; one entry is read in any case. */
  maxBytes: number;
}

interface TrailPage extends PageSize {
  /** Counts with each change also what was said before it. */
  withFormer?: boolean;
  /** Kinds of entries that are left out. */
  without?: readonly LedgerEntity[];
}

/** The entries about a record and its parts: behind a place, oldest first, or before it, last first; and whether there are more. */
export const readTrail = async (
  tx: ReadTransaction,
  { id, parts }: Trail,
  part: { after: number } | { before: number },
  { limit, maxBytes, withFormer = false, without = [] }: TrailPage,
): Promise<{ entries: OpenedEntry[]; hasMore: boolean }> => {
  const forwards = 'after' in part;
  const places = await tx.db
    .selectFrom('ledger_entries')
    .select(['sequence', withFormer ? BYTES_WITH_FORMER.as('bytes') : BYTES.as('bytes')])
    .where('user_id', '=', tx.userId)
    .where((eb) => eb.or([eb('entity_id', 'in', [id, ...parts]), eb('within', '=', id)]))
    .$if(without.length > 0, (query) => query.where('entity', 'not in', without))
    .where('sequence', forwards ? '>' : '<', forwards ? part.after : part.before)
    .orderBy('sequence', forwards ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const shown = placesWithin(places.slice(0, limit), maxBytes);
  return { entries: await readInOrder(tx, shown), hasMore: shown.length < places.length };
};

const BYTES = sql<number>`octet_length(sealed)`;
const BYTES_WITH_FORMER = sql<number>`octet_length(sealed) + CASE WHEN action = 'update' THEN coalesce((
  SELECT octet_length(former.sealed) FROM ledger_entries AS former
  WHERE former.user_id = ledger_entries.user_id AND former.entity_id = ledger_entries.entity_id
    AND former.entity = ledger_entries.entity AND former.sequence < ledger_entries.sequence
  ORDER BY former.sequence DESC LIMIT 1), 0) ELSE 0 END`;

/** The places of the first entries that hold so many bytes together: one at least. */
const placesWithin = (places: readonly { sequence: number; bytes: number }[], maxBytes: number): number[] => {
  let bytes = 0;
  const end = places.findIndex((place, index) => {
    bytes += place.bytes;
    return bytes > maxBytes && index > 0;
  });
  return places.slice(0, end === -1 ? undefined : end).map(({ sequence }) => sequence);
};

const readInOrder = async (tx: ReadTransaction, places: readonly number[]): Promise<OpenedEntry[]> => {
  const opened = places.length === 0 ? [] : await readOpenedAt(tx, places);
  const bySequence = new Map(opened.map((entry) => [entry.sequence, entry]));
  return places.flatMap((sequence) => bySequence.get(sequence) ?? []);
};

/** The entries about one record behind a place, oldest first, as many as fit; and whether there are more. */
export const readEntriesOf = async (
  tx: ReadTransaction,
  entityId: string,
  after: number,
  { limit, maxBytes }: PageSize,
): Promise<{ entries: OpenedEntry[]; hasMore: boolean }> => {
  const places = await tx.db
    .selectFrom('ledger_entries')
    .select(['sequence', BYTES.as('bytes')])
    .where('user_id', '=', tx.userId)
    .where('entity_id', '=', entityId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .execute();
  const shown = placesWithin(places.slice(0, limit), maxBytes);
  return { entries: await readInOrder(tx, shown), hasMore: shown.length < places.length };
};

/** For each of these entries the one before it about the same record, by the place of the former. */
export const readBefore = async (
  tx: ReadTransaction,
  entries: readonly Pick<OpenedEntry, 'sequence' | 'entity' | 'entity_id'>[],
): Promise<Map<number, OpenedEntry>> => {
  if (entries.length === 0) return new Map();
  const [box, ...rows] = await Promise.all([
    tx.box(),
    // Sent together on the pipelined connection: one round trip.
    ...entries.map(({ entity, entity_id, sequence }) =>
      tx.db
        .selectFrom('ledger_entries')
        .select([...CHAINED, 'sealed'])
        .where('user_id', '=', tx.userId)
        .where('entity_id', '=', entity_id)
        .where('entity', '=', entity)
        .where('sequence', '<', sequence)
        .orderBy('sequence', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ),
  ]);
  return new Map(
    entries.flatMap(({ sequence }, index) => {
      const row = rows[index];
      return row ? [[sequence, openedFrom(box, row)] as const] : [];
    }),
  );
};

const openedFrom = (
  box: Parameters<typeof SEALED_VERSION.tryOpen>[0],
  { sealed, ...row }: ChainedRow & { sealed: Buffer },
): OpenedEntry => {
  const opened = SEALED_VERSION.tryOpen(box, row, sealed);
  const chained = chainedFrom(row);
  return opened ? { ...chained, ...opened, damaged: false } : { ...chained, damaged: true };
};
