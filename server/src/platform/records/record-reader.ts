/** Reads records of any kind, always the person's own. */
import type { Page, PageQuery } from '#contract/shapes.ts';
import type { ReadTransaction } from '../database/database.ts';
import { readVersions } from '../ledger/ledger.ts';
import { keysetFrom, pageFrom } from '../requests/cursor.ts';
import {
  columnsOf,
  openRecord,
  type RecordKind,
  type RecordRow,
  recordsRead,
  type Stored,
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

/**
 * One keyset page, the newest first.
 * @param itemOf how a row is listed; it opens the row itself, because not every row of a list is opened.
 */
export const readRecordPage = async <Clear extends object, Content extends object, Item>(
  tx: ReadTransaction,
  kind: RecordKind<Clear, Content, unknown>,
  query: PageQuery,
  itemOf: (row: RecordRow<Clear>, open: () => Content | undefined) => Item,
): Promise<Page<Item>> => {
  let select = recordsRead(tx)
    .selectFrom(kind.sealed.table)
    .select(columnsOf(kind))
    .where('user_id', '=', tx.userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1);
  if (query.cursor) {
    const { at, id } = keysetFrom(query.cursor);
    select = select.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(at, id)));
  }
  const [rows, box] = await Promise.all([select.execute(), tx.box()]);
  return pageFrom(
    rows as unknown as RecordRow<Clear>[],
    query.limit,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => itemOf(row, () => kind.sealed.tryOpen(box, row, row.sealed)),
  );
};

/** A version of a record as it was recorded. */
export interface RecordedVersion<Clear, Content> {
  version: number;
  /** When it was recorded, by the server's clock, ISO 8601 in UTC. */
  recorded_at: string;
  action: 'create' | 'update';
  record: Clear & Content;
}

/**
 * Every version of a record since it was created, oldest first; undefined when the person has none with this id. Versions
 * from before a deletion stay in the ledger, and are not shown.
 */
export const readHistory = async <Clear extends object, Content extends object>(
  tx: ReadTransaction,
  kind: RecordKind<Clear, Content, unknown>,
  id: string,
): Promise<RecordedVersion<Clear, Content>[] | undefined> => {
  const entries = (await readVersions(tx, id)).filter(({ entity }) => entity === kind.entity);
  const living = entries.slice(entries.findLastIndex(({ action }) => action === 'delete') + 1);
  if (living.length === 0) return undefined;
  return living.map(({ recorded_at, action, content }) => {
    const { version, ...record } = content as Clear & Content & { version: number };
    return {
      version,
      recorded_at: recorded_at.toISOString(),
      action: action === 'create' ? 'create' : 'update',
      record: record as unknown as Clear & Content,
    };
  });
};
