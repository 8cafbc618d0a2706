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
 * @param awaitCommit whether the result waits for COMMIT; one who only reads need not wait
 * @throws DatabaseUnavailableError without any connection; otherwise what {@link translateError} makes of the cause.
 */
export const inTransaction = async <Result>(
  pool: Pool,
  opening: string,
  awaitCommit: boolean,
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
  process.nextTick(send);
  opened.catch(() => undefined);
  let broken: Error | undefined;
  let result: Result;
  try {
    result = await work(client, opened, effects, lifetime);
    await opened;
    lifetime.ended = true;
    if (awaitCommit) {
      const { command } = await client.query('COMMIT');
      // COMMIT of an aborted transaction succeeds as ROLLBACK; a swallowed error must not pass for a saved change.
      if (command !== 'COMMIT') throw new Error('The transaction was rolled back');
    } else {
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
