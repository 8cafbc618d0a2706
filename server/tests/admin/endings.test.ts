import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountClosing } from '#contract/account/my-data.ts';
import { noticePage } from '#contract/account/notices.ts';
import { DAY_MS } from '#contract/common/durations.ts';
import { home } from '#contract/home.ts';
import { eraseAccounts } from '#server/modules/admin/accounts/erase-accounts.ts';
import { removeUser } from '#server/modules/auth/admin/delete-user.ts';
import { nextNotice } from '../auth/support/clients.ts';
import { giveBelongings } from '../support/belongings.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import {
  accountOf,
  logFor,
  openedAgain,
  outcomeOf,
  pathOf,
  searched,
  signUpAdministrator,
} from './support.ts';

let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signUpAdministrator(server);
});
afterAll(() => server.stop());

/** Accounts that are gone, as those were told who hold something of theirs outside the database. */
const gone: string[] = [];
const erase = () =>
  eraseAccounts(
    server.recueil.database,
    { remove: (tx, userId) => removeUser({ onRemoved: (id) => gone.push(id) }, tx, userId) },
    server.recueil.log,
  );
const logged = () => logFor(admin);

describe('a suspension', () => {
  it('ends the sessions at once, keeps its reason, and is lifted', async () => {
    const person = await signUpInProcess(server);
    const suspended = await accountOf(
      admin.call('PUT', pathOf(person.id, 'suspension'), { reason: ' Compte partagé ' }),
    );
    expect(suspended).toMatchObject({ status: 'suspended', suspension_reason: 'Compte partagé' });
    expect(await outcomeOf(person.call('GET', '/api/profile'))).toEqual([401, 'session_ended']);
    expect(await searched(admin, { status: 'suspended' })).toEqual([suspended]);
    await nextNotice(server, person.email, 'Votre compte est suspendu');
    const lifted = await accountOf(admin.call('DELETE', pathOf(person.id, 'suspension')));
    expect(lifted).toMatchObject({ status: 'active', suspension_reason: null });
    const actions = (await logged()).filter((entry) => entry.person?.id === person.id);
    expect(actions.map(({ action }) => action)).toEqual(['lift', 'suspend']);
    expect(JSON.stringify(actions)).not.toContain('partagé');
  });

  it('is refused for oneself, and for nobody', async () => {
    expect(await outcomeOf(admin.call('PUT', pathOf(admin.id, 'suspension'), { reason: 'x' }))).toEqual([
      409,
      'not_ready',
    ]);
    const nobody = '01890a5d-ac96-774b-bcce-b302099a8057';
    expect(await outcomeOf(admin.call('PUT', pathOf(nobody, 'suspension'), { reason: 'x' }))).toEqual([
      404,
      'not_found',
    ]);
  });
});

/** The erasing job finds its day over. */
const letItsDayCome = (personId: string) =>
  server.recueil.database.asSystem('test', ({ db }) =>
    db
      .updateTable('admin.directory')
      .set({ deleted_from: new Date(Date.now() - 1) })
      .where('user_id', '=', personId)
      .execute(),
  );
const daysUntil = (at: string | null | undefined) => Math.round((Date.parse(at ?? '') - Date.now()) / DAY_MS);

describe('while an account is suspended', () => {
  it('its deletion cannot be announced: its person could not take their data', async () => {
    const person = await signUpInProcess(server);
    await admin.call('PUT', pathOf(person.id, 'suspension'), { reason: 'Compte partagé' });
    expect(await outcomeOf(admin.call('PUT', pathOf(person.id, 'deletion')))).toEqual([
      409,
      'account_suspended',
    ]);
    expect((await searched(admin, { search: person.email }))[0]).toMatchObject({ is_leaving: false });
    await admin.call('DELETE', pathOf(person.id, 'suspension'));
    expect((await admin.call('PUT', pathOf(person.id, 'deletion'))).status).toBe(204);
  });

  it('an announced deletion does not come due, and both show; the end of it gives 30 days anew, and is mailed', async () => {
    const person = await signUpInProcess(server);
    const { entryId } = await giveBelongings(server, person, ['entryId']);
    await admin.call('PUT', pathOf(person.id, 'deletion'));
    const suspended = await accountOf(
      admin.call('PUT', pathOf(person.id, 'suspension'), { reason: 'Ouvert par une autre personne' }),
    );
    expect(suspended).toMatchObject({ status: 'suspended', is_leaving: true, deleted_from: null });
    for (const status of ['suspended', 'leaving']) {
      expect(await searched(admin, { status, search: person.email })).toEqual([suspended]);
    }
    // Not even if its day were over.
    await letItsDayCome(person.id);
    expect(await erase()).toBe(0);
    const lifted = await accountOf(admin.call('DELETE', pathOf(person.id, 'suspension')));
    expect(lifted).toMatchObject({ status: 'leaving', is_leaving: true });
    expect(daysUntil(lifted.deleted_from)).toBe(30);
    expect(await erase()).toBe(0);
    const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
    await nextNotice(
      server,
      person.email,
      `Votre compte s’ouvre de nouveau, et sera supprimé le ${day.format(new Date(lifted.deleted_from ?? ''))}`,
    );
    const token = await openedAgain(server, person);
    const read = (at: string) =>
      fetch(`${server.url}${at}`, { headers: { authorization: `Bearer ${token}` } });
    expect((await read(`/api/journal/${entryId}`)).status).toBe(200);
    expect(await (await read('/api/home')).json()).toMatchObject({ deleted_from: lifted.deleted_from });
  });

  it('of which the end is set, the 30 days begin with that', async () => {
    const person = await signUpInProcess(server);
    await admin.call('PUT', pathOf(person.id, 'deletion'));
    await server.recueil.database.asSystem('test', ({ db }) =>
      db
        .updateTable('auth.users')
        .set({ banned_until: new Date(Date.now() + 40 * DAY_MS) })
        .where('id', '=', person.id)
        .execute(),
    );
    const kept = await server.recueil.database.asSystem('test', ({ db }) =>
      db
        .selectFrom('admin.directory')
        .select('deleted_from')
        .where('user_id', '=', person.id)
        .executeTakeFirstOrThrow(),
    );
    expect(daysUntil(kept.deleted_from?.toISOString())).toBe(70);
  });

  it('an announced deletion can be cancelled', async () => {
    const person = await signUpInProcess(server);
    await admin.call('PUT', pathOf(person.id, 'deletion'));
    await admin.call('PUT', pathOf(person.id, 'suspension'), { reason: 'x' });
    const kept = await accountOf(admin.call('DELETE', pathOf(person.id, 'deletion')));
    expect(kept).toMatchObject({ status: 'suspended', is_leaving: false });
    const lifted = await accountOf(admin.call('DELETE', pathOf(person.id, 'suspension')));
    expect(lifted).toMatchObject({ status: 'active', is_leaving: false, deleted_from: null });
  });
});

describe('a deletion', () => {
  it('is told in the app until it is cancelled: by a notice, on the dashboard and beside one’s data', async () => {
    const person = await signUpInProcess(server);
    const told = async () => {
      const read = async (at: string) => await (await person.call('GET', at)).json();
      const { items } = noticePage.parse(await read('/api/notices'));
      return {
        kinds: items.map(({ kind }) => kind).filter((kind) => kind === 'deletion_announced'),
        home: home.parse(await read('/api/home')).deleted_from,
        myData: accountClosing.parse(await read('/api/account-closing')).deleted_from,
      };
    };
    const nothing = { kinds: [], home: null, myData: null };
    expect(await told()).toEqual(nothing);
    await admin.call('PUT', pathOf(person.id, 'deletion'));
    const [leaving] = await searched(admin, { search: person.email });
    expect(daysUntil(leaving?.deleted_from)).toBe(30);
    expect(await told()).toEqual({
      kinds: ['deletion_announced'],
      home: leaving?.deleted_from,
      myData: leaving?.deleted_from,
    });
    const other = await signUpInProcess(server);
    expect(home.parse(await (await other.call('GET', '/api/home')).json()).deleted_from).toBeNull();
    await admin.call('DELETE', pathOf(person.id, 'deletion'));
    expect(await told()).toEqual(nothing);
  });

  it('leaves the person 30 days in which everything still opens, and is mailed to them', async () => {
    const person = await signUpInProcess(server);
    const { incidentId } = await giveBelongings(server, person, ['incidentId']);
    expect((await admin.call('PUT', pathOf(person.id, 'deletion'))).status).toBe(204);
    const [leaving] = await searched(admin, { status: 'leaving', search: person.email });
    expect([leaving?.id, daysUntil(leaving?.deleted_from)]).toEqual([person.id, 30]);
    await nextNotice(server, person.email, 'Votre compte sera supprimé dans 30 jours');
    expect((await person.call('GET', `/api/incidents/${incidentId}`)).status).toBe(200);
    expect(await accountOf(admin.call('DELETE', pathOf(person.id, 'deletion')))).toMatchObject({
      status: 'active',
    });
    expect(await erase()).toBe(0);
    expect((await person.call('GET', `/api/incidents/${incidentId}`)).status).toBe(200);
  });

  it('takes effect when its day has come: the account and its key are gone, and the log says so without a name', async () => {
    const person = await signUpInProcess(server);
    await admin.call('PUT', pathOf(person.id, 'deletion'));
    await letItsDayCome(person.id);
    expect(await erase()).toBe(1);
    expect(gone).toContain(person.id);
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

  it('of somebody who signed up and never confirmed it is done at once; they are not among the invited', async () => {
    const person = await signUpInProcess(server);
    await server.recueil.database.asSystem('test', ({ db }) =>
      db.updateTable('auth.users').set({ email_confirmed_at: null }).where('id', '=', person.id).execute(),
    );
    expect(await searched(admin, { status: 'unconfirmed' })).toMatchObject([
      { id: person.id, status: 'unconfirmed' },
    ]);
    const invited = await searched(admin, { status: 'invited' });
    expect(invited.map(({ id }) => id)).not.toContain(person.id);
    await admin.call('PUT', pathOf(person.id, 'deletion'));
    expect(await searched(admin, { search: person.email })).toEqual([]);
  });

  it('of an invitation that nobody has followed is done at once', async () => {
    const { id } = await accountOf(
      admin.call('POST', '/api/admin/users', { email: 'never@exemple.fr', role: 'user' }),
    );
    await admin.call('PUT', pathOf(id, 'deletion'));
    expect(await searched(admin, { search: 'never@exemple.fr' })).toEqual([]);
  });
});
