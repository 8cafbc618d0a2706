/** What an administrator does with existing accounts: lists, changes, bans and deletes them, and removes factors. */
import type { GoTrueAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveBelongings } from '../support/belongings.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import { administrator, createAccount, serviceToken } from './support/administrator.ts';
import { codeOf } from './support/authenticator.ts';
import { ask, createBrowser, nextNotice, signInByPassword, uniqueEmail } from './support/clients.ts';

let server: TestServer;
let token: string;
let admin: GoTrueAdminApi;
beforeAll(async () => {
  server = await startTestServer();
  token = await serviceToken(server);
  admin = await administrator(server);
});
afterAll(() => server.stop());

const change = (id: string, body: unknown) => ask(server, 'PUT', `/admin/users/${id}`, { token, body });

describe('the list of accounts', () => {
  it('is in pages, the newest account first, with links to the next and the last page', async () => {
    const test = await startServerForTest();
    const client = await administrator(test);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      ids.unshift((await client.createUser({ email: uniqueEmail() })).data.user?.id ?? '');
    }
    const all = await client.listUsers();
    expect(all.data).toMatchObject({ aud: 'authenticated', total: 5 });
    expect(all.data.users.map(({ id }) => id)).toEqual(ids);
    expect(all.data.users[0]).toMatchObject({ identities: [{ provider: 'email' }] });
    const second = await client.listUsers({ page: 2, perPage: 2 });
    expect(second.data).toMatchObject({ total: 5, nextPage: 3, lastPage: 3 });
    expect(second.data.users.map(({ id }) => id)).toEqual(ids.slice(2, 4));
    const bearer = await serviceToken(test);
    const last = await ask(test, 'GET', '/admin/users?page=3&per_page=2', { token: bearer });
    expect(last.headers.get('x-total-count')).toBe('5');
    expect(last.headers.get('link')).toBe(`<${test.url}/auth/v1/admin/users?page=3&per_page=2>; rel="last"`);
    const beyond = await ask(test, 'GET', '/admin/users?page=999999999&per_page=1000', { token: bearer });
    expect(beyond).toMatchObject({ status: 200, body: { users: [] } });
    const empty = await ask(test, 'GET', '/admin/users?page=&per_page=', { token: bearer });
    expect(empty.body.users).toHaveLength(5);
  });

  it.each(['page=-1', 'page=0', 'page=x', 'page=1.5', 'per_page=-1', 'per_page=x', 'per_page=1001'])(
    'with %s is refused',
    async (query) => {
      expect(await ask(server, 'GET', `/admin/users?${query}`, { token })).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    },
  );
});

describe('an account that does not exist', () => {
  it.each([
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['GET', '/factors'],
    ['DELETE', `/factors/${crypto.randomUUID()}`],
  ])('is answered with user_not_found by %s %s', async (method, rest) => {
    const at = (id: string) =>
      ask(server, method, `/admin/users/${id}${rest}`, { token, ...(method === 'PUT' ? { body: {} } : {}) });
    expect(await at(crypto.randomUUID())).toMatchObject({ status: 404, body: { code: 'user_not_found' } });
    expect(await at('nobody')).toMatchObject({
      status: 404,
      body: { code: 'validation_failed', message: 'user_id must be an UUID' },
    });
  });
});

describe('changing an account', () => {
  it('merges metadata, and null deletes a key', async () => {
    const user = await createAccount(admin, { user_metadata: { a: 1, b: 2 } });
    const { data } = await admin.updateUserById(user.id, {
      user_metadata: { b: null, c: 3 },
      app_metadata: { plan: 'x' },
    });
    expect(data.user).toMatchObject({
      user_metadata: { a: 1, c: 3 },
      app_metadata: { provider: 'email', plan: 'x' },
    });
    expect(data.user?.user_metadata).not.toHaveProperty('b');
    expect((await admin.getUserById(user.id.toUpperCase())).data.user).toEqual(data.user);
  });

  it('to a new password ends the sessions and tells the person', async () => {
    const person = await signUpInProcess(server);
    await admin.updateUserById(person.id, { password: 'Nouveau2passe' });
    expect((await person.call('GET', '/api/profile')).status).toBe(401);
    expect((await signInByPassword(server, person.email)).body.code).toBe('invalid_credentials');
    expect((await signInByPassword(server, person.email, 'Nouveau2passe')).status).toBe(200);
    await nextNotice(server, person.email, 'Votre mot de passe a changé');
    expect((await change(person.id, { password: 'court' })).body.code).toBe('weak_password');
  });

  it('to a new address takes effect at once, tells the old address, and makes its earlier mails useless', async () => {
    const person = await signUpInProcess(server);
    const link = await admin.generateLink({ type: 'recovery', email: person.email });
    const email = uniqueEmail();
    const { data } = await admin.updateUserById(person.id, { email });
    expect(data.user).toMatchObject({ email, identities: [{ identity_data: { email } }] });
    await nextNotice(server, person.email, 'Votre adresse email a changé');
    expect((await signInByPassword(server, email)).status).toBe(200);
    const token_hash = link.data.properties?.hashed_token ?? '';
    const used = await createBrowser(server).verifyOtp({ token_hash, type: 'recovery' });
    expect(used.error?.code).toBe('otp_expired');
    expect((await change((await createAccount(admin)).id, { email })).body.code).toBe('email_exists');
  });
});

describe('a ban', () => {
  const ban = (person: TestPerson, ban_duration: string) => admin.updateUserById(person.id, { ban_duration });

  it('closes every way in at once, and says why', async () => {
    const person = await signUpInProcess(server);
    expect((await person.call('GET', '/api/profile')).status).toBe(200);
    const { data } = await ban(person, '24h');
    const until = Date.parse((data.user as unknown as { banned_until: string }).banned_until);
    expect(until - Date.now()).toBeGreaterThan(86_000_000);
    expect((await person.call('GET', '/api/profile')).status).toBe(401);
    expect(await ask(server, 'GET', '/user', { token: person.accessToken })).toMatchObject({
      status: 403,
      body: { code: 'user_banned' },
    });
    expect(
      await ask(server, 'POST', '/token?grant_type=refresh_token', {
        body: { refresh_token: person.refreshToken },
      }),
    ).toMatchObject({ status: 400, body: { code: 'user_banned' } });
    expect(await signInByPassword(server, person.email)).toMatchObject({
      status: 400,
      body: { code: 'user_banned' },
    });
  });

  it('ends every session for good, also after it is lifted or over', async () => {
    const [lifted, over] = [await signUpInProcess(server), await signUpInProcess(server)];
    await ban(lifted, '24h');
    await ban(lifted, 'none');
    await ban(over, '300ms');
    await new Promise((resolve) => setTimeout(resolve, 400));
    for (const person of [lifted, over]) {
      expect((await person.call('GET', '/api/profile')).status).toBe(401);
      expect((await signInByPassword(server, person.email)).status).toBe(200);
    }
  });
});

describe('deleting an account', () => {
  it('deletes everything but the ledger, and the key that opens it', async () => {
    const person = await signUpInProcess(server);
    await giveBelongings(server, person);
    const deleted = await ask(server, 'DELETE', `/admin/users/${person.id}`, { token });
    expect(deleted).toMatchObject({ status: 200, body: {} });
    expect((await person.call('GET', '/api/profile')).status).toBe(401);
    expect((await signInByPassword(server, person.email)).body.code).toBe('invalid_credentials');
    const keys = await server.recueil.database.asSystem('look for a key', (tx) =>
      tx.db.selectFrom('user_keys').select('user_id').where('user_id', '=', person.id).execute(),
    );
    expect(keys).toEqual([]);
    expect((await admin.deleteUser(person.id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  it('is refused when it is to be soft, and deletes nothing', async () => {
    const user = await createAccount(admin);
    expect((await admin.deleteUser(user.id, true)).error).toMatchObject({ code: 'validation_failed' });
    expect((await admin.getUserById(user.id)).error).toBeNull();
  });
});

describe('the factors of an account', () => {
  const enroll = async (person: TestPerson) => {
    const bearer = { token: person.accessToken };
    await ask(server, 'POST', '/reauthenticate', { ...bearer, body: { password: person.password } });
    const { body } = await ask(server, 'POST', '/factors', { ...bearer, body: { factor_type: 'totp' } });
    const challenge = await ask(server, 'POST', `/factors/${body.id}/challenge`, bearer);
    const code = codeOf((body.totp as { secret: string }).secret);
    const raised = await ask(server, 'POST', `/factors/${body.id}/verify`, {
      ...bearer,
      body: { challenge_id: challenge.body.id, code },
    });
    expect(raised.status).toBe(200);
    return { id: String(body.id), raised: String(raised.body.access_token) };
  };

  it('are listed and removed without showing their secrets, and the person is told', async () => {
    const person = await signUpInProcess(server);
    const factor = await enroll(person);
    const { data } = await admin.mfa.listFactors({ userId: person.id });
    expect(data?.factors).toEqual([expect.objectContaining({ id: factor.id, status: 'verified' })]);
    expect(JSON.stringify(data)).not.toMatch(/secret/);
    const removed = await admin.mfa.deleteFactor({ userId: person.id, id: factor.id });
    // The client wraps the answer twice, contrary to its type.
    expect(removed).toMatchObject({ data: { data: { id: factor.id } }, error: null });
    await nextNotice(server, person.email, 'Validation en deux étapes désactivée');
    expect((await admin.mfa.listFactors({ userId: person.id })).data?.factors).toEqual([]);
    // The session that it raised is at aal1, and is asked for no second factor any more.
    const session = await server.recueil.database.asSystem('look at a session', (tx) =>
      tx.db.selectFrom('auth.sessions').select('aal').where('user_id', '=', person.id).execute(),
    );
    expect(session).toEqual([{ aal: 'aal1' }]);
    expect((await signInByPassword(server, person.email)).status).toBe(200);
  });

  it('of another person are not found', async () => {
    const [owner, other] = [await signUpInProcess(server), await signUpInProcess(server)];
    const factor = await enroll(owner);
    for (const id of [factor.id, crypto.randomUUID()]) {
      const refused = await ask(server, 'DELETE', `/admin/users/${other.id}/factors/${id}`, { token });
      expect(refused).toMatchObject({ status: 404, body: { code: 'mfa_factor_not_found' } });
    }
    const noId = await ask(server, 'DELETE', `/admin/users/${owner.id}/factors/x`, { token });
    expect(noId).toMatchObject({ status: 404, body: { code: 'validation_failed' } });
    expect((await admin.mfa.listFactors({ userId: owner.id })).data?.factors).toHaveLength(1);
  });
});
