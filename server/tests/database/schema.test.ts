import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { SCHEMA_FILE, schemaTypesOf } from '../support/schema-types.ts';
import { asSuperuser, cloneDatabase, type TestDatabase } from '../support/test-cluster.ts';

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

describe('the schema', () => {
  it('is what the committed types say (run `npm run schema` after a migration)', async () => {
    expect(await schemaTypesOf(database.url)).toBe(await readFile(SCHEMA_FILE, 'utf8'));
  });

  it('forces row-level security on every table that holds rows of a person', async () => {
    const { rows } = await owner.query<{ name: string; protected: boolean; policies: number }>(
      `SELECT c.relname AS name, c.relrowsecurity AND c.relforcerowsecurity AS protected,
              (SELECT count(*) FROM pg_policy p WHERE p.polrelid = c.oid)::int AS policies
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'user_id'
       WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace`,
    );
    expect(rows.length).toBeGreaterThan(8);
    expect(rows.filter((row) => !row.protected || row.policies === 0)).toEqual([]);
  });

  it('has no table in public without an owner column, but for the list of migrations and what the operator tells all', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_class c
       WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
         AND NOT EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'user_id')`,
    );
    expect(rows.map((row) => row.name).sort()).toEqual(['operator_messages', 'schema_migrations']);
  });

  it('takes back whatever goes with an incident: rows go with others by cascade alone, and a person may put them back', async () => {
    const { rows } = await owner.query<{ name: string; references: string[]; may: boolean }>(
      `SELECT below.source::text AS name,
              array(SELECT DISTINCT key.confdeltype::text FROM pg_constraint AS key
                    WHERE key.contype = 'f' AND key.conrelid = below.source
                      AND key.confrelid IN (SELECT source FROM app.tables_below('incidents'))) AS references,
              has_table_privilege('recueil_person', below.source, 'SELECT')
                AND has_table_privilege('recueil_person', below.source, 'INSERT') AS may
       FROM app.tables_below('incidents') AS below`,
    );
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'incidents',
        'incident_persons',
        'evidence',
        'evidence_files',
        'entry_incidents',
      ]),
    );
    expect(rows.filter(({ name, may }) => name === 'incidents' && may)).toHaveLength(1);
    for (const { name, references, may } of rows.filter((row) => row.name !== 'incidents')) {
      expect([name, references, may]).toEqual([name, ['c'], true]);
    }
    // What else refers to one of them would be emptied by its deletion, or refuse it.
    const others = await owner.query(
      `SELECT key.conrelid::regclass::text AS name FROM pg_constraint AS key
       WHERE key.contype = 'f' AND key.confdeltype <> 'c'
         AND key.confrelid IN (SELECT source FROM app.tables_below('incidents'))`,
    );
    expect(others.rows).toEqual([]);
  });

  it('lets a person into nothing of the schema auth', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_class c
       WHERE c.relnamespace = 'auth'::regnamespace AND c.relkind = 'r'
         AND (has_table_privilege('recueil_person', c.oid, 'SELECT')
           OR has_table_privilege('recueil_person', c.oid, 'INSERT')
           OR has_table_privilege('recueil_person', c.oid, 'UPDATE')
           OR has_table_privilege('recueil_person', c.oid, 'DELETE'))`,
    );
    expect(rows).toEqual([]);
    expect(
      (await owner.query(`SELECT has_schema_privilege('recueil_person', 'auth', 'USAGE') AS may`)).rows,
    ).toEqual([{ may: false }]);
  });

  it('lets the system read nothing that a person wrote', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_class c
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'sealed'
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
         AND has_table_privilege('recueil_system', c.oid, 'SELECT')`,
    );
    expect(rows).toEqual([]);
  });

  it('shows the owner of the tables no row of a person', async () => {
    const tables = [
      'incidents',
      'incident_persons',
      'conversations',
      'conversation_messages',
      'ledger_entries',
    ];
    for (const table of tables) {
      const { rows } = await owner.query<{ found: boolean }>(`SELECT EXISTS (SELECT FROM ${table}) AS found`);
      expect(rows).toEqual([{ found: false }]);
    }
  });

  it('refuses to change or delete a ledger entry, also to a superuser', async () => {
    const access = inject('cluster');
    const name = new URL(database.url).pathname.slice(1);
    for (const statement of [
      `UPDATE ledger_entries SET action = 'update'`,
      'DELETE FROM ledger_entries',
      'TRUNCATE ledger_entries',
    ]) {
      await asSuperuser(
        access,
        (client) => expect(client.query(statement)).rejects.toMatchObject({ code: 'RC403' }),
        name,
      );
    }
  });
});
