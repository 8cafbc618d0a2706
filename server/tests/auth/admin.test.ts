import { hash } from '@node-rs/argon2';
import type { GoTrueAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveBelongings } from '../support/belongings.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import { administrator, serviceToken, signed } from './administrator.ts';
import { codeOf } from './authenticator.ts';
import { ask, createBrowser, mailsTo, nextNotice, PASSWORD, uniqueEmail } from './clients.ts';

let server: TestServer;
let token: string;
let admin: GoTrueAdminApi;
beforeAll(async () => {
  server = await startTestServer();
  token = await serviceToken(server);
  admin = await administrator(server);
});
afterAll(() => server.stop());

const created = async (attributes: Record<string, unknown> = {}) => {
  const { data, error } = await admin.createUser({
    email: uniqueEmail(),
    password: PASSWORD,
    email_confirm: true,
    ...attributes,
  });
  if (error) throw error;
  return data.user;
};

const signIn = (email: string | undefined, password = PASSWORD, at = server) =>
  ask(at, 'POST', '/token?grant_type=password', { body: { email, password } });

const change = (id: string, body: unknown) => ask(server, 'PUT', `/admin/users/${id}`, { token, body });

const ENDPOINTS = [
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', `/admin/users/${crypto.randomUUID()}`],
  ['PUT', `/admin/users/${crypto.randomUUID()}`],
  ['DELETE', `/admin/users/${crypto.randomUUID()}`],
  ['GET', `/admin/users/${crypto.randomUUID()}/factors`],
  ['DELETE', `/admin/users/${crypto.randomUUID()}/factors/${crypto.randomUUID()}`],
  ['POST', '/admin/generate_link'],
  ['POST', '/invite'],
] as const;

describe.each(ENDPOINTS)('%s %s', (method, path) => {
  const call = (bearer?: string) =>
    ask(server, method, path, {
      ...(bearer ? { token: bearer } : {}),
      ...(method === 'GET' ? {} : { body: {} }),
    });

  it('is for whoever holds a token of the service alone', async () => {
    expect(await call()).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
    expect(await call('nonsense')).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
    const person = await signUp(server);
    for (const other of [
      person.accessToken,
      await signed(server, { role: 'anon' }),
      await signed(server, {}),
      await signed(server, { role: ['service_role'] as unknown as string }),
    ]) {
      expect(await call(other)).toMatchObject({
        status: 403,
        body: { code: 'not_admin', message: 'User not allowed' },
      });
    }
    const expired = await signed(server, { role: 'service_role' }, Math.floor(Date.now() / 1_000) - 10);
    expect(await call(expired)).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
    for (const role of ['service_role', 'supabase_admin']) {
      expect([200, 400, 404]).toContain((await call(await serviceToken(server, role))).status);
    }
  });
});

describe('a token of the service', () => {
  it('opens nothing of a person', async () => {
    expect(await ask(server, 'GET', '/user', { token })).toMatchObject({
      status: 403,
      body: { code: 'bad_jwt' },
    });
    for (const path of ['/api/profile', '/api/incidents', '/api/conversations']) {
      const answer = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } });
      expect(answer.status, path).toBe(401);
    }
  });

  it('stands in for the captcha, and a token of a person does not', async () => {
    const test = await startServerForTest({ env: { RECUEIL_CAPTCHA: 'altcha' } });
    const bearer = await serviceToken(test);
    const email = uniqueEmail();
    const body = { email, password: PASSWORD };
    const signedUp = await ask(test, 'POST', '/signup', { token: bearer, body });
    expect(signedUp.status).toBe(200);
    const person = String(signedUp.body.access_token);
    for (const path of ['/token?grant_type=password', '/recover', '/otp']) {
      expect((await ask(test, 'POST', path, { token: bearer, body })).status, path).toBe(200);
      expect((await ask(test, 'POST', path, { token: person, body })).body.code, path).toBe('captcha_failed');
    }
  });

  it('that was given to a person counts while the session lives and the account has the role', async () => {
    const user = await created({ role: 'service_role' });
    const asked = async () => {
      const { body } = await signIn(user.email);
      return { bearer: String(body.access_token), browser: body };
    };
    const list = (bearer: string) => ask(server, 'GET', '/admin/users', { token: bearer });
    const { bearer } = await asked();
    expect((await list(bearer)).status).toBe(200);
    await ask(server, 'POST', '/logout', { token: bearer });
    expect(await list(bearer)).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
    const second = await asked();
    await admin.updateUserById(user.id, { role: 'authenticated' });
    expect(await list(second.bearer)).toMatchObject({ status: 403, body: { code: 'not_admin' } });
  });
});

describe('creating an account', () => {
  it('makes one that signs in with its password, and mails nothing', async () => {
    const user = await created({
      user_metadata: { first_name: 'Nadia' },
      app_metadata: { team: 'a' },
      role: 'editor',
    });
    expect(user).toMatchObject({
      role: 'editor',
      email_confirmed_at: expect.any(String),
      user_metadata: { first_name: 'Nadia' },
      app_metadata: { provider: 'email', providers: ['email'], team: 'a' },
      identities: [{ provider: 'email', identity_data: { email: user.email, email_verified: true } }],
    });
    const { status, body } = await signIn(user.email);
    expect(status).toBe(200);
    const profile = await fetch(`${server.url}/api/profile`, {
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    expect(await profile.json()).toMatchObject({ first_name: 'Nadia', role: 'user' });
    expect(await mailsTo(server, user.email ?? '')).toEqual([]);
  });

  it('leaves the address unconfirmed unless it is told otherwise', async () => {
    const user = await created({ email_confirm: false });
    expect(user).not.toHaveProperty('email_confirmed_at');
    expect(user).not.toHaveProperty('confirmation_sent_at');
    expect((await signIn(user.email)).body.code).toBe('email_not_confirmed');
    const { data } = await admin.updateUserById(user.id, { email_confirm: true });
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });
    expect((await signIn(user.email)).status).toBe(200);
  });

  it('takes a password that was hashed elsewhere, an id, a phone number and a ban', async () => {
    const id = crypto.randomUUID();
    const user = await created({
      id,
      password: undefined,
      password_hash: await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
      phone: '+33 6 12 34 56 78',
      phone_confirm: true,
      ban_duration: '24h',
    });
    expect(user).toMatchObject({ id, phone: '33612345678', phone_confirmed_at: expect.any(String) });
    expect((await signIn(user.email)).body.code).toBe('user_banned');
    await admin.updateUserById(id, { ban_duration: 'none' });
    expect((await signIn(user.email)).status).toBe(200);
    const same = await ask(server, 'POST', '/admin/users', {
      token,
      body: { email: uniqueEmail(), phone: '33612345678' },
    });
    expect(same).toMatchObject({ status: 422, body: { code: 'phone_exists' } });
  });

  it('makes one that is known by its number alone', async () => {
    const phone = `336${String(Date.now()).slice(-8)}`;
    const { body } = await ask(server, 'POST', '/admin/users', { token, body: { phone } });
    expect(body).toMatchObject({ email: '', phone, app_metadata: { provider: 'phone' } });
    expect(body).not.toHaveProperty('phone_confirmed_at');
  });

  it('finds an address or an id taken', async () => {
    const user = await created();
    const again = await admin.createUser({ email: user.email?.toUpperCase() ?? '' });
    expect(again.error).toMatchObject({ status: 422, code: 'email_exists' });
    const sameId = await admin.createUser({ id: user.id, email: uniqueEmail() });
    expect(sameId.error).toMatchObject({ status: 422, code: 'user_already_exists' });
  });

  it('takes no id of an account that was deleted: what remains of it in the ledger stays its own', async () => {
    const person = await signUp(server);
    await giveBelongings(server, person);
    await admin.deleteUser(person.id);
    const again = await admin.createUser({ id: person.id, email: person.email });
    expect(again.error).toMatchObject({ status: 422, code: 'user_already_exists' });
    expect((await admin.getUserById(person.id)).error).toMatchObject({ code: 'user_not_found' });
    expect((await admin.createUser({ email: person.email })).error).toBeNull();
  });

  const bcrypt = `$2a$10$${'a'.repeat(53)}`;
  it.each([
    [{}, 400, 'validation_failed'],
    [{ email: 'nobody' }, 400, 'validation_failed'],
    [{ phone: '06 12' }, 400, 'validation_failed'],
    [{ email: 'a@exemple.fr', password: 'court' }, 422, 'weak_password'],
    [{ email: 'a@exemple.fr', password: PASSWORD, password_hash: 'x' }, 400, 'validation_failed'],
    [{ email: 'a@exemple.fr', password_hash: bcrypt }, 400, 'validation_failed'],
    [
      {
        email: 'a@exemple.fr',
        password_hash: `$argon2id$v=19$m=4194304,t=3,p=1$${'a'.repeat(22)}$${'a'.repeat(43)}`,
      },
      400,
      'validation_failed',
    ],
    [{ email: 'a@exemple.fr', id: 'x' }, 400, 'validation_failed'],
    [{ email: 'a@exemple.fr', id: '00000000-0000-0000-0000-000000000000' }, 400, 'validation_failed'],
    [{ email: 'a@exemple.fr', ban_duration: 'forever' }, 400, 'validation_failed'],
    [{ email: 'a@exemple.fr', role: 'a b' }, 400, 'validation_failed'],
    [{ email: 'a@exemple.fr', user_metadata: { x: 'y'.repeat(5_000) } }, 400, 'validation_failed'],
    [{ email: 'a@exemple.fr', email_confirm: 'yes' }, 400, 'bad_json'],
    [{ email: ['a@exemple.fr'] }, 400, 'bad_json'],
  ])('is refused as %j', async (body, status, code) => {
    expect(await ask(server, 'POST', '/admin/users', { token, body })).toMatchObject({
      status,
      body: { code },
    });
  });
});

describe('the list of accounts', () => {
  it('is the newest first, in pages that say where the next and the last one are', async () => {
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

describe('an account that is not there', () => {
  it.each([
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['GET', '/factors'],
    ['DELETE', `/factors/${crypto.randomUUID()}`],
  ])('%s %s says so', async (method, rest) => {
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
    const user = await created({ user_metadata: { a: 1, b: 2 } });
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

  it('of the password ends the sessions and tells the person', async () => {
    const person = await signUp(server);
    await admin.updateUserById(person.id, { password: 'Nouveau2passe' });
    expect((await person.call('GET', '/api/profile')).status).toBe(401);
    expect((await signIn(person.email)).body.code).toBe('invalid_credentials');
    expect((await signIn(person.email, 'Nouveau2passe')).status).toBe(200);
    await nextNotice(server, person.email, 'Votre mot de passe a changé');
    expect((await change(person.id, { password: 'court' })).body.code).toBe('weak_password');
  });

  it('of the address counts at once, tells the old one, and takes what was mailed to it', async () => {
    const person = await signUp(server);
    const link = await admin.generateLink({ type: 'recovery', email: person.email });
    const email = uniqueEmail();
    const { data } = await admin.updateUserById(person.id, { email });
    expect(data.user).toMatchObject({ email, identities: [{ identity_data: { email } }] });
    await nextNotice(server, person.email, 'Votre adresse e-mail a changé');
    expect((await signIn(email)).status).toBe(200);
    const token_hash = link.data.properties?.hashed_token ?? '';
    const used = await createBrowser(server).verifyOtp({ token_hash, type: 'recovery' });
    expect(used.error?.code).toBe('otp_expired');
    expect((await change((await created()).id, { email })).body.code).toBe('email_exists');
  });
});

describe('a ban', () => {
  const ban = (person: TestPerson, ban_duration: string) => admin.updateUserById(person.id, { ban_duration });

  it('shuts everything at once, and says why', async () => {
    const person = await signUp(server);
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
    expect(await signIn(person.email)).toMatchObject({ status: 400, body: { code: 'user_banned' } });
  });

  it('is outlived by no session, whether it is lifted or over', async () => {
    const [lifted, over] = [await signUp(server), await signUp(server)];
    await ban(lifted, '24h');
    await ban(lifted, 'none');
    await ban(over, '300ms');
    await new Promise((resolve) => setTimeout(resolve, 400));
    for (const person of [lifted, over]) {
      expect((await person.call('GET', '/api/profile')).status).toBe(401);
      expect((await signIn(person.email)).status).toBe(200);
    }
  });
});

describe('deleting an account', () => {
  it('takes everything but the ledger, and the key that opens that', async () => {
    const person = await signUp(server);
    await giveBelongings(server, person);
    const deleted = await ask(server, 'DELETE', `/admin/users/${person.id}`, { token });
    expect(deleted).toMatchObject({ status: 200, body: {} });
    expect((await person.call('GET', '/api/profile')).status).toBe(401);
    expect((await signIn(person.email)).body.code).toBe('invalid_credentials');
    const keys = await server.recueil.database.asSystem('look for a key', (tx) =>
      tx.db.selectFrom('user_keys').select('user_id').where('user_id', '=', person.id).execute(),
    );
    expect(keys).toEqual([]);
    expect((await admin.deleteUser(person.id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  it('softly is not possible, and deletes nothing', async () => {
    const user = await created();
    expect((await admin.deleteUser(user.id, true)).error).toMatchObject({ code: 'validation_failed' });
    expect((await admin.getUserById(user.id)).error).toBeNull();
  });
});

describe('the factors of an account', () => {
  const enroll = async (person: TestPerson) => {
    const bearer = { token: person.accessToken };
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

  it('are listed and taken away without their secrets, and the person is told', async () => {
    const person = await signUp(server);
    const factor = await enroll(person);
    const { data } = await admin.mfa.listFactors({ userId: person.id });
    expect(data?.factors).toEqual([expect.objectContaining({ id: factor.id, status: 'verified' })]);
    expect(JSON.stringify(data)).not.toMatch(/secret/);
    const removed = await admin.mfa.deleteFactor({ userId: person.id, id: factor.id });
    // The client wraps the answer twice, contrary to its type.
    expect(removed).toMatchObject({ data: { data: { id: factor.id } }, error: null });
    await nextNotice(server, person.email, 'Validation en deux étapes désactivée');
    expect((await admin.mfa.listFactors({ userId: person.id })).data?.factors).toEqual([]);
    // The session that it raised is lowered, and asks for no second factor any more.
    const session = await server.recueil.database.asSystem('look at a session', (tx) =>
      tx.db.selectFrom('auth.sessions').select('aal').where('user_id', '=', person.id).execute(),
    );
    expect(session).toEqual([{ aal: 'aal1' }]);
    expect((await signIn(person.email)).status).toBe(200);
  });

  it('of somebody else are not there', async () => {
    const [owner, other] = [await signUp(server), await signUp(server)];
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
