/** The closing of an account: seven days in which it opens nothing but the way back, and then nothing is left of it. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type AccountClosing, accountClosing } from '#contract/account/my-data.ts';
import { DAY_MS } from '#contract/common/durations.ts';
import { emptyAccount } from '#server/modules/files/index.ts';
import { closeDueAccounts } from '#server/modules/my-data/closing/close-accounts.ts';
import { createDiskStore } from '#server/platform/files/disk-store.ts';
import type { ObjectStore } from '#server/platform/files/object-store.ts';
import { signUpAdministrator } from '../admin/support.ts';
import { serviceToken } from '../auth/support/administrator.ts';
import { mailsTo } from '../auth/support/clients.ts';
import { leftInStore } from '../files/support/store-state.ts';
import { giveBelongings, missingBelongings } from '../support/belongings.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { asSuperuser } from '../support/test-cluster.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { callRoute, nameOf, personalRoutes } from '../support/walk-routes.ts';

let server: TestServer;
let claire: TestPerson;
/** What the clock shows. */
let now = new Date('2026-11-23T10:00:00.000Z');
let store: ObjectStore;
beforeAll(async () => {
  server = await startTestServer({ overrides: { now: () => now } });
  store = createDiskStore(join(server.dataDir, 'files'));
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = new Date('2026-11-23T10:00:00.000Z');
  claire = await signUpInProcess(server, 'Claire');
});

afterEach(() => bySuperuser((client) => client.query('DELETE FROM auth.account_closings')));

const request = async (person: TestPerson): Promise<AccountClosing> => {
  const answer = await person.call('POST', '/api/account-closing', { language: 'fr' });
  expect(answer.status).toBe(200);
  return accountClosing.parse(await answer.json());
};
const read = async (person: TestPerson): Promise<AccountClosing> =>
  accountClosing.parse(await (await person.call('GET', '/api/account-closing?language=fr')).json());
const keep = (person: TestPerson): Promise<Response> => person.call('DELETE', '/api/account-closing');
/** The keys of a person's objects that lie in the store. */
const kept = async (person: TestPerson): Promise<string[]> => {
  const left = new Set(await leftInStore(server));
  const rows = await server.recueil.database.asSystem('test', ({ db }) =>
    db.selectFrom('stored_objects').select('key').where('user_id', '=', person.id).execute(),
  );
  return rows.map(({ key }) => key).filter((key) => left.has(key));
};
const close = (): Promise<number> =>
  closeDueAccounts({
    database: server.recueil.database,
    log: server.recueil.log,
    mailer: {
      delivers: true,
      send: async () => undefined,
      check: async () => undefined,
      close: async () => undefined,
    },
    productName: 'Recueil',
    emptyAccount: (userId) =>
      emptyAccount({ database: server.recueil.database, log: server.recueil.log, store }, userId),
    now: () => now,
  });
const signedInAgain = async (person: TestPerson): Promise<number> =>
  (
    await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email, password: person.password }),
    })
  ).status;
const databaseName = () => new URL(server.databaseUrl).pathname.slice(1);
const bySuperuser = (work: (client: Client) => Promise<unknown>): Promise<void> =>
  asSuperuser(inject('cluster'), work, databaseName());

/** Every table of the database that holds a row with this person's id in whatever column. */
const tablesWith = async (personId: string): Promise<string[]> => {
  const found: string[] = [];
  await bySuperuser(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'auth')`,
    );
    for (const { name } of rows) {
      const { rows: held } = await client.query(
        `SELECT FROM ${name} AS held WHERE held::text LIKE $1 LIMIT 1`,
        [`%${personId}%`],
      );
      if (held.length > 0) found.push(name);
    }
  });
  return found.sort();
};

describe('an account whose closing was asked for', () => {
  it('opens nothing but its export and the way back, in any session', async () => {
    await request(claire);
    const ids = missingBelongings();
    const open = new Set<string>();
    for (const route of personalRoutes(server)) {
      // They would take it back, or ask once more.
      if (route.path === '/api/account-closing' && route.method !== 'GET') continue;
      const answer = await callRoute(claire, route, ids);
      const body = answer.status === 403 ? ((await answer.json()) as { code: string }) : null;
      if (body?.code !== 'account_closing') open.add(nameOf(route));
      await answer.body?.cancel().catch(() => undefined);
    }
    // Whom to reach comes from the configuration, and a message to them is kept nowhere.
    for (const name of ['GET /api/help', 'POST /api/help/messages']) open.delete(name);
    expect([...open].sort()).toEqual([
      'DELETE /api/exports/:exportId',
      'GET /api/account-closing',
      'GET /api/exports',
      'GET /api/exports/:exportId/content',
      'POST /api/exports',
    ]);
  });

  it('is as it was once its owner keeps it, at the last moment too', async () => {
    await request(claire);
    now = new Date(now.getTime() + 7 * DAY_MS + 1);
    expect((await keep(claire)).status).toBe(204);
    // Who asked for it may have been somebody else.
    const told = await (await claire.call('GET', '/api/notices')).text();
    expect(told).toContain('account_closing');
    expect(await close()).toBe(0);
    expect((await claire.call('GET', '/api/profile')).status).toBe(200);
    expect(await read(claire)).toEqual({
      requested_at: null,
      closes_at: null,
      receipt: null,
      deleted_from: null,
    });
    // Twice is as good as once.
    expect((await keep(claire)).status).toBe(204);
  });

  it('ends the sessions elsewhere at once, and can be signed in to', async () => {
    const { access_token } = (await (
      await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: claire.email, password: claire.password }),
      })
    ).json()) as { access_token: string };
    await request(claire);
    const elsewhere = await fetch(`${server.url}/api/account-closing`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(elsewhere.status).toBe(401);
    expect(await signedInAgain(claire)).toBe(200);
  });

  it('stays as it was first asked for', async () => {
    const first = await request(claire);
    now = new Date(now.getTime() + DAY_MS);
    expect(await request(claire)).toEqual(first);
    expect(first.closes_at).toBe('2026-11-30T10:00:00.000Z');
  });

  it('is asked for by nobody but its owner', async () => {
    await server.recueil.database.asSystem('test', ({ db }) =>
      db
        .updateTable('auth.sessions')
        .set({ created_at: new Date('2026-01-01') })
        .where('user_id', '=', claire.id)
        .execute(),
    );
    const refused = await claire.call('POST', '/api/account-closing', { language: 'fr' });
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'proof_required' }]);
    expect((await claire.call('GET', '/api/profile')).status).toBe(200);
  });

  it('has a receipt that says when, and not whose; the same text is mailed', async () => {
    const { receipt } = await request(claire);
    expect(receipt).toMatch(/^Recueil – reçu de fermeture de compte\n\nCode\u202f: F(-[A-Z2-9]{4}){3}\n/);
    expect(receipt).toContain('2026-11-30 10:00 UTC');
    expect(receipt).not.toMatch(/Claire|@/);
    const above = receipt?.slice(0, receipt.lastIndexOf('\n', receipt.length - 2));
    expect(receipt).toContain(
      createHash('sha256')
        .update(above as string)
        .digest('hex'),
    );
    const [mail] = (await expect
      .poll(() => mailsTo(server, claire.email), { timeout: 5_000 })
      .toHaveLength(1)
      .then(() => mailsTo(server, claire.email))) as [{ text: string; subject: string }];
    expect(mail.subject).toContain('Votre compte sera fermé');
    expect(mail.text).toContain(/F(-[A-Z2-9]{4}){3}/.exec(receipt as string)?.[0]);
  });
});

describe('a suspension of an account that its owner wants closed', () => {
  const suspend = async (admin: TestPerson, method: 'PUT' | 'DELETE') =>
    expect(
      (
        await admin.call(
          method,
          `/api/admin/users/${claire.id}/suspension`,
          ...(method === 'PUT' ? [{ reason: 'x' }] : []),
        )
      ).status,
    ).toBe(200);

  it('lets nothing be erased, and gives the seven days anew when it is lifted, which is mailed', async () => {
    const admin = await signUpAdministrator(server);
    await request(claire);
    await suspend(admin, 'PUT');
    now = new Date(Date.now() + 30 * DAY_MS);
    expect(await close()).toBe(0);
    // Not even if its day were over.
    await server.recueil.database.asSystem('test', ({ db }) =>
      db
        .updateTable('auth.account_closings')
        .set({ closes_at: new Date(Date.now() - 1) })
        .where('user_id', '=', claire.id)
        .execute(),
    );
    expect(await close()).toBe(0);
    await suspend(admin, 'DELETE');
    now = new Date(Date.now() + 7 * DAY_MS - 60_000);
    expect(await close()).toBe(0);
    await expect
      .poll(async () => (await mailsTo(server, claire.email)).map(({ subject }) => subject).join(), {
        timeout: 5_000,
      })
      .toContain('Votre compte s’ouvre de nouveau, et sera fermé le ');
    // Who thinks again keeps everything; who does not is not kept either.
    expect(await signedInAgain(claire)).toBe(200);
    now = new Date(Date.now() + 7 * DAY_MS + 60_000);
    expect(await close()).toBe(1);
  });

  it('leaves them the way back once it is lifted', async () => {
    const admin = await signUpAdministrator(server);
    await request(claire);
    await suspend(admin, 'PUT');
    expect((await keep(claire)).status).toBe(401);
    await suspend(admin, 'DELETE');
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: claire.email, password: claire.password }),
    });
    const { access_token } = (await answer.json()) as { access_token: string };
    const kept = await fetch(`${server.url}/api/account-closing`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(kept.status).toBe(204);
  });
});

it('an account that is deleted by hand leaves no bytes either, and one that is there keeps its own', async () => {
  await giveBelongings(server, claire, ['shareId']);
  const { database, log } = server.recueil;
  await emptyAccount({ database, log, store }, claire.id);
  expect((await kept(claire)).length).toBeGreaterThan(1);
  const deleted = await fetch(`${server.url}/auth/v1/admin/users/${claire.id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${await serviceToken(server)}` },
  });
  expect(deleted.status).toBe(200);
  await expect.poll(() => kept(claire)).toEqual([]);
});

describe('when the seven days are over', () => {
  it('nothing is left that names the person, and others have everything', async () => {
    const paul = await signUpInProcess(server, 'Paul');
    await giveBelongings(server, claire);
    await giveBelongings(server, paul, ['entryId', 'shareId']);
    expect(await tablesWith(claire.id)).toContain('public.ledger_entries');
    expect((await kept(claire)).length).toBeGreaterThan(2);
    const others = await kept(paul);
    await request(claire);
    now = new Date(now.getTime() + 7 * DAY_MS - 1);
    expect(await close()).toBe(0);
    now = new Date(now.getTime() + 1);
    expect(await close()).toBe(1);
    // The copy of a share is opened by its link, and not by the key that is gone. The lines go with the next sweep.
    expect(await kept(claire)).toEqual([]);
    expect(await kept(paul)).toEqual(others);
    expect(await tablesWith(claire.id)).toEqual(['public.stored_objects']);
    expect((await claire.call('GET', '/api/profile')).status).toBe(401);
    expect(await signedInAgain(claire)).toBe(400);
    expect(await tablesWith(paul.id)).toEqual(
      expect.arrayContaining(['public.ledger_entries', 'public.user_keys', 'public.journal_entries']),
    );
  });

  it('an export that is being made ends, and is offered to nobody', async () => {
    const id = uuidv7();
    await request(claire);
    expect((await claire.call('POST', '/api/exports', { id, language: 'fr' })).status).toBe(201);
    now = new Date(now.getTime() + 7 * DAY_MS);
    expect(await close()).toBe(1);
    const failures = () =>
      server.logged.filter(({ msg }) => msg === 'a job failed' || msg === 'an export failed');
    await expect.poll(() => tablesWith(claire.id), { timeout: 10_000 }).not.toContain('public.data_exports');
    expect(failures()).toEqual([]);
  });

  it('whoever keeps it and whoever closes it at the same moment agree', async () => {
    for (let round = 0; round < 5; round += 1) {
      now = new Date('2026-11-23T10:00:00.000Z');
      const person = await signUpInProcess(server, 'Ines');
      await request(person);
      now = new Date(now.getTime() + 7 * DAY_MS);
      const [kept, closed] = await Promise.all([keep(person), close()]);
      const isThere = (await person.call('GET', '/api/profile')).status === 200;
      expect({ kept: kept.status, closed }).toEqual(
        isThere ? { kept: 204, closed: 0 } : { kept: kept.status, closed: 1 },
      );
      // Nobody was told that the account stays, and then lost it.
      if (!isThere) expect(kept.status).toBe(401);
    }
  });

  it('the ledger of an account that is there is not deleted by anybody', async () => {
    await giveBelongings(server, claire, ['entryId']);
    await bySuperuser(async (client) => {
      for (const role of ['postgres', 'recueil_system']) {
        await client.query(role === 'postgres' ? 'RESET ROLE' : `SET ROLE ${role}`);
        const deleting = client.query('DELETE FROM ledger_entries WHERE user_id = $1', [claire.id]);
        if (role === 'postgres') await expect(deleting).rejects.toMatchObject({ code: 'RC403' });
        else expect((await deleting).rowCount).toBe(0);
      }
    });
  });
});
