/** What the role of readers sees of the database: the row of one share, and what belongs to it. */
import { sql } from 'kysely';
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MadeShare } from '#contract/shares.ts';
import { keepCompleteIncident } from '../support/belongings.ts';
import { keepDossier } from '../support/dossiers.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { actsOf, begun, openAsReader, openWith, sharesOf } from './support.ts';

let server: TestServer;
let owner: Client;
let claire: TestPerson;
let made: MadeShare;
let other: MadeShare;

beforeAll(async () => {
  server = await startTestServer();
  owner = new Client({ connectionString: server.databaseUrl });
  await owner.connect();
  claire = await signUp(server, 'Claire');
  await keepCompleteIncident(claire);
  const dossier = await keepDossier(server, claire);
  [made, other] = [await begun(claire, dossier.id), await begun(claire, dossier.id)];
  await vi.waitFor(
    async () => {
      if ((await sharesOf(claire)).some(({ status }) => status !== 'open')) throw new Error('Not open yet');
    },
    { timeout: 30_000, interval: 50 },
  );
  for (const each of [made, other]) await openAsReader(server.url, each);
});
afterAll(async () => {
  await owner.end();
  await server.stop();
});

const asShare = <Result>(shareId: string, statement: ReturnType<typeof sql<Result>>) =>
  server.recueil.database.asShare(shareId, async ({ db }) => (await statement.execute(db)).rows);

describe('the role of readers', () => {
  it('is let into the tables of shares, and into no other', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `SELECT c.oid::regclass::text AS name FROM pg_class c
       WHERE c.relkind IN ('r', 'v', 'm', 'S', 'p') AND c.relnamespace::regnamespace::text NOT LIKE 'pg\\_%'
         AND c.relnamespace <> 'information_schema'::regnamespace
         AND has_schema_privilege('recueil_share', c.relnamespace, 'USAGE')
         AND (CASE WHEN c.relkind = 'S' THEN has_sequence_privilege('recueil_share', c.oid, 'USAGE, SELECT, UPDATE')
              ELSE has_any_column_privilege('recueil_share', c.oid, 'SELECT, INSERT, UPDATE, REFERENCES')
                OR has_table_privilege('recueil_share', c.oid, 'DELETE, TRUNCATE, TRIGGER') END)
       ORDER BY name`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['share_accesses', 'share_openings', 'shares']);
  });

  it('may change of a share what counts its openings, add to its accesses, and delete nothing', async () => {
    const { rows } = await owner.query<{ name: string; privilege: string; columns: string[] }>(
      `SELECT c.relname AS name, privilege, array_agg(a.attname::text ORDER BY a.attname) AS columns
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       CROSS JOIN unnest(ARRAY['SELECT', 'UPDATE']) AS privilege
       WHERE c.relname IN ('shares', 'share_accesses', 'share_openings')
         AND has_column_privilege('recueil_share', c.oid, a.attnum, privilege)
       GROUP BY c.relname, privilege`,
    );
    const columnsOf = (name: string, privilege: string) =>
      rows.find((row) => row.name === name && row.privilege === privilege)?.columns ?? [];
    expect(columnsOf('shares', 'UPDATE')).toEqual(['openings', 'status', 'wrong_codes']);
    expect(columnsOf('share_openings', 'UPDATE')).toEqual(['fetched']);
    expect(columnsOf('share_accesses', 'UPDATE')).toEqual([]);
    expect(columnsOf('share_accesses', 'SELECT')).toEqual([]);
    for (const sealed of ['sealed', 'sealed_key', 'dossier_id']) {
      expect(columnsOf('shares', 'SELECT')).not.toContain(sealed);
    }
    const { rows: may } = await owner.query(
      `SELECT c.relname FROM pg_class c WHERE c.relname IN ('shares', 'share_accesses', 'share_openings')
         AND has_table_privilege('recueil_share', c.oid, 'DELETE, TRUNCATE')`,
    );
    expect(may).toEqual([]);
  });

  it('owns nothing, logs in nowhere, and is bound by the policies', async () => {
    const { rows } = await owner.query(
      `SELECT rolcanlogin, rolsuper, rolbypassrls, rolinherit, rolcreaterole, rolcreatedb,
         NOT EXISTS (SELECT FROM pg_auth_members WHERE member = pg_roles.oid) AS is_no_member,
         NOT EXISTS (SELECT FROM pg_class WHERE relowner = pg_roles.oid) AS owns_nothing
       FROM pg_roles WHERE rolname = 'recueil_share'`,
    );
    const no = { rolcanlogin: false, rolsuper: false, rolbypassrls: false, rolinherit: false };
    expect(rows).toEqual([
      { ...no, rolcreaterole: false, rolcreatedb: false, is_no_member: true, owns_nothing: true },
    ]);
  });

  it('sees the share that it was entered for, without any WHERE, and its openings', async () => {
    const id = made.share.id;
    expect(await asShare(id, sql`SELECT id FROM shares`)).toEqual([{ id }]);
    expect(await asShare(id, sql`SELECT DISTINCT share_id FROM share_openings`)).toEqual([{ share_id: id }]);
    expect(await asShare(uuidv7(), sql`SELECT id FROM shares`)).toEqual([]);
    expect(await asShare(uuidv7(), sql`SELECT share_id FROM share_openings`)).toEqual([]);
    // Nor does any row of it stay visible for whom it was not entered at all.
    const nobody = `BEGIN; SET LOCAL ROLE recueil_share; SELECT count(*) AS seen FROM shares; ROLLBACK`;
    const results = (await owner.query(nobody)) as unknown as { rows: { seen: string }[] }[];
    expect(Number(results[2]?.rows[0]?.seen)).toBe(0);
  });

  it('changes no other share, and adds to none', async () => {
    const id = other.share.id;
    expect(
      await asShare(made.share.id, sql`UPDATE shares SET openings = 0 WHERE id = ${id} RETURNING id`),
    ).toEqual([]);
    const added = (table: string, columns: string, values: ReturnType<typeof sql>) =>
      asShare(made.share.id, sql`INSERT INTO ${sql.table(table)} (${sql.raw(columns)}) VALUES (${values})`);
    const refused = { code: '42501' };
    const access = sql`${claire.id}, ${id}, ${uuidv7()}, now(), 'opened'`;
    await expect(added('share_accesses', 'user_id, share_id, id, at, act', access)).rejects.toMatchObject(
      refused,
    );
    const opening = sql`${claire.id}, ${id}, ${Buffer.alloc(32)}, now()`;
    await expect(
      added('share_openings', 'user_id, share_id, token_hash, expires_at', opening),
    ).rejects.toMatchObject(refused);
    // Of its own share, only for its owner.
    const stranger = sql`${uuidv7()}, ${made.share.id}, ${uuidv7()}, now(), 'opened'`;
    await expect(added('share_accesses', 'user_id, share_id, id, at, act', stranger)).rejects.toMatchObject({
      code: '23503',
    });
  });

  it('cannot take a share back to life, nor become anybody else', async () => {
    const id = made.share.id;
    for (const statement of [
      sql`UPDATE shares SET status = 'revoked'`,
      sql`UPDATE shares SET expires_at = now() + interval '1 year'`,
      sql`SELECT * FROM incidents`,
      sql`SELECT * FROM auth.users`,
      sql`SELECT app.enter(${claire.id}, NULL)`,
      sql`SELECT sealed FROM shares`,
    ]) {
      await expect(asShare(id, statement)).rejects.toMatchObject({ code: '42501' });
    }
    expect(await sharesOf(claire)).toMatchObject([{ status: 'open' }, { status: 'open' }]);
  });

  it('sees a share no more from when its account is about to be closed, and again where it is kept', async () => {
    const id = made.share.id;
    const closing = await claire.call('POST', '/api/account-closing', { language: 'fr' });
    expect(closing.status).toBe(200);
    expect(await asShare(id, sql`SELECT id FROM shares`)).toEqual([]);
    expect((await openWith(server.url, made)).status).toBe(404);
    expect((await claire.call('DELETE', '/api/account-closing')).status).toBe(204);
    await openAsReader(server.url, made);
    expect(await actsOf(claire, id)).toEqual(['opened', 'opened']);
  });

  it('sees a share no more while its account is suspended', async () => {
    const id = made.share.id;
    const suspended = (until: Date | null) =>
      server.recueil.database.asSystem('test', ({ db }) =>
        db.updateTable('auth.users').set({ banned_until: until }).where('id', '=', claire.id).execute(),
      );
    await suspended(new Date(Date.now() + 3_600_000));
    expect(await asShare(id, sql`SELECT id FROM shares`)).toEqual([]);
    await suspended(null);
    expect(await asShare(id, sql`SELECT id FROM shares`)).toEqual([{ id }]);
  });
});
