/**
 * One definition for each kind of sealed value: in which table it lies, which columns it is bound to, and the shape of
 * what is sealed. Whatever a person wrote is sealed and opened through these.
 *
 * [Note: bound columns] A sealed value carries the name of its kind, its shape version, its owner and the bound columns of its
 * row as associated data. It opens only beside exactly these values: not in another row, not for another person, not
 * under another version number, and not when a date, a type or a status was changed by hand in the database.
 *
 * [Note: sealed bytes] Format 2, written since this file exists: the byte 2, the shape version, then the vault's
 * own bytes. Format 1: the vault's bytes alone (they begin with 1); the content has shape 1 and is bound to table, row
 * and owner only. Format 1 is read, and replaced when the row is next written.
 *
 * [Note: unread JSON] What is opened is checked against its shape, but for `jsonReader`: an answer made of many values copies them
 * as they are. That they open says that they were sealed here, under this name and this number of a shape, and for this row.
 */
import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import type { DB } from '../database/schema.ts';
import { UnsealError } from '../vault/unseal-error.ts';
import type { UserBox } from '../vault/vault.ts';

const FORMAT = 2;
const HEADER_BYTES = 2;

type Table = keyof DB & string;
type ColumnOf<Name extends Table> = keyof Selectable<DB[Name]> & string;
/** An instant as a query gives it, or as ISO 8601 in UTC with milliseconds: both are the same in the associated data. */
export type BoundInstant = Date | string;
/** The bound columns of a row, as a query gives them. */
type BoundRow<Name extends Table, Column extends ColumnOf<Name>> = {
  [Key in Column]: Selectable<DB[Name]>[Key] extends Date ? BoundInstant : Selectable<DB[Name]>[Key];
};

/** A kind of sealed value. `Row` has the columns that it is bound to. */
export interface SealedKind<Row, Content> {
  /** The table, with the part where it has one: `files.thumbnail`. */
  readonly name: string;
  readonly table: string;
  /** The version of the newest shape, in which everything is sealed now. */
  readonly newestShape: number;
  /** True for a kind that was sealed in format 1 too. */
  readonly hasFormerFormat: boolean;
  seal(box: UserBox, row: Row, content: Content): Buffer;
  /** @throws UnsealError when it was not sealed for this row as it stands, or is of no shape that ever was. */
  open(box: UserBox, row: Row, sealed: Buffer): Content;
  /** Like `open`; undefined for a damaged row, which must not hide the other rows of a list. */
  tryOpen(box: UserBox, row: Row, sealed: Buffer): Content | undefined;
}

/** A kind whose content is JSON. */
export interface SealedJson<Row, Content> extends SealedKind<Row, Content> {
  /**
   * For many rows whose columns are at hand as JSON. [Note: unread JSON]
   * @param columns which columns, in their order; the bound ones must be among them
   */
  jsonReader(columns: readonly string[]): JsonReader;
  /** Content that the ledger recorded in this shape, in the newest one; undefined when it does not have that shape. */
  contentFrom(recorded: unknown, shape: number): Content | undefined;
}

/**
 * What `read` makes of the JSON as it was sealed, which is overwritten when it returns. Undefined where it does not open, or is of an
 * older shape.
 * @param columns the JSON of each column, as `boundJson` makes it
 */
export type JsonReader = <Result>(
  box: UserBox,
  columns: readonly string[],
  sealed: Buffer,
  read: (json: Buffer) => Result,
) => Result | undefined;

const definedKinds: SealedKind<unknown, unknown>[] = [];

/** Every kind that was defined by the modules imported so far: the test of stored rows asks for a row of each. */
export const allSealedKinds = (): readonly SealedKind<unknown, unknown>[] => definedKinds;

/** The definition of a kind whose content is JSON. */
export interface SealedKindDefinition<Name extends Table, Column extends ColumnOf<Name>, Content> {
  table: Name;
  /** Distinguishes two sealed columns of one table; absent for `sealed`. */
  part?: string;
  /** [Note: bound columns] The columns that name the row come first. */
  binds: readonly Column[];
  /** What older shapes were bound to, by their numbers, where that was something else. */
  formerBinds?: Readonly<Record<number, readonly NoInfer<Column>[]>>;
  /** The schema of the newest shape. */
  content: z.ZodMiniType<Content>;
  /** Each makes the next shape of the one before: the first makes 2 of 1. Their count plus one is the newest version. */
  upgrades?: readonly ((older: unknown) => unknown)[];
  /** The context of format 1, without the owner: `incidents/018f…`. Absent for kinds that never had that format. */
  formerContext?: (row: BoundRow<Name, Column>) => string;
}

/** Defines a kind whose content is JSON. */
export const sealedKind = <Name extends Table, const Column extends ColumnOf<Name>, Content>(
  definition: SealedKindDefinition<Name, Column, Content>,
): SealedJson<BoundRow<Name, Column>, Content> => {
  const { content: schema, upgrades = [] } = definition;
  const newest = upgrades.length + 1;
  const contentFrom = (recorded: unknown, shape: number): Content | undefined => {
    if (!isKnownShape(shape, newest)) return undefined;
    const upgraded = upgrades.slice(shape - 1).reduce((older, upgrade) => upgrade(older), recorded);
    // The issues of a failure contain paths and values of what a person wrote, so they are dropped.
    return schema.safeParse(upgraded).data;
  };
  const kind = kindOf(definition, newest, {
    encode: (content: Content) => Buffer.from(JSON.stringify(content), 'utf8'),
    open: (box, context, sealed, shape) => {
      const stored = box.read(context, sealed, (plain): unknown => JSON.parse(plain.toString('utf8')));
      const content = contentFrom(stored, shape);
      if (content === undefined) throw new UnsealError('This value has another shape');
      return content;
    },
  });
  return {
    ...kind,
    contentFrom,
    jsonReader: (columns) => {
      const parts = kind.contextParts.map(({ column, before }) => {
        const index = columns.indexOf(column);
        if (index < 0) throw new Error(`${kind.name} is bound to ${column} too`);
        return { index, before };
      });
      return (box, json, sealed, read) => {
        if (sealed[0] !== FORMAT || sealed[1] !== newest) return undefined;
        let context = '';
        for (const { index, before } of parts) context += before + json[index];
        return withoutUnsealError(() => box.read(context + CONTEXT_END, sealed.subarray(HEADER_BYTES), read));
      };
    },
  };
};

/** Undefined where it does not open. */
const withoutUnsealError = <Result>(open: () => Result): Result | undefined => {
  try {
    return open();
  } catch (error) {
    if (error instanceof UnsealError) return undefined;
    throw error;
  }
};

const isKnownShape = (shape: number, newest: number): boolean => shape >= 1 && shape <= newest;

/** Defines a kind whose content is bytes. */
export const sealedBytes = <Name extends Table, const Column extends ColumnOf<Name>>(
  definition: Omit<SealedKindDefinition<Name, Column, Buffer>, 'content' | 'upgrades'>,
): SealedKind<BoundRow<Name, Column>, Buffer> =>
  kindOf(definition, 1, {
    encode: (bytes: Buffer) => bytes,
    open: (box, context, sealed) => box.open(context, sealed),
  });

interface Contexts {
  /** Of the context of the newest shape. */
  contextParts: readonly ContextPart<string>[];
}

interface Codec<Content> {
  encode(content: Content): Buffer;
  open(box: UserBox, context: string, sealed: Buffer, shape: number): Content;
}

const kindOf = <Name extends Table, Column extends ColumnOf<Name>, Content>(
  {
    table,
    part,
    binds,
    formerBinds = {},
    formerContext,
  }: Omit<SealedKindDefinition<Name, Column, Content>, 'content' | 'upgrades'>,
  newest: number,
  codec: Codec<Content>,
): Contexts & SealedKind<BoundRow<Name, Column>, Content> => {
  type Row = BoundRow<Name, Column>;
  const name = part === undefined ? table : `${table}.${part}`;
  const contexts = Array.from({ length: newest }, (_, index) =>
    contextPartsOf(name, index + 1, formerBinds[index + 1] ?? binds),
  );
  const contextOf = (row: Row, shape: number): string => {
    let context = '';
    for (const { column, before } of contexts[shape - 1] ?? []) context += before + boundJson(row[column]);
    return context + CONTEXT_END;
  };
  const open = (box: UserBox, row: Row, sealed: Buffer): Content => {
    if (sealed[0] !== FORMAT) {
      if (!formerContext) throw new UnsealError('This value cannot be opened');
      return codec.open(box, formerContext(row), sealed, 1);
    }
    const shape = sealed[1] ?? 0;
    if (!isKnownShape(shape, newest))
      throw new UnsealError('This value is of a shape that is not known here');
    return codec.open(box, contextOf(row, shape), sealed.subarray(HEADER_BYTES), shape);
  };
  const kind: Contexts & SealedKind<Row, Content> = {
    contextParts: contexts[newest - 1] ?? [],
    name,
    table,
    newestShape: newest,
    hasFormerFormat: formerContext !== undefined,
    seal: (box, row, content) =>
      Buffer.concat([Buffer.from([FORMAT, newest]), box.seal(contextOf(row, newest), codec.encode(content))]),
    open,
    tryOpen: (box, row, sealed) => withoutUnsealError(() => open(box, row, sealed)),
  };
  definedKinds.push(kind);
  return kind;
};

/** A column of a context, and what stands before its JSON. */
interface ContextPart<Column> {
  column: Column;
  before: string;
}

/** The context of a shape, `2:["incidents",5,[["id","018f…"],…]]`: what JSON.stringify makes of it, written in half the time. */
const contextPartsOf = <Column extends string>(
  name: string,
  shape: number,
  bound: readonly Column[],
): ContextPart<Column>[] =>
  bound.map((column, index) => {
    const before = index === 0 ? `${FORMAT}:[${JSON.stringify(name)},${shape},[` : '],';
    return { column, before: `${before}[${JSON.stringify(column)},` };
  });

const CONTEXT_END = ']]]';

/** Printable ASCII without what JSON escapes. */
const PLAIN = /^[ !#-[\]-~]*$/;

/** The JSON of a column; that of an instant is ISO 8601. */
export const boundJson = (value: unknown): string => {
  if (typeof value === 'string' && PLAIN.test(value)) return `"${value}"`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return JSON.stringify(value ?? null);
};
