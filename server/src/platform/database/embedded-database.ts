/** The embedded cluster's one application role and database, created on first start. */
import { Client } from 'pg';
import { type Cluster, SUPERUSER } from './embedded/cluster.ts';

/** Owner of the application's database. Not a superuser: row-level security binds it too. */
export const APPLICATION_ROLE = 'recueil';
export const APPLICATION_DATABASE = 'recueil';

/** Creates role and database where they are missing, and sets the password that this data folder holds. */
export const prepareApplicationDatabase = async (
  cluster: Cluster,
  superuserPassword: string,
  applicationPassword: string,
): Promise<void> => {
  const client = new Client({
    host: cluster.host,
    port: cluster.port,
    user: SUPERUSER,
    password: superuserPassword,
    database: 'postgres',
  });
  await client.connect();
  try {
    const role = client.escapeIdentifier(APPLICATION_ROLE);
    const password = client.escapeLiteral(applicationPassword);
    const { rowCount: roleExists } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [
      APPLICATION_ROLE,
    ]);
    await client.query(
      `${roleExists ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN NOSUPERUSER NOBYPASSRLS CREATEROLE PASSWORD ${password}`,
    );
    const { rowCount: databaseExists } = await client.query('SELECT FROM pg_database WHERE datname = $1', [
      APPLICATION_DATABASE,
    ]);
    if (!databaseExists) {
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(APPLICATION_DATABASE)} OWNER ${role}`);
    }
  } finally {
    await client.end();
  }
};
