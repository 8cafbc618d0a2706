import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAIL_TICKET_HEADER } from '#contract/account/mail-status.ts';
import { accountPage, auditPage } from '#contract/administration.ts';
import { ask, fragmentOf, nextNotice, PASSWORD, signInByPassword } from '../auth/support/clients.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { smtpError, startSmtp } from '../support/smtp-server.ts';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import {
  accountOf,
  giveRole,
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

const rename = (person: TestPerson, first_name: string, last_name: string) =>
  person.call('PATCH', '/api/profile', { first_name, last_name });
const logged = () => logFor(admin);

describe('the list of accounts', () => {
  it('finds any piece of a name or an address, whatever its case and accents', async () => {
    const person = await signUpInProcess(server, 'Éloïse');
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
        is_leaving: false,
        deleted_from: null,
      },
    ]);
  });

  const read = async (body: object) =>
    accountPage.parse(await (await admin.call('POST', '/api/admin/users/search', body)).json());
  /** All pages of two, as last names. */
  const paged = async (body: object): Promise<string[]> => {
    const names: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await read({ ...body, limit: 2, ...(cursor && { cursor }) });
      expect(page.items.length).toBeLessThanOrEqual(2);
      names.push(...page.items.map(({ last_name }) => last_name));
      cursor = page.nextCursor;
    }
    return names;
  };

  it('is sorted by name, or of a search by when they were made, and each account stands on one page', async () => {
    for (const at of [2, 0, 1]) await rename(await signUpInProcess(server, 'Zoé'), 'Page', `Pagnol ${at}`);
    expect(await paged({ search: 'pagnol', role: 'user' })).toEqual(['Pagnol 2', 'Pagnol 0', 'Pagnol 1']);
    expect((await searched(admin, { search: 'pagnol' })).map(({ last_name }) => last_name)).toEqual([
      'Pagnol 0',
      'Pagnol 1',
      'Pagnol 2',
    ]);
    const all = await paged({ role: 'user' });
    expect(all.filter((name) => name.startsWith('Pagnol'))).toEqual(['Pagnol 0', 'Pagnol 1', 'Pagnol 2']);
    expect(all.length).toBe((await searched(admin, { role: 'user' })).length);
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
    const { link, text } = await nextNotice(server, email, 'Vous êtes invité·e');
    expect(link).toMatch(/\/auth\/invitation#t=[0-9a-f]{56}$/);
    expect(text).toContain('valable sept jours');
    expect(await searched(admin, { status: 'invited' })).toEqual([invited]);
    expect((await logged())[0]).toMatchObject({
      action: 'invite',
      administrator: { id: admin.id, email: admin.email },
      person: { id: invited.id, email },
      role_after: 'professional',
    });
  });

  const inviting = (email: string) =>
    admin.call('POST', '/api/admin/users', { email, first_name: 'Inès', role: 'user' });
  /** What the page of the invitation sends. */
  const verify = async (email: string, count?: number) => {
    const { link } = await nextNotice(server, email, 'Vous êtes invité·e', count);
    return await ask(server, 'POST', '/verify', {
      body: { type: 'invite', token_hash: fragmentOf(new URL(link)).t },
    });
  };
  const ageToken = (userId: string, days: number) =>
    server.recueil.database.asSystem('age a token', ({ db }) =>
      db
        .updateTable('auth.one_time_tokens')
        .set({ expires_at: sql<Date>`expires_at - make_interval(days => ${days})` })
        .where('user_id', '=', userId)
        .execute(),
    );

  it('is good for days and once: the person chooses a password, and the account opens with it', async () => {
    const email = 'six.jours@exemple.fr';
    const { id } = await accountOf(inviting(email));
    await ageToken(id, 6);
    const opened = await verify(email);
    expect(opened).toMatchObject({ status: 200, body: { user: { email } } });
    expect(await verify(email)).toMatchObject({ status: 403, body: { code: 'otp_expired' } });
    const chosen = await ask(server, 'PUT', '/user', {
      token: String(opened.body.access_token),
      body: { password: PASSWORD },
    });
    expect(chosen.status).toBe(200);
    const { body } = await signInByPassword(server, email, PASSWORD);
    const profile = await fetch(`${server.url}/api/profile`, {
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    // Not held: nobody but the person has had a part in it.
    expect(await profile.json()).toMatchObject({ email, first_name: 'Inès' });
  });

  it('ends after seven days, and with a newer one', async () => {
    const email = 'sept.jours@exemple.fr';
    const { id } = await accountOf(inviting(email));
    await ageToken(id, 7);
    expect(await verify(email)).toMatchObject({ status: 403 });
    const { link: old } = await nextNotice(server, email, 'Vous êtes invité·e');
    await inviting(email);
    expect((await verify(email, 2)).status).toBe(200);
    const again = { type: 'invite', token_hash: fragmentOf(new URL(old)).t };
    expect(await ask(server, 'POST', '/verify', { body: again })).toMatchObject({ status: 403 });
  });

  it('tells by its ticket that its mail was refused, or stays on a server without mail; the account waits', async () => {
    const smtp = await startSmtp(undefined, () => smtpError(550));
    const refused = await startServerForTest({
      env: { SMTP_URL: smtp.url },
      overrides: { mailRetryDelaysMs: [] },
    });
    const theirAdmin = await signUpAdministrator(refused);
    for (const [on, by, status] of [
      [refused, theirAdmin, 'failed'],
      [server, admin, 'kept'],
    ] as const) {
      const answer = await by.call('POST', '/api/admin/users', {
        email: 'nulle.part@exemple.fr',
        role: 'user',
      });
      expect(await answer.json()).toMatchObject({ status: 'invited' });
      const ticket = answer.headers.get(MAIL_TICKET_HEADER);
      const told = async () => (await ask(on, 'GET', `/mail-status/${ticket}`)).body.status;
      await expect.poll(told).toBe(status);
    }
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
    const person = await signUpInProcess(server);
    const change = () => accountOf(admin.call('PUT', pathOf(person.id, 'role'), { role: 'professional' }));
    expect([(await change()).role, (await change()).role]).toEqual(['professional', 'professional']);
    const entries = (await logged()).filter((entry) => entry.person?.id === person.id);
    expect(entries).toMatchObject([{ action: 'role', role_before: 'user', role_after: 'professional' }]);
    expect(await outcomeOf(admin.call('PUT', pathOf(person.id, 'role'), { role: 'owner' }))).toEqual([
      400,
      'invalid_input',
    ]);
  });

  it('is not taken from the last who can administer, whichever of two acts first', async () => {
    const alone = await startTestServer();
    try {
      const [ada, bea] = await Promise.all([signUpAdministrator(alone), signUpAdministrator(alone, 'Béa')]);
      const demote = (by: TestPerson, whom: TestPerson) =>
        outcomeOf(by.call('PUT', pathOf(whom.id, 'role'), { role: 'user' }));
      const outcomes = await Promise.all([demote(ada, bea), demote(bea, ada)]);
      expect(outcomes.map(([status]) => status).sort()).toEqual([200, 403]);
      const last = outcomes[0]?.[0] === 200 ? ada : bea;
      const other = last === ada ? bea : ada;
      expect(await demote(last, last)).toEqual([409, 'last_administrator']);
      // One who is suspended, who never came, or who is leaving, does not administer.
      await giveRole(alone, other.id, 'super_admin');
      await last.call('PUT', pathOf(other.id, 'suspension'), { reason: 'Absente' });
      await last.call('POST', '/api/admin/users', { email: 'cleo@exemple.fr', role: 'super_admin' });
      expect(await demote(last, last)).toEqual([409, 'last_administrator']);
      await last.call('DELETE', pathOf(other.id, 'suspension'));
      await last.call('PUT', pathOf(other.id, 'deletion'));
      expect(await demote(last, last)).toEqual([409, 'last_administrator']);
      await last.call('DELETE', pathOf(other.id, 'deletion'));
      const access_token = await openedAgain(alone, other);
      const closing = (method: string) =>
        fetch(`${alone.url}/api/account-closing`, {
          method,
          headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
          ...(method === 'POST' && { body: JSON.stringify({ language: 'fr' }) }),
        });
      const askToClose = (person: TestPerson) =>
        outcomeOf(person.call('POST', '/api/account-closing', { language: 'fr' }));
      expect((await closing('POST')).status).toBe(200);
      expect(await demote(last, last)).toEqual([409, 'last_administrator']);
      expect(await askToClose(last)).toEqual([409, 'last_administrator']);
      expect(await outcomeOf(last.call('GET', '/api/profile'))).toEqual([200]);
      expect((await closing('DELETE')).status).toBe(204);
      expect(await demote(last, last)).toEqual([200]);
      expect(await askToClose(last)).toEqual([200]);
    } finally {
      await alone.stop();
    }
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
