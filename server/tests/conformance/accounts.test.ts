/** The unpatched client of GoTrue against a running server: accounts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, mailsTo, nextMail, open, PASSWORD, uniqueEmail } from '../auth/support/clients.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RECUEIL_AUTOCONFIRM: 'off' } });
});
afterAll(() => server.stop());

const confirmed = async (email = uniqueEmail()) => {
  const browser = createBrowser(server, 'implicit');
  await browser.signUp({ email, password: PASSWORD });
  const { code } = await nextMail(server, email);
  await browser.verifyOtp({ email, token: code, type: 'signup' });
  return { browser, email };
};

describe('the client', () => {
  it('signUp gives a user without a session until the address is confirmed', async () => {
    const browser = createBrowser(server);
    const email = uniqueEmail();
    const { data, error } = await browser.signUp({
      email,
      password: PASSWORD,
      options: { data: { first_name: 'Nadia' }, emailRedirectTo: `${server.url}/email-confirmed` },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email,
      aud: 'authenticated',
      user_metadata: { first_name: 'Nadia' },
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email' }],
    });
  });

  it('exchangeCodeForSession ends what signUp began, once', async () => {
    const browser = createBrowser(server);
    const email = uniqueEmail();
    await browser.signUp({ email, password: PASSWORD });
    const page = await open((await nextMail(server, email)).link);
    const code = page.searchParams.get('code') ?? '';
    const { data, error } = await browser.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect((await browser.exchangeCodeForSession(code)).error).not.toBeNull();
  });

  it('verifyOtp takes a code, and the hash of a link', async () => {
    const { browser, email } = await confirmed();
    expect((await browser.getUser()).data.user?.email_confirmed_at).toBeTruthy();
    await browser.resetPasswordForEmail(email);
    const mail = await nextMail(server, email, 2);
    const token_hash = new URL(mail.link).searchParams.get('token') ?? '';
    const { data, error } = await createBrowser(server).verifyOtp({ token_hash, type: 'recovery' });
    expect(error).toBeNull();
    expect(data.session?.access_token).toBeTruthy();
    const again = await createBrowser(server).verifyOtp({ token_hash, type: 'recovery' });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('signInWithPassword gives session and user, and the same error for a wrong address or password', async () => {
    const { email } = await confirmed();
    const { data, error } = await createBrowser(server).signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3_600 });
    const wrong = await createBrowser(server).signInWithPassword({ email, password: 'Faux2passe' });
    const unknown = await createBrowser(server).signInWithPassword({
      email: uniqueEmail(),
      password: 'Faux2passe',
    });
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    expect(unknown.error).toEqual(wrong.error);
  });

  it('signInWithPassword and signUp say that there is no phone here', async () => {
    const browser = createBrowser(server);
    const credentials = { phone: '+33612345678', password: PASSWORD };
    expect((await browser.signUp(credentials)).error).toMatchObject({ code: 'provider_disabled' });
    expect((await browser.signInWithPassword(credentials)).error).toMatchObject({
      code: 'provider_disabled',
    });
  });

  it('resend mails the confirmation again', async () => {
    const browser = createBrowser(server);
    const email = uniqueEmail();
    await browser.signUp({ email, password: PASSWORD });
    await nextMail(server, email);
    expect((await browser.resend({ type: 'signup', email })).error).toBeNull();
    await nextMail(server, email, 2);
    expect((await browser.resend({ type: 'signup', email: uniqueEmail() })).error).toBeNull();
  });

  it('resetPasswordForEmail, then updateUser, sets a new password', async () => {
    const { email } = await confirmed();
    const browser = createBrowser(server);
    await browser.resetPasswordForEmail(email, { redirectTo: `${server.url}/auth/update-password` });
    const page = await open((await nextMail(server, email, 2)).link);
    expect(page.pathname).toBe('/auth/update-password');
    await browser.exchangeCodeForSession(page.searchParams.get('code') ?? '');
    expect((await browser.updateUser({ password: 'Nouveau3passe' })).error).toBeNull();
    const signedIn = await createBrowser(server).signInWithPassword({ email, password: 'Nouveau3passe' });
    expect(signedIn.error).toBeNull();
  });

  it('updateUser merges metadata, and says what is weak about a password', async () => {
    const { browser } = await confirmed();
    await browser.updateUser({ data: { last_name: 'Benali' } });
    expect((await browser.getUser()).data.user?.user_metadata).toMatchObject({ last_name: 'Benali' });
    const weak = await browser.updateUser({ password: 'court', current_password: PASSWORD });
    expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422 });
    expect(weak.error).toMatchObject({ reasons: expect.arrayContaining(['length']) });
  });

  it('updateUser changes the address once both have confirmed', async () => {
    const { browser, email } = await confirmed();
    const newEmail = uniqueEmail();
    expect((await browser.updateUser({ email: newEmail })).data.user?.new_email).toBe(newEmail);
    const [before, after] = [await nextMail(server, email, 2), await nextMail(server, newEmail)];
    const first = await browser.verifyOtp({ email, token: before.code, type: 'email_change' });
    expect(first.error).toBeNull();
    expect(first.data.session).toBeNull();
    await browser.verifyOtp({ email: newEmail, token: after.code, type: 'email_change' });
    expect((await browser.getUser()).data.user?.email).toBe(newEmail);
  });

  it('reauthenticate mails a code', async () => {
    const { browser, email } = await confirmed();
    const before = (await mailsTo(server, email)).length;
    expect((await browser.reauthenticate()).error).toBeNull();
    expect((await nextMail(server, email, before + 1)).code).toMatch(/^\d{6}$/);
  });

  it('getUserIdentities lists the one of the address', async () => {
    const { browser, email } = await confirmed();
    const { data } = await browser.getUserIdentities();
    expect(data?.identities).toMatchObject([{ provider: 'email', email }]);
  });

  it('getClaims verifies the token by the published keys, without asking for the user', async () => {
    const { browser, email } = await confirmed();
    const { data, error } = await browser.getClaims();
    expect(error).toBeNull();
    expect(data?.header.alg).toBe('ES256');
    expect(data?.claims).toMatchObject({ email, aud: 'authenticated', aal: 'aal1', is_anonymous: false });
  });
});
