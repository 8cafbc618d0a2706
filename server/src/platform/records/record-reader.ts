/** Reads records of any kind, always the person's own. */
import { type RawBuilder, sql } from 'kysely';
import type { Page, PageQuery } from '#contract/common/shapes.ts';
import type { ReadTransaction } from '../database/database.ts';
import { type Keyset, keysetFrom, type LedKeyset, ledKeysetFrom, pageFrom } from '../requests/cursor.ts';
import type { UserBox } from '../vault/vault.ts';
import {
  columnsOf,
  openRecord,
  type RecordKind,
  type RecordRow,
  recordsRead,
  type Stored,
  type Unopened,
  unopenedFrom,
} from './record-kind.ts';

/**
 * A record without the rows that belong to it; undefined when the person has none with this id.
 * @throws UnsealError when it is damaged.
 */
export const readStored = async <Clear extends object, Content extends object>(
  tx: ReadTransaction,
  kind: RecordKind<Clear, Content, unknown>,
  id: string,
): Promise<Stored<Clear, Content> | undefined> => {
  // Sent together on the pipelined connection: one round trip.
  const [row, box] = await Promise.all([
    recordsRead(tx)
      .selectFrom(kind.sealed.table)
      .select(columnsOf(kind))
      .where('user_id', '=', tx.userId)
      .where('id', '=', id)
      .executeTakeFirst(),
    tx.box(),
  ]);
  return row && openRecord(kind, box, row as unknown as RecordRow<Clear>);
};

/** A record, whole; undefined when the person has none with this id. @throws UnsealError when it is damaged. */
export const readRecord = async <Clear extends object, Content extends object, Whole>(
  tx: ReadTransaction,
  kind: RecordKind<Clear, Content, Whole>,
  id: string,
): Promise<Whole | undefined> => {
  const stored = await readStored(tx, kind, id);
  return stored && (await kind.complete(tx, stored));
};

/** A row of a record, opened; without content where it does not open. */
export interface OpenedRecord<Clear, Content> {
  record: Unopened<Clear>;
  content: Content | undefined;
}

/**
 * One's records whose `column` holds one of these ids, in the order in which they were recorded.
 * @param column `id`, or the record that they are part of
 */
export const readRecordsBy = async <Clear extends object, Content extends object>(
  tx: ReadTransaction,
  kind: RecordKind<Clear, Content, unknown>,
  column: 'id' | (keyof Clear & string),
  ids: readonly string[],
): Promise<OpenedRecord<Clear, Content>[]> => {
  if (ids.length === 0) return [];
  const [rows, box] = await Promise.all([
    recordsRead(tx)
      .selectFrom(kind.sealed.table)
      .select(columnsOf(kind))
      .where('user_id', '=', tx.userId)
      .where(sql<boolean>`${sql.ref(column)} = ANY (${[...ids]}::uuid[])`)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    tx.box(),
  ]);
  return (rows as unknown as RecordRow<Clear>[]).map((row) => openedFrom(kind, box, row));
};

/**
 * One's records that pass, the newest first, for whoever makes something of many of them.
 * @param limit in records; `isPartial` where there are more: the ones that were recorded first are left out
 */
export const readNewestRecords = async <Clear extends object, Content extends object>(
  tx: ReadTransaction,
  kind: RecordKind<Clear, Content, unknown>,
  passes: RawBuilder<boolean>,
  limit: number,
): Promise<{ read: OpenedRecord<Clear, Content>[]; isPartial: boolean }> => {
  const [rows, box] = await Promise.all([
    recordsRead(tx)
      .selectFrom(kind.sealed.table)
      .select(columnsOf(kind))
      .where('user_id', '=', tx.userId)
      .where(passes)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute(),
    tx.box(),
  ]);
  const read = (rows as unknown as RecordRow<Clear>[])
    .slice(0, limit)
    .map((row) => openedFrom(kind, box, row));
  return { read, isPartial: rows.length > limit };
};

const openedFrom = <Clear extends object, Content extends object>(
  kind: RecordKind<Clear, Content, unknown>,
  box: UserBox,
  row: RecordRow<Clear>,
): OpenedRecord<Clear, Content> => {
  const record = unopenedFrom(kind, row);
  return { record, content: kind.sealed.tryOpen(box, record, row.sealed) };
};

/** What a list is sorted by before the moment of recording, the largest at the top. */
export interface Lead<Clear> {
  /** Of a row, in SQL; never null. */
  expression: RawBuilder<unknown>;
  /** Of a record, as it stands in a cursor (`LedKeyset`). */
  of(record: Clear): string;
  /** The same, in SQL. @throws ProblemError `bad_cursor` for what `of` never gives */
  read(lead: string): RawBuilder<unknown>;
}

/** How records of a kind are listed. */
export interface Listing<Clear, Content, Item> {
  /** Which records; without it, all of the person's. */
  passes?: RawBuilder<boolean> | undefined;
  /** Null for the newest first. */
  lead?: Lead<Clear> | null;
  /** @param content undefined for a damaged record */
  itemOf(record: Unopened<Clear>, content: Content | undefined): Item;
}

/** One keyset page, the newest first where the listing has no lead. A record that does not open is listed as `damaged`. */
export const readRecordPage = async <Clear extends object, Content extends object, Item>(
  tx: ReadTransaction,
  kind: RecordKind<Clear, Content, unknown>,
  query: PageQuery,
  { itemOf, passes, lead = null }: Listing<Clear, Content, Item>,
): Promise<Page<Item | (Item & { damaged: true })>> => {
  const [rows, box] = await Promise.all([
    selectPage(tx, kind, query, { passes, lead }).select(columnsOf(kind)).execute(),
    tx.box(),
  ]);
  return pageFrom(rows as unknown as RecordRow<Clear>[], query.limit, keysetOf(lead), (row) => {
    const { record, content } = openedFrom(kind, box, row);
    const item = itemOf(record, content);
    return content ? item : { ...item, damaged: true };
  });
};

/** The rows of a page and one more, in their order, without any column. */
export const selectPage = <Clear extends object, Content extends object>(
  tx: ReadTransaction,
  kind: RecordKind<Clear, Content, unknown>,
  query: PageQuery,
  { passes, lead = null }: Pick<Listing<Clear, Content, unknown>, 'passes' | 'lead'>,
) => {
  let select = recordsRead(tx)
    .selectFrom(kind.sealed.table)
    .where('user_id', '=', tx.userId)
    .limit(query.limit + 1);
  if (passes) select = select.where(passes);
  if (lead) select = select.orderBy(lead.expression, 'desc');
  select = select.orderBy('created_at', 'desc').orderBy('id', 'desc');
  return query.cursor ? select.where(isBehind(query.cursor, lead)) : select;
};

/** Where a row stands in a list. */
export const keysetOf =
  <Clear>(lead: Lead<Clear> | null) =>
  (row: Clear & { created_at: Date; id: string }): Keyset | LedKeyset => ({
    at: row.created_at,
    id: row.id,
    ...(lead && { lead: lead.of(row) }),
  });

/** True for rows behind the one that the cursor names. */
const isBehind = <Clear>(cursor: string, lead: Lead<Clear> | null): RawBuilder<boolean> => {
  if (lead === null) {
    const { at, id } = keysetFrom(cursor);
    return sql<boolean>`(created_at, id) < (${at}::timestamptz, ${id}::uuid)`;
  }
  const { lead: last, at, id } = ledKeysetFrom(cursor);
  return sql<boolean>`(${lead.expression}, created_at, id) < (${lead.read(last)}, ${at}::timestamptz, ${id}::uuid)`;
};
