/**
 * What a module gives to a person's export of everything that they have here: its tables, and how their rows read. A new kind of
 * record is exported because its module registers it (compose/contributions.ts); a test fails for a table that no module names.
 */
import type { DB } from '../database/schema.ts';
import type { SealedKind } from '../sealing/sealed-kind.ts';

type Table = keyof DB & string;
type ColumnOf<Name extends Table> = keyof DB[Name] & string;

/** A text in both languages of the product. */
export interface InBoth {
  fr: string;
  en: string;
}

/** A row, opened: its clear columns, and what was sealed. Instants are ISO 8601 in UTC. */
export interface ExportedRow {
  readonly [field: string]: unknown;
  /** Something sealed in it does not open. */
  readonly damaged?: true;
}

/** A sealed column. */
interface SealedColumn {
  // Its row is the one that it was read with; the compiler cannot know that here.
  kind: Pick<SealedKind<never, unknown>, 'tryOpen'>;
  /** Fields that are the service's own: keys. */
  without?: readonly string[];
}

/** A row as the readable page shows it. Nothing of it is HTML. */
export interface ShownRow {
  title: string | InBoth;
  /** When it was recorded; of what somebody says, when they said it. ISO 8601. */
  at?: string | null;
  /** Who says it, for what is said by somebody. */
  by?: InBoth;
  facts?: readonly (readonly [label: InBoth, value: string | InBoth | null | undefined])[];
  text?: string | null;
  /** Ids of files. */
  files?: readonly string[];
}

/** How the rows of a table read. */
export interface ShownTable {
  heading: InBoth;
  /** The table below whose rows these stand, the column that names the row, and those by which they are sorted. */
  below?: { table: string; column: string; order?: readonly string[] };
  show(row: ExportedRow): ShownRow;
}

/** A table whose rows a person gets. */
export interface ExportedTable {
  table: string;
  /** What is sealed in it, by column. The content of `sealed` joins the row, every other has a field of its own. */
  sealed: Readonly<Record<string, SealedColumn>>;
  /** Columns that are the service's own. */
  without: readonly string[];
  /** It holds rows of other tables as they were: the columns that say of which, and that hold them. */
  keeps: { table: string; row: string } | null;
  /** Null for rows that are in the data alone. */
  shown: ShownTable | null;
}

/** What of a module is exported, and which of its tables are not, each with the reason. */
export interface ExportSource {
  tables: readonly ExportedTable[];
  leftOut?: Readonly<Partial<Record<Table, string>>>;
}

/** The definition of an exported table. */
export const exportedTable = <Name extends Table>({
  table,
  sealed = {},
  without = [],
  keeps = null,
  shown = null,
}: {
  table: Name;
  sealed?: Partial<Record<ColumnOf<Name>, SealedColumn>>;
  without?: readonly ColumnOf<Name>[];
  keeps?: { table: ColumnOf<Name>; row: ColumnOf<Name> } | null;
  shown?: ShownTable | null;
}): ExportedTable => ({
  table,
  sealed: sealed as Readonly<Record<string, SealedColumn>>,
  without,
  keeps,
  shown,
});
