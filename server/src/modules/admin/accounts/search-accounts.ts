import { sql } from 'kysely';
import type { Account, AccountSearch, AccountStatus } from '#contract/administration.ts';
import type { Page } from '#contract/shapes.ts';
import { id } from '#contract/shapes.ts';
import type { Actor, Database, ReadTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { accountFrom, selectAccounts } from './account-reader.ts';
import { type SearchTerms, searchTerms } from './search-terms.ts';

type Reading = Pick<ReadTransaction, 'db'>;

/** Accounts by name: those that pass the filters and in whose name or address every word stands. @throws ProblemError `bad_cursor` */
export const searchAccounts = (
  database: Database,
  actor: Actor,
  { search = '', role, status, cursor, limit }: AccountSearch,
): Promise<Page<Account>> =>
  database.asAdministrator(actor, async (tx) => {
    const [after, terms] = await Promise.all([placeOf(tx, cursor), termsOf(tx, search)]);
    let query = selectAccounts(tx.db)
      .orderBy('kept.sort_key')
      .orderBy('kept.user_id')
      .limit(limit + 1);
    if (terms.grams.length > 0) {
      query = query
        .where(sql<boolean>`app.grams(kept.folded) @> ${terms.grams}::text[]`)
        .where(sql<boolean>`kept.folded LIKE ALL (${terms.patterns}::text[])`);
    }
    if (role !== undefined) query = query.where('kept.role', '=', role);
    if (status !== undefined) query = query.where(HAS_STATUS[status]);
    if (after !== null) {
      query = query.where(
        sql<boolean>`(kept.sort_key, kept.user_id) > (${after.sort_key}, ${after.user_id})`,
      );
    }
    const rows = await query.execute();
    const shown = rows.slice(0, limit);
    return {
      items: shown.map(accountFrom),
      // The id alone: a name does not belong in what a client sends about.
      nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    };
  });

/** As the partial indexes have them. */
const HAS_STATUS: Record<AccountStatus, ReturnType<typeof sql<boolean>>> = {
  active: sql<boolean>`kept.is_confirmed AND kept.deleted_from IS NULL
    AND (kept.suspended_until IS NULL OR kept.suspended_until <= now())`,
  suspended: sql<boolean>`kept.suspended_until IS NOT NULL AND kept.suspended_until > now()`,
  invited: sql<boolean>`NOT kept.is_confirmed`,
  leaving: sql<boolean>`kept.deleted_from IS NOT NULL`,
};

/** Where the page before ended. @throws ProblemError `bad_cursor` also where that account is gone */
const placeOf = async ({ db }: Reading, cursor: string | undefined) => {
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
