import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
/** Any constant: the server that holds this advisory lock migrates. */
const LOCK = 7_219_041_155;

/**
 * Brings the schema up to date. The first server does it; the others wait for the lock and then have nothing
 * to do. Each file runs in a transaction of its own, once, in the order of its number.
 * @returns the names that were applied now.
 * @throws Error when the database is newer than this code: an old server must not write into a new schema.
 */
export const migrate = async (pool: Pool): Promise<string[]> => {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    try {
      return await applyMissing(client);
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
};

/** The migration files, in order: `001-roles.sql`. */
export const migrationNames = async (): Promise<string[]> =>
  (await readdir(MIGRATIONS)).filter((name) => /^\d{3}-.+\.sql$/.test(name)).sort();

const applyMissing = async (client: PoolClient): Promise<string[]> => {
  await client.query(
    `CREATE TABLE IF NOT EXISTS public.schema_migrations (
       name text PRIMARY KEY,
       applied_at timestamptz NOT NULL DEFAULT now()
     )`,
  );
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.schema_migrations');
  const applied = new Set(rows.map((row) => row.name));
  const names = await migrationNames();
  const unknown = [...applied].filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `This database was migrated by a newer Recueil (${unknown.join(', ')}). Update this server.`,
    );
  }
  const missing = names.filter((name) => !applied.has(name));
  for (const name of missing) {
    const statements = await readFile(join(MIGRATIONS, name), 'utf8');
    try {
      await client.query('BEGIN');
      await client.query(statements);
      await client.query('INSERT INTO public.schema_migrations (name) VALUES ($1)', [name]);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      throw new Error(`Migration ${name} failed and was rolled back`, { cause: error });
    }
  }
  return missing;
};
