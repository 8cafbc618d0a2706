import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { createBrowser, nextMail, open, PASSWORD, uniqueEmail } from './support/clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RECUEIL_AUTOCONFIRM: 'off' } });
});
afterAll(() => server.stop());

describe('a sign-in with a password', () => {
  it('opens a session whose token says who the person is', async () => {
    const browser = createBrowser(server);
    const email = uniqueEmail();
    await browser.signUp({ email, password: PASSWORD });
    await open((await nextMail(server, email)).link);
    const signedIn = await browser.signInWithPassword({
      email: ` ${email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect(signedIn.error).toBeNull();
    expect(signedIn.data.user?.last_sign_in_at).toEqual(expect.any(String));

    const claims = await browser.getClaims();
    expect(claims.error).toBeNull();
    expect(claims.data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) });
    expect(claims.data?.claims).toMatchObject({
      iss: `${server.url}/auth/v1`,
      sub: signedIn.data.user?.id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      is_anonymous: false,
      session_id: expect.any(String),
    });
    const level = await browser.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    expect((await browser.getUserIdentities()).data?.identities).toMatchObject([{ provider: 'email' }]);
  });

  it('is refused before the address is confirmed, and says why only for the right password', async () => {
    const browser = createBrowser(server);
    const email = uniqueEmail();
    await browser.signUp({ email, password: PASSWORD });
    const right = await browser.signInWithPassword({ email, password: PASSWORD });
    expect(right.error).toMatchObject({
      message: 'Email not confirmed',
      code: 'email_not_confirmed',
      status: 400,
    });
    const wrong = await browser.signInWithPassword({ email, password: 'Autre2passe' });
    expect(wrong.error).toMatchObject({ message: 'Invalid login credentials', code: 'invalid_credentials' });
  });
});
