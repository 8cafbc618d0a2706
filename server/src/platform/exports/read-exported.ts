/** Reads the rows of an exported table, in pages: whoever reads them has some in memory and never all. */
import { type RawBuilder, sql } from 'kysely';
import type { ReadTransaction } from '../database/database.ts';
import type { UserBox } from '../vault/vault.ts';
import type { ExportedRow, ExportedTable, ExportSource } from './exported-table.ts';

/** The longest rows are some hundred kilobytes. */
const PAGE_ROWS = 50;

type Row = Record<string, unknown>;

/** All exported rows of one person, at one moment. */
export interface ExportedRows {
  tables: readonly ExportedTable[];
  /** How many there are. */
  count(): Promise<number>;
  /** The rows of a table in the order of its key, in pages. */
  read(table: ExportedTable): AsyncGenerator<ExportedRow[], void, undefined>;
  /** The rows that stand below a row of another table (`ShownTable.below`), in pages. */
  readBelow(table: ExportedTable, id: string): AsyncGenerator<ExportedRow[], void, undefined>;
}

/** Opens the rows of these sources, as the transaction sees them. */
export const openExported = async (
  tx: ReadTransaction,
  sources: readonly ExportSource[],
): Promise<ExportedRows> => {
  const tables = sources.flatMap((source) => source.tables);
  const byName = new Map(tables.map((each) => [each.table, each]));
  const [box, keys] = await Promise.all([tx.box(), readKeys(tx)]);

  const pages = async function* (
    definition: ExportedTable,
    condition: RawBuilder<unknown>,
    order: readonly string[],
  ): AsyncGenerator<ExportedRow[], void, undefined> {
    const { table } = definition;
    const columns = [...order, ...(keys.get(table) ?? [])];
    // Of some tables a person has one row.
    const sorted = columns.length > 0 ? sql`ORDER BY ${namesOf(columns)}` : sql``;
    let behind = sql``;
    for (;;) {
      const { rows } = await sql<Row>`
        SELECT * FROM ${sql.table(table)} WHERE user_id = ${tx.userId} ${condition} ${behind}
        ${sorted} LIMIT ${PAGE_ROWS}`.execute(tx.db);
      if (rows.length > 0) yield rows.map((row) => openedRow(box, definition, row, byName));
      const last = rows.at(-1);
      if (rows.length < PAGE_ROWS || !last) return;
      behind = sql`AND (${namesOf(columns)}) > (${sql.join(columns.map((column) => last[column]))})`;
    }
  };

  return {
    tables,
    count: async () => {
      let total = 0;
      for (const { table } of tables) {
        const { rows } = await sql<{ rows: number }>`
          SELECT count(*) AS rows FROM ${sql.table(table)} WHERE user_id = ${tx.userId}`.execute(tx.db);
        total += rows[0]?.rows ?? 0;
      }
      return total;
    },
    read: (definition) => pages(definition, sql``, []),
    readBelow: (definition, id) => {
      const below = definition.shown?.below;
      if (!below) throw new Error(`The rows of ${definition.table} stand below no others`);
      return pages(definition, sql`AND ${sql.ref(below.column)} = ${id}`, below.order ?? []);
    },
  };
};

const namesOf = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(column)));

/** The columns of each table's primary key behind the owner. */
const readKeys = async (tx: ReadTransaction): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    SELECT relation.relname AS table, array_agg(column_of.attname::text ORDER BY place.at) AS columns
    FROM pg_catalog.pg_index AS key
    JOIN pg_catalog.pg_class AS relation ON relation.oid = key.indrelid
    CROSS JOIN LATERAL unnest(key.indkey::smallint[]) WITH ORDINALITY AS place (column_number, at)
    JOIN pg_catalog.pg_attribute AS column_of
      ON column_of.attrelid = key.indrelid AND column_of.attnum = place.column_number
    WHERE key.indisprimary AND relation.relnamespace = 'public'::regnamespace AND column_of.attname <> 'user_id'
    GROUP BY relation.relname`.execute(tx.db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
};

const openedRow = (
  box: UserBox,
  { sealed, without, keeps }: ExportedTable,
  row: Row,
  tables: ReadonlyMap<string, ExportedTable>,
): ExportedRow => {
  const fields: Row = {};
  for (const [column, value] of Object.entries(row)) {
    if (column === 'user_id' || column in sealed || without.includes(column)) continue;
    fields[column] = value instanceof Date ? value.toISOString() : value;
  }
  for (const [column, { kind, without: hidden = [] }] of Object.entries(sealed)) {
    const bytes = row[column];
    // Some columns are empty in some rows.
    if (!Buffer.isBuffer(bytes)) continue;
    const content = kind.tryOpen(box, row as never, bytes);
    if (content === undefined) fields.damaged = true;
    else if (column === 'sealed' && isRecord(content)) Object.assign(fields, leaving(content, hidden));
    else fields[column.replace(/^sealed_/, '')] = isRecord(content) ? leaving(content, hidden) : content;
  }
  if (keeps) fields[keeps.row] = keptRow(box, row, keeps, tables);
  return fields;
};

const isRecord = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const leaving = (content: Row, hidden: readonly string[]): Row =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !hidden.includes(name)));

/** A row that was put away as JSON: its bytes and instants are texts there. */
const keptRow = (
  box: UserBox,
  row: Row,
  keeps: { table: string; row: string },
  tables: ReadonlyMap<string, ExportedTable>,
): ExportedRow => {
  // With its schema before it, or without: as PostgreSQL writes a regclass.
  const definition = tables.get(String(row[keeps.table]).replace(/^public\./, ''));
  const kept = row[keeps.row];
  // Of a table that nobody exports there is nothing to show; the test of all tables sees to it that there is none.
  if (!definition || !isRecord(kept)) return { damaged: true };
  const values = Object.entries(kept).map(([column, value]) => [column, valueOf(value)] as const);
  return openedRow(box, definition, Object.fromEntries(values), tables);
};

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d:\d\d$/;
const BYTES = /^\\x(?:[0-9a-f]{2})*$/;

const valueOf = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (BYTES.test(value)) return Buffer.from(value.slice(2), 'hex');
  return INSTANT.test(value) ? new Date(value) : value;
};
