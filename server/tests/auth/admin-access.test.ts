/** Who may use the administrator's endpoints, and what else a token of the service opens. */
import type { GoTrueAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpInProcess } from '../support/people.ts';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import { administrator, createAccount, serviceToken, signed } from './support/administrator.ts';
import { ask, PASSWORD, signInByPassword, uniqueEmail } from './support/clients.ts';

let server: TestServer;
let token: string;
let admin: GoTrueAdminApi;
beforeAll(async () => {
  server = await startTestServer();
  token = await serviceToken(server);
  admin = await administrator(server);
});
afterAll(() => server.stop());

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

  it('accepts a token of the service only', async () => {
    expect(await call()).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
    expect(await call('nonsense')).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
    const person = await signUpInProcess(server);
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

  it('replaces the captcha, and a token of a person does not', async () => {
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

  it('is accepted from a person while their session lives and their account has the role', async () => {
    const user = await signUpInProcess(server);
    await admin.updateUserById(user.id, { role: 'service_role' });
    const asked = async () => {
      const { body } = await signInByPassword(server, user.email);
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
    const made = await createAccount(admin, { role: 'service_role' });
    const { body } = await signInByPassword(server, made.email);
    expect(await list(String(body.access_token))).toMatchObject({
      status: 403,
      body: { code: 'confirmation_needed' },
    });
  });
});
