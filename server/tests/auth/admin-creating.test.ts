/** An administrator makes accounts. */
import { hash } from '@node-rs/argon2';
import type { GoTrueAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveBelongings } from '../support/belongings.ts';
import { signUpInProcess } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { administrator, createAccount, serviceToken } from './support/administrator.ts';
import { ask, mailsTo, nextMail, PASSWORD, signInByPassword, uniqueEmail } from './support/clients.ts';
import { profileOf } from './support/second-factor.ts';

let server: TestServer;
let token: string;
let admin: GoTrueAdminApi;
beforeAll(async () => {
  server = await startTestServer();
  token = await serviceToken(server);
  admin = await administrator(server);
});
afterAll(() => server.stop());

describe('creating an account', () => {
  it('creates one that signs in with its password, and mails nothing', async () => {
    const user = await createAccount(admin, {
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
    const { status, body } = await signInByPassword(server, user.email);
    expect(status).toBe(200);
    expect(await mailsTo(server, user.email ?? '')).toEqual([]);
    // The person with that password must still prove that they read the address.
    const bearer = String(body.access_token);
    expect(await profileOf(server, bearer)).toMatchObject({ body: { code: 'confirmation_needed' } });
    await ask(server, 'POST', '/confirmation', { token: bearer });
    const { code } = await nextMail(server, user.email ?? '');
    await ask(server, 'POST', '/confirmation/verify', { token: bearer, body: { code } });
    expect(await profileOf(server, bearer)).toMatchObject({ body: { first_name: 'Nadia', role: 'user' } });
  });

  it('leaves the address unconfirmed unless the request confirms it', async () => {
    const user = await createAccount(admin, { email_confirm: false });
    expect(user).not.toHaveProperty('email_confirmed_at');
    expect(user).not.toHaveProperty('confirmation_sent_at');
    expect((await signInByPassword(server, user.email)).body.code).toBe('email_not_confirmed');
    const { data } = await admin.updateUserById(user.id, { email_confirm: true });
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });
    expect((await signInByPassword(server, user.email)).status).toBe(200);
  });

  it('accepts a password hash from another system, an id, a phone number and a ban', async () => {
    const id = crypto.randomUUID();
    const user = await createAccount(admin, {
      id,
      password: undefined,
      password_hash: await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
      phone: '+33 6 12 34 56 78',
      phone_confirm: true,
      ban_duration: '24h',
    });
    expect(user).toMatchObject({ id, phone: '33612345678', phone_confirmed_at: expect.any(String) });
    expect((await signInByPassword(server, user.email)).body.code).toBe('user_banned');
    await admin.updateUserById(id, { ban_duration: 'none' });
    expect((await signInByPassword(server, user.email)).status).toBe(200);
    const same = await ask(server, 'POST', '/admin/users', {
      token,
      body: { email: uniqueEmail(), phone: '33612345678' },
    });
    expect(same).toMatchObject({ status: 422, body: { code: 'phone_exists' } });
  });

  it('creates one with a phone number only', async () => {
    const phone = `336${String(Date.now()).slice(-8)}`;
    const { body } = await ask(server, 'POST', '/admin/users', { token, body: { phone } });
    expect(body).toMatchObject({ email: '', phone, app_metadata: { provider: 'phone' } });
    expect(body).not.toHaveProperty('phone_confirmed_at');
  });

  it('refuses an address or an id that is taken', async () => {
    const user = await createAccount(admin);
    const again = await admin.createUser({ email: user.email?.toUpperCase() ?? '' });
    expect(again.error).toMatchObject({ status: 422, code: 'email_exists' });
    const sameId = await admin.createUser({ id: user.id, email: uniqueEmail() });
    expect(sameId.error).toMatchObject({ status: 422, code: 'user_already_exists' });
  });

  it('refuses the id of a deleted account, whose ledger remains', async () => {
    const person = await signUpInProcess(server);
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
