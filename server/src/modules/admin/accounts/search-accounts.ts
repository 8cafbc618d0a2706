import { type RawBuilder, sql } from 'kysely';
import type { Account, AccountSearch, AccountStatus } from '#contract/administration.ts';
import { id, type Page } from '#contract/common/shapes.ts';
import type { Actor, Database, ReadTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { accountFrom, selectAccounts } from './account-reader.ts';
import { type SearchTerms, searchTerms } from './search-terms.ts';

type Reading = Pick<ReadTransaction, 'db'>;
type Asked = Omit<AccountSearch, 'search' | 'cursor'> & { after: Place | null };

/** Where a page ended. */
interface Place {
  sort_key: string;
  user_id: string;
}

/**
 * Accounts by name that pass the filters, or those in whose name or address every word stands.
 * @throws ProblemError `bad_cursor`
 */
export const searchAccounts = (
  database: Database,
  actor: Actor,
  { search = '', cursor, ...rest }: AccountSearch,
): Promise<Page<Account>> =>
  database.asAdministrator(actor, async (tx) => {
    const [after, terms] = await Promise.all([placeOf(tx, cursor), termsOf(tx, search)]);
    const asked = { ...rest, after };
    return terms.grams.length === 0 ? await listByName(tx, asked) : await findAll(tx, asked, terms);
  });

const listByName = async (tx: Reading, { after, limit, ...filters }: Asked): Promise<Page<Account>> => {
  const rows = await selectAccounts(tx.db)
    .where(passes(filters))
    .where(
      after === null
        ? sql<boolean>`TRUE`
        : sql<boolean>`(kept.sort_key, kept.user_id) > (${after.sort_key}, ${after.user_id})`,
    )
    .orderBy('kept.sort_key')
    .orderBy('kept.user_id')
    .limit(limit + 1)
    .execute();
  return pageOf(rows.map(accountFrom), limit);
};

/** Looked through one by one, before the index is asked: what many accounts have is found among so many. */
const LOOKED_THROUGH = 1_000;

/**
 * [Note: the order of a search] By the order in which the accounts were made, as the ids are: what stands in many names is then spread
 * over all of them, and a page of it is soon full. By name it would stand together somewhere, and all of it would have to be
 * read and sorted for the first page. What fits on one page is sorted by name.
 */
const findAll = async (
  tx: Reading,
  { after, limit, ...filters }: Asked,
  { grams, patterns }: SearchTerms,
): Promise<Page<Account>> => {
  const behind = after === null ? sql`TRUE` : sql`kept.user_id > ${after.user_id}`;
  const fits = sql`kept.folded LIKE ALL (${patterns}::text[]) AND ${passes(filters)}`;
  const idsAmongNext = sql`SELECT user_id FROM (
      SELECT * FROM admin.directory AS kept WHERE ${behind} ORDER BY user_id LIMIT ${LOOKED_THROUGH}
    ) AS kept WHERE ${fits} ORDER BY user_id LIMIT ${limit + 1}`;
  const idsByIndex = sql`SELECT user_id FROM admin.directory AS kept
    WHERE app.grams(kept.folded) @> ${grams}::text[] AND ${behind} AND ${fits} ORDER BY user_id LIMIT ${limit + 1}`;
  const read = (ids: RawBuilder<unknown>) =>
    selectAccounts(tx.db).where(sql<boolean>`kept.user_id IN (${ids})`).orderBy('kept.user_id').execute();
  const near = await read(idsAmongNext);
  const rows = near.length > limit ? near : await read(idsByIndex);
  const page = pageOf(rows.map(accountFrom), limit);
  if (after !== null || page.nextCursor !== null) return page;
  const byName = (account: Account) => `${account.last_name} ${account.first_name}`;
  return { ...page, items: page.items.toSorted((a, b) => byName(a).localeCompare(byName(b), 'fr')) };
};

/** The id alone: a name does not belong in what a client sends about. */
const pageOf = (rows: Account[], limit: number): Page<Account> => {
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
};

const passes = ({ role, status }: Pick<Asked, 'role' | 'status'>): RawBuilder<boolean> =>
  sql<boolean>`${role === undefined ? sql`TRUE` : sql`kept.role = ${role}`}
    AND ${status === undefined ? sql`TRUE` : HAS_STATUS[status]}`;

/** As the partial indexes have them. */
const HAS_STATUS: Record<AccountStatus, RawBuilder<boolean>> = {
  active: sql<boolean>`kept.is_confirmed AND kept.deleted_from IS NULL
    AND (kept.suspended_until IS NULL OR kept.suspended_until <= now())`,
  suspended: sql<boolean>`kept.suspended_until IS NOT NULL AND kept.suspended_until > now()`,
  invited: sql<boolean>`NOT kept.is_confirmed AND kept.is_invited`,
  unconfirmed: sql<boolean>`NOT kept.is_confirmed AND NOT kept.is_invited`,
  leaving: sql<boolean>`kept.deleted_from IS NOT NULL`,
};

/** Where the page before ended. @throws ProblemError `bad_cursor` also where that account is gone */
const placeOf = async ({ db }: Reading, cursor: string | undefined): Promise<Place | null> => {
  if (cursor === undefined) return null;
  const last = id.safeParse(cursor);
  const place = last.success
    ? await db
        .selectFrom('admin.directory')
        .select(['sort_key', 'user_id'])
        .where('user_id', '=', last.data)
        .executeTakeFirst()
    : undefined;
  if (!place) throw new ProblemError('bad_cursor');
  return place;
};

const termsOf = async ({ db }: Reading, search: string): Promise<SearchTerms> => {
  if (search.trim() === '') return searchTerms('');
  const { folded } = await db
    .selectNoFrom(sql<string>`app.fold(${search})`.as('folded'))
    .executeTakeFirstOrThrow();
  return searchTerms(folded);
};
