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
import { AS_BINARY, wantsArrays, wantsBinary } from './binary-results.ts';
import { nameOfKept } from './kept-statements.ts';

/** Whether a transaction still runs. */
export interface Lifetime {
  ended: boolean;
}

interface Naming {
  /** True where the connection keeps statements that are marked for it (kept-statements.ts). */
  keepsStatements?: boolean;
}

/**
 * A query builder whose statements all run on this client, and fail once the transaction has ended: the client is then back
 * in the pool, and a late statement would run inside another transaction.
 */
export const kyselyOn = <Schema>(
  client: ClientBase,
  lifetime: Lifetime,
  naming: Naming = {},
): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new OpenTransactionDriver(client, lifetime, naming),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

class OpenTransactionDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(client: ClientBase, lifetime: Lifetime, { keepsStatements = false }: Naming) {
    this.#connection = {
      executeQuery: async <R>({ sql, parameters, queryId }: CompiledQuery): Promise<QueryResult<R>> => {
        if (lifetime.ended) throw new Error('The transaction has ended');
        const name = keepsStatements ? nameOfKept(queryId) : undefined;
        const result = await client.query<R & Record<string, unknown>>({
          ...(name !== undefined && { name }),
          text: sql,
          values: [...parameters],
          ...(wantsBinary(queryId) && AS_BINARY),
          ...(wantsArrays(queryId) && { rowMode: 'array' }),
        });
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
