import { sql } from 'kysely';
import type { Database, ReadTransaction } from '../../platform/database/database.ts';
import { isSessionProven } from '../../platform/database/proven-session.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { checked, idNamesIn, type Route } from '../../platform/requests/route.ts';

/**
 * A file that only exhibits of sensitive incidents have opens as they do; one that only deleted incidents have is not there.
 * @throws ProblemError `not_found`; `proof_required` where one of these files does not open for this session now
 */
export const requireOpenFiles = async (tx: ReadTransaction, fileIds: readonly string[]): Promise<void> => {
  if (fileIds.length === 0) return;
  const { rows: putAway } =
    await sql`SELECT FROM app.files_put_away(${[...fileIds]}::uuid[]) LIMIT 1`.execute(tx.db);
  if (putAway.length > 0) throw new ProblemError('not_found');
  const { rows } = await sql`
    SELECT FROM app.files_of_sensitive(${[...fileIds]}::uuid[]) WHERE NOT ${isSessionProven(tx)} LIMIT 1`.execute(
    tx.db,
  );
  if (rows.length > 0) throw new ProblemError('proof_required');
};

/** The routes, each behind the question whether the file that its path names opens. */
export const behindOpenFiles = (database: Database, routes: readonly Route[]): Route[] =>
  routes.map((row) => {
    const [name] = idNamesIn(row.path);
    if (name === undefined) return row;
    return checked(row, { ids: [name], problem: 'proof_required' }, (actor, ids) =>
      database.asReader(actor, (tx) => requireOpenFiles(tx, Object.values(ids))),
    );
  });
