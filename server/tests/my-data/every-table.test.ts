/** Whatever has rows of a person is in the export, or is left out for a reason that is written down. */
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { EXPORT_SOURCES } from '#server/compose/contributions.ts';
import { ACCOUNT_TABLES } from '#server/modules/auth/index.ts';
import { allSealedKinds } from '#server/platform/sealing/sealed-kind.ts';
import { cloneDatabase, type TestDatabase } from '../support/test-cluster.ts';

let database: TestDatabase;
let owner: Client;
beforeAll(async () => {
  database = await cloneDatabase(inject('cluster'));
  owner = new Client({ connectionString: database.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

const tables = EXPORT_SOURCES.flatMap((source) => source.tables);

it('every table with rows of a person is exported, or left out for a reason', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT CASE table_schema WHEN 'public' THEN '' ELSE table_schema || '.' END || table_name AS name
     FROM information_schema.columns WHERE column_name = 'user_id' AND table_schema NOT IN ('pg_catalog', 'information_schema', 'pgboss')`,
  );
  const leftOut = EXPORT_SOURCES.flatMap(({ leftOut: reasons = {} }) => Object.keys(reasons));
  const known = [...tables.map(({ table }) => table), ...leftOut, ...ACCOUNT_TABLES];
  expect(rows.length).toBeGreaterThan(30);
  // A new table of a person's rows: register it with its module's export (platform/exports/exported-table.ts).
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name, index) => known.indexOf(name) !== index)).toEqual([]);
});

it('whatever is sealed in an exported table is opened, or left out', async () => {
  const { rows } = await owner.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type = 'bytea'`,
  );
  for (const { table, column } of rows) {
    const definition = tables.find((each) => each.table === table);
    if (!definition) continue;
    const isSeen = column in definition.sealed || definition.without.includes(column);
    expect([table, column, isSeen]).toEqual([table, column, true]);
  }
  // By the kind that is bound to this very table.
  const names = new Map<unknown, string>(allSealedKinds().map((kind) => [kind.tryOpen, kind.table]));
  for (const { table, sealed } of tables) {
    for (const { kind } of Object.values(sealed)) expect(names.get(kind.tryOpen)).toBe(table);
  }
});

it('what stands below another row is exported beside it', () => {
  for (const { shown } of tables) {
    if (shown?.below) expect(tables.map(({ table }) => table)).toContain(shown.below.table);
  }
});
