/** Kysely on one connection whose transaction is already open: its own BEGIN and COMMIT are never used. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { ClientBase } from 'pg';

/** A query builder whose every statement runs on this client. */
export const kyselyOn = <Schema>(client: ClientBase): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new OpenTransactionDriver(client),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

class OpenTransactionDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(client: ClientBase) {
    this.#connection = {
      executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
        const result = await client.query<R & Record<string, unknown>>(sql, [...parameters]);
        return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
      },
      streamQuery: () => {
        throw new Error('Streaming is not supported on a pipelined connection');
      },
    };
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}

  beginTransaction(): Promise<void> {
    return Promise.reject(new Error('A transaction is open already'));
  }
  commitTransaction(): Promise<void> {
    return Promise.reject(new Error('The caller of asUser commits'));
  }
  rollbackTransaction(): Promise<void> {
    return Promise.reject(new Error('The caller of asUser rolls back'));
  }
}
