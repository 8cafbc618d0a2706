/**
 * The base of every kind of record: its definition here, reading in record-reader.ts, writing in record-writer.ts. A record belongs to one person, has an id that the client chose, a version that goes
 * up by one with every change, and a history in the ledger.
 */
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import { inBinary } from '../database/binary-results.ts';
import type { ReadTransaction, WriteTransaction } from '../database/database.ts';
import type { LedgerEntity, LedgerEvent } from '../ledger/ledger.ts';
import type { SealedJson } from '../sealing/sealed-kind.ts';
import type { UserBox } from '../vault/vault.ts';
import type { Bound } from './bound.ts';
import type { ShortForm } from './short-form.ts';

/** The columns that every table of records has beside `user_id` and `sealed`. */
export interface RecordColumns {
  id: string;
  version: number;
  created_at: Date;
  updated_at: Date;
}

const RECORD_COLUMNS = ['id', 'version', 'created_at', 'updated_at'] as const;

/** A row of a table of records, as the kit selects it. */
export type RecordRow<Clear> = RecordColumns & Clear & { sealed: Buffer };

/** What a row says of its record without being opened. Instants are ISO 8601 in UTC with milliseconds. */
export type Unopened<Clear> = Clear & { id: string; version: number; created_at: string; updated_at: string };

/** A record as it is stored. */
export type Stored<Clear, Content> = Unopened<Clear> & Content;

/**
 * A kind of record.
 * - `Clear`: the fields in clear columns of the same names, because they are filtered or sorted on;
 * - `Content`: the sealed fields;
 * - `Whole`: the record as the API answers it, with the rows that belong to it.
 */
export interface RecordKind<Clear extends object, Content extends object, Whole> {
  entity: LedgerEntity;
  /** Binds the columns of every record and all of `clear`, so that a change by hand is noticed. */
  sealed: SealedJson<Bound<Clear>, Content>;
  clear: readonly (keyof Clear & string)[];
  /** The schema of the clear fields, for versions that the ledger recorded. */
  clearFields: z.ZodMiniType<Clear>;
  /** What lists show of it, sealed apart in `sealed_row`. Absent for kinds that have no such column. */
  short?: Pick<ShortForm<Clear, Content, unknown>, 'seal'>;
  /** Reads what belongs to a record. */
  complete(tx: ReadTransaction, record: Stored<Clear, Content>): Promise<Whole>;
  /** The rows that are deleted with a record and come back with it, for the ledger. */
  deletedWith(whole: Whole, action: 'delete' | 'restore'): LedgerEvent[];
  /** The record that it is part of, whose history shows it too. */
  within?(clear: Clear): string;
  /**
   * Only of a kind that was in the ledger before it stood on the kit: what was recorded of a record then, with the version and
   * the clear fields that it would have now.
   */
  formerEntry?(content: object, id: string): object;
}

/** The table of a kind. The names of its columns are held by the definition of its sealed kind, which the schema checks. */
type RecordTable = RecordColumns & { user_id: string; sealed: Buffer; sealed_row?: Buffer };

type RecordTables = Kysely<Record<string, RecordTable>>;

/**
 * The query builder, seen as one that has a table of records by every name. What it reads comes in the binary format,
 * which the types of all clear fields must have a decoder for.
 */
export const recordsRead = (tx: ReadTransaction): Pick<RecordTables, 'selectFrom'> =>
  inBinary(tx.db as unknown as RecordTables);

/** The same, for writers. */
export const recordsWritten = (tx: WriteTransaction): RecordTables => tx.db as unknown as RecordTables;

/** The selected columns of a row. */
export const columnsOf = ({ clear }: { clear: readonly string[] }): (keyof RecordTable)[] => [
  ...RECORD_COLUMNS,
  'sealed',
  ...(clear as (keyof RecordTable)[]),
];

/** What a row says of its record without being opened. */
export const unopenedColumnsOf = ({ clear }: { clear: readonly string[] }): (keyof RecordTable)[] => [
  ...RECORD_COLUMNS,
  ...(clear as (keyof RecordTable)[]),
];

/** A row's clear fields, id, version and instants. */
export const unopenedFrom = <Clear extends object>(
  kind: { clear: readonly (keyof Clear & string)[] },
  row: RecordColumns & Clear,
): Unopened<Clear> => {
  const { id, version } = row;
  const created_at = row.created_at.toISOString();
  // The most of what a list costs after opening it: a record that was never changed has one instant.
  const isNew = row.updated_at.getTime() === row.created_at.getTime();
  const updated_at = isNew ? created_at : row.updated_at.toISOString();
  return Object.assign(clearOf<Clear>(kind, row), { id, version, created_at, updated_at });
};

/** The clear part of something that holds it. */
export const clearOf = <Clear extends object>(
  { clear }: { clear: readonly (keyof Clear & string)[] },
  holder: Clear,
): Clear => {
  const part: Partial<Clear> = {};
  for (const column of clear) part[column] = holder[column];
  return part as Clear;
};

/** The row of a record, opened. @throws UnsealError */
export const openRecord = <Clear extends object, Content extends object>(
  kind: Pick<RecordKind<Clear, Content, unknown>, 'clear' | 'sealed'>,
  box: UserBox,
  row: RecordRow<Clear>,
): Stored<Clear, Content> => {
  const record = unopenedFrom(kind, row);
  return { ...record, ...kind.sealed.open(box, record, row.sealed) };
};
