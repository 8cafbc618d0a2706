/** One PostgreSQL for a whole test run, and in it one migrated template that every test file copies. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import { connectDatabase } from '#server/platform/database/database.ts';
import { type Cluster, SUPERUSER, startCluster } from '#server/platform/database/embedded/cluster.ts';
import {
  APPLICATION_DATABASE,
  APPLICATION_ROLE,
  prepareApplicationDatabase,
} from '#server/platform/database/embedded-database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { createVault } from '#server/platform/vault/vault.ts';
import { quickestFolder } from '../../../scripts/quickest-folder.mjs';

/** How a test file reaches the cluster; plain data, because it crosses a worker boundary. */
export interface ClusterAccess {
  host: string;
  port: number;
  superuserPassword: string;
  applicationPassword: string;
}

export interface TestCluster {
  access: ClusterAccess;
  stop(): Promise<void>;
}

/** Starts the cluster in a folder of its own and migrates the template. */
export const startTestCluster = async (): Promise<TestCluster> => {
  // `npm test` has chosen the folder already; a single file that is tried by itself has not.
  const parent = process.env.TMPDIR ?? (await quickestFolder());
  const dataDir = await mkdtemp(join(parent, 'recueil-test-'));
  await chmod(dataDir, 0o711);
  const superuserPassword = randomBytes(12).toString('hex');
  const applicationPassword = randomBytes(12).toString('hex');
  let cluster: Cluster | undefined;
  const stop = async (): Promise<void> => {
    await cluster?.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    cluster = await startCluster({ dataDir, superuserPassword, durable: false });
    await prepareApplicationDatabase(cluster, superuserPassword, applicationPassword);
    const template = connectDatabase({
      connection: {
        host: cluster.host,
        port: cluster.port,
        user: APPLICATION_ROLE,
        password: applicationPassword,
        database: APPLICATION_DATABASE,
      },
      vault: createVault(randomBytes(32).toString('base64')),
    });
    await migrate(template.pool);
    await template.close();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    access: { host: cluster.host, port: cluster.port, superuserPassword, applicationPassword },
    stop,
  };
};

/** A private copy of the template. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** How the superuser of a cluster signs in. */
const superuserOf = (access: ClusterAccess, database: string) => ({
  host: access.host,
  port: access.port,
  user: SUPERUSER,
  password: access.superuserPassword,
  database,
});

/** By the folder and the port of their cluster. */
const connections = new Map<string, Pool>();

/**
 * One connection of this process to each cluster, on which all of its databases are made and dropped: to sign in anew takes as
 * long as some queries. It does not keep the process from ending.
 */
const connectionTo = (access: ClusterAccess): Pool => {
  const key = `${access.host}:${access.port}`;
  const known = connections.get(key);
  if (known) return known;
  const pool = new Pool({
    ...superuserOf(access, 'postgres'),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  // The cluster may end first. The pool opens another connection when one is wanted.
  pool.on('error', () => undefined);
  connections.set(key, pool);
  return pool;
};

/** Copies the template; takes some tens of milliseconds. */
export const cloneDatabase = async (access: ClusterAccess): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await connectionTo(access).query(
    `CREATE DATABASE ${name} TEMPLATE ${APPLICATION_DATABASE} OWNER ${APPLICATION_ROLE} STRATEGY file_copy`,
  );
  const url = new URL(
    `postgres://${APPLICATION_ROLE}:${access.applicationPassword}@localhost:${access.port}/${name}`,
  );
  url.searchParams.set('host', access.host);
  return {
    url: url.href,
    drop: async () => {
      await connectionTo(access).query(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
};

/** Runs work as the cluster's superuser, who passes by row-level security: for what a test must see from outside. */
export const asSuperuser = async (
  access: ClusterAccess,
  work: (client: Client) => Promise<unknown>,
  database = 'postgres',
): Promise<void> => {
  const client = new Client(superuserOf(access, database));
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};
