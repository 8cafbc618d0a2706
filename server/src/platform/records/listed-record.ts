/**
 * A row of a list, whose values are an array in the order of its columns: of the fifty of a page most are answered as they are, and
 * nobody needs an object of them.
 */
import type { JsonBytes } from '../requests/json-bytes.ts';
import { boundJson } from '../sealing/sealed-kind.ts';
import type { UserBox } from '../vault/vault.ts';
import {
  type RecordColumns,
  type RecordKind,
  type Unopened,
  unopenedColumnsOf,
  unopenedFrom,
} from './record-kind.ts';
import type { CopyShort, ShortForm } from './short-form.ts';

/**
 * The values of a row: those of `unopenedColumnsOf`, the sealed short form, the tag of the record, and the sealed record where there
 * is no short form.
 */
export type ListedRow = readonly unknown[];

/** Where the values of a kind's rows stand. */
export interface ListedColumns {
  /** Those that say of a record what is not sealed; they come first. */
  unopened: readonly string[];
  /** Behind them, in this order. */
  sealedRowAt: number;
  tagAt: number;
  sealedAt: number;
  createdAt: number;
  updatedAt: number;
  /** What stands before the JSON of each of the unopened ones in an answer: `{"id":`, `,"version":`. */
  names: readonly string[];
  copy: CopyShort;
}

export const listedColumnsOf = (
  kind: { clear: readonly string[] },
  form: Pick<ShortForm<object, unknown, unknown>, 'copier'>,
): ListedColumns => {
  const unopened = unopenedColumnsOf(kind);
  const { length } = unopened;
  return {
    unopened,
    sealedRowAt: length,
    tagAt: length + 1,
    sealedAt: length + 2,
    createdAt: unopened.indexOf('created_at'),
    updatedAt: unopened.indexOf('updated_at'),
    names: unopened.map((column, index) => `${index === 0 ? '{' : ','}${JSON.stringify(column)}:`),
    copy: form.copier(unopened),
  };
};

/** The columns in clear of such a row, by their names. */
export const rowFrom = <Clear>({ unopened }: ListedColumns, values: ListedRow): RecordColumns & Clear => {
  const row: Record<string, unknown> = {};
  for (const [index, column] of unopened.entries()) row[column] = values[index];
  return row as unknown as RecordColumns & Clear;
};

interface OfList<Clear extends object, Content extends object, Short> {
  kind: RecordKind<Clear, Content, unknown>;
  form: ShortForm<Clear, Content, Short>;
  columns: ListedColumns;
  box: UserBox;
}

/** What was found of a row. */
export class ListedRecord<Clear extends object, Short> {
  readonly #list: OfList<Clear, object, Short>;
  readonly #values: ListedRow;

  constructor(list: OfList<Clear, object, Short>, values: ListedRow) {
    this.#list = list;
    this.#values = values;
  }

  /** One of the columns in clear. */
  of<Column extends keyof Clear & string>(column: Column): Clear[Column] {
    return this.#values[this.#list.columns.unopened.indexOf(column)] as Clear[Column];
  }

  record(): Unopened<Clear> {
    const { kind, columns } = this.#list;
    return unopenedFrom<Clear>(kind, rowFrom<Clear>(columns, this.#values));
  }

  /** Undefined where the record itself has to be opened. */
  short(): Short | undefined {
    const { kind, form, box, columns } = this.#list;
    const [sealedRow, tag, sealed] = this.#values.slice(columns.sealedRowAt) as [Buffer?, Buffer?, Buffer?];
    if (sealedRow) return form.tryOpen(box, this.record(), sealedRow, tag as Buffer);
    const content = sealed ? kind.sealed.tryOpen(box, this.record(), sealed) : undefined;
    return content && form.of(content);
  }

  /**
   * Appends the record's columns in clear and its short form to an answer, as they are; false where `short` has to say what it is.
   */
  copy(answer: JsonBytes): boolean {
    const { box, columns } = this.#list;
    const sealedRow = this.#values[columns.sealedRowAt] as Buffer | null;
    if (sealedRow === null) return false;
    const json = this.#jsonOfColumns();
    return columns.copy(box, json, sealedRow, this.#values[columns.tagAt] as Buffer, (members) => {
      let text = '';
      for (let index = 0; index < json.length; index += 1) text += `${columns.names[index]}${json[index]}`;
      answer.text(`${text},`);
      answer.bytes(members);
      answer.text('}');
    });
  }

  #jsonOfColumns(): string[] {
    const { unopened, createdAt, updatedAt } = this.#list.columns;
    const json: string[] = [];
    for (let index = 0; index < unopened.length; index += 1) {
      const value = this.#values[index];
      // A record that was never changed has one instant, and to write it takes longer than all the rest.
      const isSame = index === updatedAt && isOneInstant(value, this.#values[createdAt]);
      json.push(
        isSame
          ? (json[createdAt] as string)
          : value instanceof Date
            ? `"${value.toISOString()}"`
            : boundJson(value),
      );
    }
    return json;
  }
}

const isOneInstant = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date && one.getTime() === other.getTime();
