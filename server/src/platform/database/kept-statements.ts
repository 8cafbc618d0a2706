/**
 * Statements that a connection keeps under a name, with their plan: to parse and plan the statement of a list takes PostgreSQL as long as
 * all the rest of the request.
 *
 * [Note: lost statements] A pooler in transaction mode may hand a transaction a connection that has not the statement that this one made,
 * or has it already; and a plan that is kept fails once when a migration has given its columns other types. Then the reader's
 * work is done again without names, and nothing is named any more (database.ts). The name is a hash of the text: under one name no
 * connection has ever another statement.
 */
import { createHash } from 'node:crypto';
import type { QueryId } from 'kysely';
import { hasSqlState } from './errors.ts';

const names = new WeakMap<QueryId, string>();

const NAME_BYTES = 16;

/** Marks a statement that is composed once and sent often. */
export const keepStatement = ({ queryId, sql }: { queryId: QueryId; sql: string }): void => {
  const hash = createHash('sha256').update(sql).digest('hex');
  names.set(queryId, `recueil_${hash.slice(0, 2 * NAME_BYTES)}`);
};

/** The name of a statement that {@link keepStatement} marked. */
export const nameOfKept = (queryId: QueryId): string | undefined => names.get(queryId);

/** No such statement on this connection; one of this name already; a plan of other columns. */
const LOST_STATES = ['26000', '42P05', '0A000'];

/** True for an error that a statement without a name would not have met. [Note: lost statements] */
export const isLostStatement = (error: unknown): boolean =>
  LOST_STATES.some((state) => hasSqlState(error, state));
