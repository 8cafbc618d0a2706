import type { Pool } from 'pg';
import type { Vault } from '../vault/vault.ts';
import { connectDatabase, type Database } from './database.ts';
import { type Cluster, startCluster } from './embedded/cluster.ts';
import { runningEndpoint } from './embedded/endpoint.ts';
import { FolderInUseError, lockFolder } from './embedded/folder-lock.ts';
import type { PostgresEndedError } from './embedded/postgres-ended.ts';
import { ensureSystemUser } from './embedded/system-user.ts';
import { APPLICATION_DATABASE, APPLICATION_ROLE, prepareApplicationDatabase } from './embedded-database.ts';
import { migrate } from './migrate.ts';

export interface OpenOptions {
  /** Null: the embedded PostgreSQL. */
  databaseUrl: string | null;
  dataDir: string;
  vault: Vault;
  /** Passwords of the embedded cluster; called only when it is used. */
  passwords: () => Promise<{ superuser: string; application: string }>;
  onIdleError?: (error: Error) => void;
  /**
   * True for a command beside a server: when the folder's server runs, its database is joined, and neither migrated nor
   * stopped.
   */
  mayJoin?: boolean;
}

/** An open, migrated database, and how to stop it. */
export interface OpenDatabase {
  database: Database;
  /** Settles when the embedded PostgreSQL ends by itself; never with DATABASE_URL. */
  failed: Promise<PostgresEndedError>;
  close(): Promise<void>;
}

/**
 * Connects to DATABASE_URL, or starts the embedded PostgreSQL, and migrates.
 * @throws Error with instructions when neither works
 */
export const openDatabase = async (options: OpenOptions): Promise<OpenDatabase> => {
  const events = options.onIdleError ? { onIdleError: options.onIdleError } : {};
  if (options.databaseUrl) {
    const database = connectDatabase({
      connection: { connectionString: options.databaseUrl },
      vault: options.vault,
      ...events,
    });
    await migrateOrClose(database.pool);
    return { database, failed: new Promise(() => undefined), close: () => database.close() };
  }
  const unlock = await lockFolder(options.dataDir).catch((error: unknown) => {
    if (options.mayJoin && error instanceof FolderInUseError) return null;
    throw error;
  });
  if (unlock === null) return await joinRunning(options);
  let cluster: Cluster | undefined;
  try {
    const passwords = await options.passwords();
    cluster = await startCluster({ dataDir: options.dataDir, superuserPassword: passwords.superuser });
    await prepareApplicationDatabase(cluster, passwords.superuser, passwords.application);
    const database = connectDatabase({
      connection: {
        host: cluster.host,
        port: cluster.port,
        user: APPLICATION_ROLE,
        password: passwords.application,
        database: APPLICATION_DATABASE,
      },
      vault: options.vault,
      ...events,
    });
    await migrateOrClose(database.pool);
    const running = cluster;
    return {
      database,
      failed: running.failed,
      close: async () => {
        await database.close();
        await running.stop();
        await unlock();
      },
    };
  } catch (error) {
    await cluster?.stop();
    await unlock();
    throw error;
  }
};

const joinRunning = async (options: OpenOptions): Promise<OpenDatabase> => {
  const endpoint = await runningEndpoint(options.dataDir, await ensureSystemUser());
  if (!endpoint) throw new Error('The server on this data folder is just starting or stopping. Try again.');
  const database = connectDatabase({
    connection: {
      ...endpoint,
      user: APPLICATION_ROLE,
      password: (await options.passwords()).application,
      database: APPLICATION_DATABASE,
    },
    vault: options.vault,
    poolSize: 2,
  });
  return { database, failed: new Promise(() => undefined), close: () => database.close() };
};

const migrateOrClose = async (pool: Pool): Promise<void> => {
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
};
