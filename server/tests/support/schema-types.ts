import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where Kysely's types of the tables are kept. */
export const SCHEMA_FILE = join(import.meta.dirname, '../../src/platform/database/schema.ts');

/** Kysely's types of the real schema of a migrated database, as a source file. */
export const schemaTypesOf = async (databaseUrl: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'recueil-schema-'));
  const outFile = join(folder, 'schema.ts');
  try {
    await run(process.execPath, [
      join(import.meta.dirname, '../../../node_modules/kysely-codegen/dist/cli/bin.js'),
      '--dialect=postgres',
      '--default-schema=public',
      '--include-pattern={public,auth,admin}.*',
      '--exclude-pattern=public.schema_migrations',
      `--out-file=${outFile}`,
      `--url=${databaseUrl}`,
      '--date-parser=string',
      // As database.ts reads them.
      '--type-mapping={"int8":"number"}',
    ]);
    return await readFile(outFile, 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
