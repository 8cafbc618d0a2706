import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import {
  ask,
  createBrowser,
  fragmentOf,
  mailsTo,
  nextMail,
  open,
  PASSWORD,
  SIGN_UP_DATA,
  uniqueEmail,
} from './support/clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RECUEIL_AUTOCONFIRM: 'off' } });
});
afterAll(() => server.stop());

describe('a sign-up', () => {
  it('is confirmed by the link, and signs in the browser that began it', async () => {
    const browser = createBrowser(server);
    const email = uniqueEmail();
    const emailRedirectTo = `${server.url}/email-confirmed`;
    const signedUp = await browser.signUp({
      email,
      password: PASSWORD,
      options: { data: SIGN_UP_DATA, emailRedirectTo },
    });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session).toBeNull();
    expect(signedUp.data.user).toMatchObject({
      email,
      phone: '',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: SIGN_UP_DATA,
      identities: [{ provider: 'email', email }],
    });
    expect(signedUp.data.user).not.toHaveProperty('email_confirmed_at');

    const mail = await nextMail(server, email);
    expect(mail.link).toContain(`${server.url}/auth/v1/verify?token=pkce_`);
    const page = await open(mail.link);
    expect(page.origin + page.pathname).toBe(emailRedirectTo);
    expect(page.hash).toBe('');
    const exchanged = await browser.exchangeCodeForSession(page.searchParams.get('code') ?? '');
    expect(exchanged.error).toBeNull();
    expect(exchanged.data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });

    const profile = await fetch(`${server.url}/api/profile`, {
      headers: { authorization: `Bearer ${exchanged.data.session?.access_token}` },
    });
    expect(await profile.json()).toMatchObject({
      ...SIGN_UP_DATA,
      email,
      role: 'user',
      auth_provider: 'email',
    });
  });

  it('is confirmed by the link in the implicit flow, which gives the session in the fragment', async () => {
    const browser = createBrowser(server, 'implicit');
    const email = uniqueEmail();
    await browser.signUp({ email, password: PASSWORD });
    const page = await open((await nextMail(server, email)).link);
    expect(page.origin).toBe(server.url);
    const fragment = fragmentOf(page);
    expect(Object.keys(fragment)).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ]);
    expect(fragment).toMatchObject({ sb: '', token_type: 'bearer', type: 'signup', expires_in: '3600' });
    const set = await browser.setSession({
      access_token: fragment.access_token ?? '',
      refresh_token: fragment.refresh_token ?? '',
    });
    expect(set.data.user?.email).toBe(email);
  });

  it('is confirmed by the code of the mail, also typed with spaces', async () => {
    const browser = createBrowser(server);
    const email = uniqueEmail();
    await browser.signUp({ email, password: PASSWORD });
    const { code } = await nextMail(server, email);
    const token = `${code.slice(0, 3)} ${code.slice(3)}`;
    const verified = await browser.verifyOtp({ email, token, type: 'signup' });
    expect(verified.error).toBeNull();
    expect(verified.data.session?.user.email).toBe(email);
  });

  it('is confirmed by the hash of the link when a page sends it', async () => {
    const browser = createBrowser(server);
    const email = uniqueEmail();
    await browser.signUp({ email, password: PASSWORD });
    const hash = new URL((await nextMail(server, email)).link).searchParams.get('token') ?? '';
    const verified = await browser.verifyOtp({ token_hash: hash, type: 'email' });
    expect(verified.data.user?.email).toBe(email);
  });

  it('with a role or broken fields in its metadata gets the defaults of the specification', async () => {
    const test = await startServerForTest();
    const { body } = await ask(test, 'POST', '/signup', {
      body: {
        email: uniqueEmail(),
        password: PASSWORD,
        data: { first_name: 7, age_range: 'x', role: 'super_admin' },
      },
    });
    const profile = await fetch(`${test.url}/api/profile`, {
      headers: { authorization: `Bearer ${body.access_token}` },
    });
    expect(await profile.json()).toMatchObject({
      first_name: 'Utilisateur',
      last_name: '',
      job_title: 'Non spécifié',
      sector: 'Non spécifié',
      age_range: null,
      role: 'user',
    });
  });

  it('can be mailed again; the answer does not say whether there was anything to confirm', async () => {
    const browser = createBrowser(server);
    const email = uniqueEmail();
    await browser.signUp({ email, password: PASSWORD });
    const first = await nextMail(server, email);
    expect((await browser.resend({ type: 'signup', email })).error).toBeNull();
    const second = await nextMail(server, email, 2);
    expect(second.link).not.toBe(first.link);
    expect(fragmentOf(await open(first.link))).toMatchObject({ error_code: 'otp_expired' });
    await open(second.link);
    for (const address of [email, uniqueEmail()]) {
      const answer = await ask(server, 'POST', '/resend', { body: { type: 'signup', email: address } });
      expect(answer).toMatchObject({ status: 200, body: {} });
    }
    expect(await mailsTo(server, email)).toHaveLength(2);
  });
});

describe('with autoconfirmation', () => {
  it('a sign-up opens a session, and a repeated one answers that the user exists', async () => {
    const test = await startServerForTest();
    const browser = createBrowser(test);
    const email = uniqueEmail();
    const first = await browser.signUp({ email, password: PASSWORD });
    expect(first.data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } });
    const again = await browser.signUp({ email: email.toUpperCase(), password: PASSWORD });
    expect(again.error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });
    expect(await mailsTo(test, email)).toEqual([]);
  });

  it('and with sign-up switched off, no account is created', async () => {
    const test = await startServerForTest({ env: { RECUEIL_SIGNUP: 'off' } });
    const { error } = await createBrowser(test).signUp({ email: uniqueEmail(), password: PASSWORD });
    expect(error).toMatchObject({
      status: 422,
      code: 'signup_disabled',
      message: 'Signups not allowed for this instance',
    });
  });
});

describe('a sign-up is refused', () => {
  it.each([
    [{ password: PASSWORD }, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
    [{ email: 'a@exemple.fr' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [{ email: 'nobody', password: 'Ab1' }, 422, 'weak_password', 'Password should be at least 8 characters.'],
    [
      { email: 'nobody', password: PASSWORD },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      { email: 'a@exemple.fr\r\nBcc: b@exemple.fr', password: PASSWORD },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      { email: 'a@exemple.fr', password: `Aa1${'x'.repeat(70)}` },
      400,
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
    [{ phone: '+33612345678', password: PASSWORD }, 400, 'provider_disabled', 'Phone signups are disabled'],
    [
      { email: 'a@exemple.fr', password: PASSWORD, code_challenge: 'a'.repeat(43) },
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    [
      { email: 'a@exemple.fr', password: PASSWORD, data: { long: 'x'.repeat(5_000) } },
      400,
      'validation_failed',
      'User metadata cannot be longer than 4096 bytes',
    ],
  ])('as %j', async (body, status, code, message) => {
    const answer = await ask(server, 'POST', '/signup', { body });
    expect(answer).toMatchObject({ status, body: { code, message } });
  });

  it('with the reasons why a password is weak, as an error class of its own in the client', async () => {
    const { error } = await createBrowser(server).signUp({ email: uniqueEmail(), password: 'abc' });
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      status: 422,
      reasons: ['length', 'characters'],
    });
  });
});
