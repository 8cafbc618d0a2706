/** Lists records of a kind by their short forms. */
import { type CompiledQuery, sql } from 'kysely';
import type { Page, PageQuery } from '#contract/shapes.ts';
import type { ReadTransaction } from '../database/database.ts';
import { keepStatement } from '../database/kept-statements.ts';
import { pageFrom } from '../requests/cursor.ts';
import type { JsonBytes } from '../requests/json-bytes.ts';
import {
  type RecordColumns,
  type RecordKind,
  shortColumnsOf,
  type Unopened,
  unopenedFrom,
} from './record-kind.ts';
import { keysetOf, type Listing, selectPage } from './record-reader.ts';
import { type ShortForm, TAG_BYTES } from './short-form.ts';

/** A row without its record, but for one that has no short form yet. */
type ShortRow<Clear> = RecordColumns &
  Clear & {
    sealed: Buffer | null;
    sealed_row: Buffer | null;
    tag: Buffer;
  };

/** What was found of a row. */
export interface ListedRecord<Clear, Short> {
  record: Unopened<Clear>;
  /** Undefined where the record itself has to be opened. */
  short(): Short | undefined;
  /** Appends the members of its short form to an answer, as they were sealed; false where `short` has to say what it is. */
  copyShort(answer: JsonBytes): boolean;
}

/** One keyset page as `readRecordPage` gives it, by one query. Nothing is opened yet. */
export const readShortPage = async <Clear extends object, Content extends object, Short>(
  tx: ReadTransaction,
  kind: RecordKind<Clear, Content, unknown>,
  form: ShortForm<Clear, Content, Short>,
  query: PageQuery,
  listing: ShortListing<Clear, Content>,
): Promise<Page<ListedRecord<Clear, Short>>> => {
  const { lead = null } = listing;
  const [{ rows }, box] = await Promise.all([
    tx.db.getExecutor().executeQuery(statementOf(tx, kind, query, listing)),
    tx.box(),
  ]);
  return pageFrom(rows as ShortRow<Clear>[], query.limit, keysetOf(lead), (row) => {
    const record = unopenedFrom<Clear>(kind, row);
    const { sealed_row, sealed, tag } = row;
    return {
      record,
      short: () => {
        if (sealed_row) return form.tryOpen(box, record, sealed_row, tag);
        const content = sealed ? kind.sealed.tryOpen(box, record, sealed) : undefined;
        return content && form.of(content);
      },
      copyShort: (answer) =>
        sealed_row !== null && form.tryCopy(box, record, sealed_row, tag, (members) => answer.bytes(members)),
    };
  });
};

type ShortListing<Clear, Content> = Omit<Listing<Clear, Content, unknown>, 'itemOf'>;

/** The statement of a first page that nothing narrows, by kind: it is asked for most, and composing it takes longer than sending it. */
const firstPages = new WeakMap<object, CompiledQuery>();

const statementOf = <Clear extends object, Content extends object>(
  tx: ReadTransaction,
  kind: RecordKind<Clear, Content, unknown>,
  query: PageQuery,
  listing: ShortListing<Clear, Content>,
): CompiledQuery => {
  const isFirst = !query.cursor && !listing.passes && !listing.lead;
  const known = isFirst ? firstPages.get(kind) : undefined;
  if (known) return { ...known, parameters: [tx.userId, query.limit + 1] };
  const made = selectPage(tx, kind, query, listing)
    .select(shortColumnsOf(kind))
    .select([
      sql<Buffer>`substr(sealed, octet_length(sealed) - ${sql.lit(TAG_BYTES - 1)})`.as('tag'),
      sql<Buffer | null>`CASE WHEN sealed_row IS NULL THEN sealed END`.as('sealed'),
    ])
    .compile();
  if (isFirst) {
    // Whose it was is not kept.
    firstPages.set(kind, { ...made, parameters: [] });
    keepStatement(made);
  }
  return made;
};
