/**
 * One transaction on a connection of the pool.
 *
 * [Note: one write] A system call that wakes PostgreSQL costs more than what is sent. The opening waits for the queries
 * that `work` sends at once, which it has sent when the next tick begins; a reader's COMMIT leaves behind the answer,
 * or with the next transaction when there is one already.
 */
import type { Writable } from 'node:stream';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { DatabaseUnavailableError, hasSqlState, SQLSTATE, translateError } from './errors.ts';
import type { Lifetime } from './transaction-driver.ts';

type Effects = (() => void)[];

/**
 * Opens a transaction, works in it and ends it; what `work` adds to `effects` runs once it is committed.
 * @param opening the statements from BEGIN on, sent in one query without parameters
 * @param commit the result waits for it (`awaited`); or, of one who only reads, it leaves behind the answer (`behind`), or `at once` with
 *   the queries that `work` sends before it waits for any, and which are then all that it may send
 * @throws DatabaseUnavailableError without any connection; otherwise what {@link translateError} makes of the cause.
 */
export const inTransaction = async <Result>(
  pool: Pool,
  opening: string,
  commit: 'awaited' | 'behind' | 'at once',
  work: (
    client: ClientBase,
    opened: Promise<unknown>,
    effects: Effects,
    lifetime: Lifetime,
  ) => Promise<Result>,
): Promise<Result> => {
  let client: PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    // Without any connection the request cannot be the cause.
    throw new DatabaseUnavailableError('', { cause: error });
  }
  const effects: Effects = [];
  const lifetime: Lifetime = { ended: false };
  const send = holdWrites(client);
  const opened = client.query(opening);
  process.nextTick(() => {
    if (commit === 'at once') {
      lifetime.ended = true;
      client.query('COMMIT').catch(() => undefined);
    }
    send();
  });
  opened.catch(() => undefined);
  let broken: Error | undefined;
  let result: Result;
  try {
    result = await work(client, opened, effects, lifetime);
    await opened;
    lifetime.ended = true;
    if (commit === 'awaited') {
      const { command } = await client.query('COMMIT');
      // COMMIT of an aborted transaction succeeds as ROLLBACK; a swallowed error must not pass for a saved change.
      if (command !== 'COMMIT') throw new Error('The transaction was rolled back');
    } else if (commit === 'behind') {
      setImmediate(holdWrites(client));
      client.query('COMMIT').catch(() => undefined);
    }
  } catch (error) {
    lifetime.ended = true;
    const cause = await rootCause(error, opened);
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure;
    });
    throw translateError(cause);
  } finally {
    client.release(broken);
  }
  for (const effect of effects) effect();
  return result;
};

/**
 * Holds back what is written to PostgreSQL until the returned function is called, so that it leaves in one system call.
 * [Note: one write]
 */
const holdWrites = (client: ClientBase): (() => void) => {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  return () => stream.uncork();
};

/** A query that was sent behind a failed BEGIN fails only because of that. */
const rootCause = async (error: unknown, opened: Promise<unknown>): Promise<unknown> => {
  if (!hasSqlState(error, SQLSTATE.abortedTransaction)) return error;
  return await opened.then(
    () => error,
    (first: unknown) => first,
  );
};
