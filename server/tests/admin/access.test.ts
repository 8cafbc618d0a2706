/** Who may administer, decided on the server, and what an administrator's role can read at all. */
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveBelongings, missingBelongings } from '../support/belongings.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { callRoute, nameOf, personalRoutes } from '../support/walk-routes.ts';
import { ageSession, giveRole, outcomeOf, signUpAdministrator } from './support.ts';

let server: TestServer;
let admin: TestPerson;
let claire: TestPerson;
let owner: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signUpAdministrator(server);
  claire = await signUpInProcess(server, 'Claire');
  owner = new Client({ connectionString: server.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.stop();
});

const adminRoutes = () => personalRoutes(server).filter(({ isForAdministrators }) => isForAdministrators);

describe('the routes of administrators', () => {
  it('are all that stand below /api/admin', () => {
    const below = personalRoutes(server).filter(({ path }) => path.startsWith('/api/admin'));
    expect(adminRoutes().map(nameOf)).toEqual(below.map(nameOf));
    expect(below.length).toBeGreaterThan(10);
  });

  it.each(['user', 'professional', 'admin'])('answer the role %s alike, whatever is asked', async (role) => {
    await giveRole(server, claire.id, role);
    for (const route of adminRoutes()) {
      for (const deviation of [{}, { body: undefined }, { search: '?cursor=x' }]) {
        const ids = { ...missingBelongings(), accountId: admin.id };
        const answer = callRoute(claire, route, ids, deviation);
        expect([nameOf(route), await outcomeOf(answer)]).toEqual([
          nameOf(route),
          [403, 'administrators_only'],
        ]);
      }
    }
  });

  it('answer nobody without a session, nor an administrator who was suspended', async () => {
    const former = await signUpAdministrator(server, 'Fabien');
    await admin.call('PUT', `/api/admin/users/${former.id}/suspension`, { reason: 'Départ' });
    for (const route of adminRoutes()) {
      expect([nameOf(route), ...(await outcomeOf(callRoute(former, route, missingBelongings())))]).toEqual([
        nameOf(route),
        401,
        'session_ended',
      ]);
    }
  });

  it('follow a role that changes while its person is signed in, at once', async () => {
    const paul = await signUpInProcess(server, 'Paul');
    const ask = () => outcomeOf(paul.call('GET', '/api/admin/log'));
    expect(await ask()).toEqual([403, 'administrators_only']);
    await admin.call('PUT', `/api/admin/users/${paul.id}/role`, { role: 'super_admin' });
    expect(await ask()).toEqual([200]);
    await admin.call('PUT', `/api/admin/users/${paul.id}/role`, { role: 'user' });
    expect(await ask()).toEqual([403, 'administrators_only']);
  });

  it('change nothing before an administrator who came long ago has shown again who they are', async () => {
    const ada = await signUpAdministrator(server);
    await ageSession(server, ada.id);
    const changes = adminRoutes().filter(
      ({ method, operationId }) => method !== 'GET' && operationId !== 'searchAccounts',
    );
    expect(changes.length).toBeGreaterThan(6);
    for (const route of changes) {
      const answer = callRoute(ada, route, { ...missingBelongings(), accountId: claire.id });
      expect([nameOf(route), await outcomeOf(answer)]).toEqual([nameOf(route), [403, 'proof_required']]);
    }
    expect(await outcomeOf(ada.call('GET', '/api/admin/log'))).toEqual([200]);
  });
});

describe('the role of administrators in the database', () => {
  it('can read the tables of administration and the messages of the operator, and no other', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `SELECT c.oid::regclass::text AS name FROM pg_class AS c
       WHERE c.relkind IN ('r', 'v', 'm', 'p') AND c.relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
         AND has_schema_privilege('recueil_administrator', c.relnamespace, 'USAGE')
         AND has_any_column_privilege('recueil_administrator', c.oid, 'SELECT')
       ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'admin.activity_figures',
      'admin.audit',
      'admin.directory',
      'admin.suspensions',
      'operator_messages',
    ]);
  });

  it('can change nothing', async () => {
    const { rows } = await owner.query(
      `SELECT c.oid::regclass FROM pg_class AS c
       WHERE c.relkind = 'r' AND c.relnamespace IN ('public'::regnamespace, 'auth'::regnamespace, 'admin'::regnamespace)
         AND (has_any_column_privilege('recueil_administrator', c.oid, 'INSERT, UPDATE')
           OR has_table_privilege('recueil_administrator', c.oid, 'DELETE, TRUNCATE'))`,
    );
    expect(rows).toEqual([]);
  });

  it('reads nothing sealed: no such column stands in any table that it can read', async () => {
    const { rows } = await owner.query(
      `SELECT c.oid::regclass, a.attname FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid
       WHERE a.attnum > 0 AND a.atttypid = 'bytea'::regtype AND c.relkind = 'r'
         AND has_column_privilege('recueil_administrator', c.oid, a.attnum, 'SELECT')
         AND has_schema_privilege('recueil_administrator', c.relnamespace, 'USAGE')
         AND c.relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`,
    );
    expect(rows).toEqual([]);
  });

  it('is all that what administrators read runs under', async () => {
    const actor = { userId: admin.id, sessionId: sessionOf(admin) };
    await giveBelongings(server, claire, ['incidentId']);
    const { database } = server.recueil;
    await expect(
      database.asAdministrator(actor, ({ db }) => db.selectFrom('incidents').select('id').execute()),
    ).rejects.toThrow('permission denied');
    await expect(
      database.asAdministrator(actor, ({ db }) => db.selectFrom('profiles').select('phone').execute()),
    ).rejects.toThrow('permission denied');
  });
});

const sessionOf = ({ accessToken }: TestPerson): string =>
  JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()).session_id;
