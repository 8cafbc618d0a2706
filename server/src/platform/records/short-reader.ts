/** Lists records of a kind by their short forms. */
import { type CompiledQuery, sql } from 'kysely';
import type { Page, PageQuery } from '#contract/common/shapes.ts';
import { asArrays } from '../database/binary-results.ts';
import type { ReadTransaction } from '../database/database.ts';
import { keepStatement } from '../database/kept-statements.ts';
import { pageFrom } from '../requests/cursor.ts';
import {
  type ListedColumns,
  ListedRecord,
  type ListedRow,
  listedColumnsOf,
  rowFrom,
} from './listed-record.ts';
import { type RecordKind, unopenedColumnsOf } from './record-kind.ts';
import { keysetOf, type Listing, selectPage } from './record-reader.ts';
import { type ShortForm, TAG_BYTES } from './short-form.ts';

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
  const columns = columnsOf(kind, form);
  const list = { kind, form, columns, box };
  return pageFrom(
    rows as ListedRow[],
    query.limit,
    (values) => keysetOf<Clear>(lead)(rowFrom<Clear>(columns, values)),
    (values) => new ListedRecord(list, values),
  );
};

const knownColumns = new WeakMap<object, ListedColumns>();

const columnsOf = <Clear extends object, Content extends object, Short>(
  kind: RecordKind<Clear, Content, unknown>,
  form: ShortForm<Clear, Content, Short>,
): ListedColumns => {
  const columns = knownColumns.get(form) ?? listedColumnsOf(kind, form);
  knownColumns.set(form, columns);
  return columns;
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
    // In the order of listed-record.ts.
    .select(unopenedColumnsOf(kind))
    .select([
      'sealed_row',
      sql<Buffer>`substr(sealed, octet_length(sealed) - ${sql.lit(TAG_BYTES - 1)})`.as('tag'),
      sql<Buffer | null>`CASE WHEN sealed_row IS NULL THEN sealed END`.as('sealed'),
    ])
    .compile();
  asArrays(made);
  if (isFirst) {
    // Whose it was is not kept.
    firstPages.set(kind, { ...made, parameters: [] });
    keepStatement(made);
  }
  return made;
};
