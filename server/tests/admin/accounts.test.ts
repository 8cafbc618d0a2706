import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountPage, auditPage } from '#contract/administration.ts';
import { eraseAccounts } from '#server/modules/admin/accounts/erase-accounts.ts';
import { removeUser } from '#server/modules/auth/admin/delete-user.ts';
import { nextMail, nextNotice } from '../auth/support/clients.ts';
import { giveBelongings } from '../support/belongings.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { accountOf, giveRole, outcomeOf, searched, signUpAdministrator } from './support.ts';

let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signUpAdministrator(server);
});
afterAll(() => server.stop());

const path = (id: string, rest: string) => `/api/admin/users/${id}/${rest}`;
const rename = (person: TestPerson, first_name: string, last_name: string) =>
  person.call('PATCH', '/api/profile', { first_name, last_name });

const erase = () => eraseAccounts(server.recueil.database, { remove: removeUser }, server.recueil.log);

/** The log, the last first. */
const logged = async () =>
  auditPage.parse(await (await admin.call('GET', '/api/admin/log?limit=100')).json()).items;

describe('the list of accounts', () => {
  it('finds any piece of a name or an address, whatever its case and accents', async () => {
    const person = await signUp(server, 'Éloïse');
    await rename(person, 'Éloïse', 'Lefœuvre-D’Angelo');
    const find = async (search: string) => (await searched(admin, { search })).map(({ id }) => id);
    const address = person.email.slice(4, 14).toUpperCase();
    for (const search of [
      'eloise',
      'ÉLOÏSE',
      'loï',
      'angelo elo',
      'LEFOEUVRE',
      ' eloise  lefœuvre ',
      address,
    ]) {
      expect([search, await find(search)]).toEqual([search, [person.id]]);
    }
    for (const search of ['eloisa', 'eloise martin', 'el%se', 'eloise\\', '_loise']) {
      expect([search, await find(search)]).toEqual([search, []]);
    }
    expect(await searched(admin, { search: person.email })).toEqual([
      {
        id: person.id,
        first_name: 'Éloïse',
        last_name: 'Lefœuvre-D’Angelo',
        email: person.email,
        role: 'user',
        job_title: 'Non spécifié',
        sector: 'Non spécifié',
        status: 'active',
        suspension_reason: null,
        deleted_from: null,
      },
    ]);
  });

  it('is paged by name, each account once, with the filters', async () => {
    const people = await Promise.all(['Zoé', 'Yann', 'Xavier'].map((name) => signUp(server, name)));
    for (const [at, person] of people.entries()) await rename(person, 'Page', `Pagnol ${at}`);
    const read = async (body: object) =>
      accountPage.parse(await (await admin.call('POST', '/api/admin/users/search', body)).json());
    const first = await read({ search: 'pagnol', role: 'user', limit: 2 });
    const second = await read({ search: 'pagnol', role: 'user', limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ last_name }) => last_name)).toEqual([
      'Pagnol 0',
      'Pagnol 1',
      'Pagnol 2',
    ]);
    expect(second.nextCursor).toBeNull();
    expect(await searched(admin, { search: 'pagnol', role: 'super_admin' })).toEqual([]);
    for (const cursor of ['x', admin.id.replace(/./g, '0')]) {
      const answer = admin.call('POST', '/api/admin/users/search', { cursor });
      expect(await outcomeOf(answer)).toEqual([400, 'bad_cursor']);
    }
  });

  it('names no one in an address: the cursor is an id', async () => {
    const [first] = await searched(admin, { limit: 1 });
    const { nextCursor } = accountPage.parse(
      await (await admin.call('POST', '/api/admin/users/search', { limit: 1 })).json(),
    );
    expect(nextCursor).toBe(first?.id);
  });
});

describe('an invitation', () => {
  it('opens an account that waits, mails the link, and is in the log', async () => {
    const email = 'invitee@exemple.fr';
    const invited = await accountOf(
      admin.call('POST', '/api/admin/users', {
        email: ' Invitee@Exemple.fr',
        first_name: 'Inès',
        role: 'professional',
      }),
    );
    expect(invited).toMatchObject({ email, first_name: 'Inès', role: 'professional', status: 'invited' });
    expect((await nextMail(server, email)).link).toContain('/auth/v1/verify?');
    expect(await searched(admin, { status: 'invited' })).toEqual([invited]);
    expect((await logged())[0]).toMatchObject({
      action: 'invite',
      administrator: { id: admin.id, email: admin.email },
      person: { id: invited.id, email },
      role_after: 'professional',
    });
  });

  it('is refused for what is no address, and for somebody who has an account', async () => {
    const invite = (email: string) =>
      outcomeOf(admin.call('POST', '/api/admin/users', { email, role: 'user' }));
    expect(await invite('nobody')).toEqual([400, 'invalid_input']);
    expect(await invite(admin.email.toUpperCase())).toEqual([409, 'already_used']);
  });
});

describe('a role', () => {
  it('is changed once, with one entry in the log', async () => {
    const person = await signUp(server);
    const change = () => accountOf(admin.call('PUT', path(person.id, 'role'), { role: 'professional' }));
    expect([(await change()).role, (await change()).role]).toEqual(['professional', 'professional']);
    const entries = (await logged()).filter((entry) => entry.person?.id === person.id);
    expect(entries).toMatchObject([{ action: 'role', role_before: 'user', role_after: 'professional' }]);
    expect(await outcomeOf(admin.call('PUT', path(person.id, 'role'), { role: 'owner' }))).toEqual([
      400,
      'invalid_input',
    ]);
  });

  it('is not taken from the last who can administer, whichever of two acts first', async () => {
    const alone = await startTestServer();
    try {
      const [ada, bea] = await Promise.all([signUpAdministrator(alone), signUpAdministrator(alone, 'Béa')]);
      const demote = (by: TestPerson, whom: TestPerson) =>
        outcomeOf(by.call('PUT', path(whom.id, 'role'), { role: 'user' }));
      const outcomes = await Promise.all([demote(ada, bea), demote(bea, ada)]);
      expect(outcomes.map(([status]) => status).sort()).toEqual([200, 403]);
      const last = outcomes[0]?.[0] === 200 ? ada : bea;
      const other = last === ada ? bea : ada;
      expect(await demote(last, last)).toEqual([409, 'last_administrator']);
      // One who is suspended, who never came, or who is leaving, does not administer.
      await giveRole(alone, other.id, 'super_admin');
      await last.call('PUT', path(other.id, 'suspension'), { reason: 'Absente' });
      await last.call('POST', '/api/admin/users', { email: 'cleo@exemple.fr', role: 'super_admin' });
      expect(await demote(last, last)).toEqual([409, 'last_administrator']);
      await last.call('DELETE', path(other.id, 'suspension'));
      expect(await demote(last, last)).toEqual([200]);
    } finally {
      await alone.stop();
    }
  });
});

describe('a suspension', () => {
  it('ends the sessions at once, keeps its reason, and is lifted', async () => {
    const person = await signUp(server);
    const suspended = await accountOf(
      admin.call('PUT', path(person.id, 'suspension'), { reason: ' Compte partagé ' }),
    );
    expect(suspended).toMatchObject({ status: 'suspended', suspension_reason: 'Compte partagé' });
    expect(await outcomeOf(person.call('GET', '/api/profile'))).toEqual([401, 'session_ended']);
    expect(await searched(admin, { status: 'suspended' })).toEqual([suspended]);
    await nextNotice(server, person.email, 'Votre compte est suspendu');
    const lifted = await accountOf(admin.call('DELETE', path(person.id, 'suspension')));
    expect(lifted).toMatchObject({ status: 'active', suspension_reason: null });
    const actions = (await logged()).filter((entry) => entry.person?.id === person.id);
    expect(actions.map(({ action }) => action)).toEqual(['lift', 'suspend']);
    expect(JSON.stringify(actions)).not.toContain('partagé');
  });

  it('is refused for oneself, and for nobody', async () => {
    expect(await outcomeOf(admin.call('PUT', path(admin.id, 'suspension'), { reason: 'x' }))).toEqual([
      409,
      'not_ready',
    ]);
    const nobody = '01890a5d-ac96-774b-bcce-b302099a8057';
    expect(await outcomeOf(admin.call('PUT', path(nobody, 'suspension'), { reason: 'x' }))).toEqual([
      404,
      'not_found',
    ]);
  });
});

describe('a deletion', () => {
  it('leaves the person 30 days in which everything still opens, and is mailed to them', async () => {
    const person = await signUp(server);
    const { incidentId } = await giveBelongings(server, person, ['incidentId']);
    expect((await admin.call('PUT', path(person.id, 'deletion'))).status).toBe(204);
    const [leaving] = await searched(admin, { status: 'leaving' });
    const days = (Date.parse(leaving?.deleted_from ?? '') - Date.now()) / 86_400_000;
    expect([leaving?.id, Math.round(days)]).toEqual([person.id, 30]);
    await nextNotice(server, person.email, 'Votre compte sera supprimé dans 30 jours');
    expect((await person.call('GET', `/api/incidents/${incidentId}`)).status).toBe(200);
    expect(await accountOf(admin.call('DELETE', path(person.id, 'deletion')))).toMatchObject({
      status: 'active',
    });
    expect(await erase()).toBe(0);
    expect((await person.call('GET', `/api/incidents/${incidentId}`)).status).toBe(200);
  });

  it('takes effect when its day has come: the account and its key are gone, and the log says so without a name', async () => {
    const person = await signUp(server);
    await admin.call('PUT', path(person.id, 'deletion'));
    await server.recueil.database.asSystem('test', ({ db }) =>
      db
        .updateTable('admin.directory')
        .set({ deleted_from: new Date(Date.now() - 1) })
        .where('user_id', '=', person.id)
        .execute(),
    );
    expect(await erase()).toBe(1);
    expect(await outcomeOf(person.call('GET', '/api/profile'))).toEqual([401, 'session_ended']);
    const keys = await server.recueil.database.asSystem('test', ({ db }) =>
      db.selectFrom('user_keys').select('user_id').where('user_id', '=', person.id).execute(),
    );
    expect(keys).toEqual([]);
    const entries = (await logged()).filter((entry) => entry.person?.id === person.id);
    expect(entries).toMatchObject([
      { action: 'erased', administrator: null, person: { name: null, email: null } },
      { action: 'delete', administrator: { id: admin.id } },
    ]);
  });

  it('of an invitation that nobody has followed is done at once', async () => {
    const { id } = await accountOf(
      admin.call('POST', '/api/admin/users', { email: 'never@exemple.fr', role: 'user' }),
    );
    await admin.call('PUT', path(id, 'deletion'));
    expect(await searched(admin, { search: 'never@exemple.fr' })).toEqual([]);
  });
});

describe('the log of administrators', () => {
  it('is never changed, by no role', async () => {
    const { pool } = server.recueil.database;
    for (const statement of [
      'UPDATE admin.audit SET action = action',
      'DELETE FROM admin.audit',
      'TRUNCATE admin.audit',
    ]) {
      await expect(pool.query(statement)).rejects.toMatchObject({ code: 'RC403' });
    }
  });

  it('is paged', async () => {
    const first = auditPage.parse(await (await admin.call('GET', '/api/admin/log?limit=1')).json());
    const next = `/api/admin/log?limit=1&cursor=${first.nextCursor}`;
    const second = auditPage.parse(await (await admin.call('GET', next)).json());
    expect((await logged()).slice(0, 2)).toEqual([...first.items, ...second.items]);
  });
});
