import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import {
  type Answer,
  ask,
  createBrowser,
  fragmentOf,
  mailsTo,
  nextMail,
  nextNotice,
  open,
  PASSWORD,
  uniqueEmail,
} from './clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RECUEIL_AUTOCONFIRM: 'off' } });
});
afterAll(() => server.stop());

const DATA = {
  first_name: 'Nadia',
  last_name: 'Benali',
  phone: '+33 6 12 34 56 78',
  job_title: 'Infirmière',
  sector: 'Santé',
  age_range: '35-44',
};

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** An answer with its order of fields, and with names in place of what differs from one sign-up to the next. */
const shapeOf = ({ status, headers, body }: Answer, email: string) => {
  const user = body as { id: string; confirmation_sent_at: string };
  const text = JSON.stringify(body, (key, value) => {
    if (value === email) return 'address';
    if (value === user.id) return UUID_V7.test(user.id) ? 'own v7' : 'own';
    if (typeof value !== 'string') return value;
    if (UUID_V7.test(value)) return 'v7';
    if (!/^\d{4}-\d\d-\d\dT/.test(value)) return value;
    // What the mail is noted with comes after what the account begins with, unless both are in one millisecond.
    return key === 'confirmation_sent_at' || key === 'updated_at'
      ? value === user.confirmation_sent_at
      : 'time';
  });
  return {
    status,
    names: [...headers.keys()].sort(),
    text,
    body: JSON.parse(text) as Record<string, unknown>,
  };
};

describe('somebody who signs up', () => {
  it('confirms the address by the link, in the browser that began, and is signed in', async () => {
    const browser = createBrowser(server);
    const email = uniqueEmail();
    const emailRedirectTo = `${server.url}/email-confirmed`;
    const signedUp = await browser.signUp({
      email,
      password: PASSWORD,
      options: { data: DATA, emailRedirectTo },
    });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session).toBeNull();
    expect(signedUp.data.user).toMatchObject({
      email,
      phone: '',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: DATA,
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
    expect(await profile.json()).toMatchObject({ ...DATA, email, role: 'user', auth_provider: 'email' });
  });

  it('confirms by the link in the implicit flow, with the session in the fragment', async () => {
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

  it('confirms by the code of the mail, as typed with spaces', async () => {
    const browser = createBrowser(server);
    const email = uniqueEmail();
    await browser.signUp({ email, password: PASSWORD });
    const { code } = await nextMail(server, email);
    const token = `${code.slice(0, 3)} ${code.slice(3)}`;
    const verified = await browser.verifyOtp({ email, token, type: 'signup' });
    expect(verified.error).toBeNull();
    expect(verified.data.session?.user.email).toBe(email);
  });

  it('confirms by the hash of the link where a page asks for it', async () => {
    const browser = createBrowser(server);
    const email = uniqueEmail();
    await browser.signUp({ email, password: PASSWORD });
    const hash = new URL((await nextMail(server, email)).link).searchParams.get('token') ?? '';
    const verified = await browser.verifyOtp({ token_hash: hash, type: 'email' });
    expect(verified.data.user?.email).toBe(email);
  });

  it('cannot sign in before the address is confirmed, and is told so only with the right password', async () => {
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

  it('again, is answered by a user that nobody can tell from a new one, confirmed or not', async () => {
    const email = uniqueEmail();
    const signUpRaw = (address: string) =>
      ask(server, 'POST', '/signup', { body: { email: address, password: PASSWORD, data: DATA } });
    const real = await signUpRaw(email);
    const unconfirmed = await signUpRaw(email);
    await open((await nextMail(server, email, 2)).link);
    const confirmed = await signUpRaw(email);
    const shape = shapeOf(real, email);
    expect(shape.body).toMatchObject({
      id: 'own v7',
      role: 'authenticated',
      confirmation_sent_at: true,
      updated_at: true,
      identities: [
        {
          identity_id: 'v7',
          id: 'own v7',
          identity_data: { sub: 'own v7', email: 'address' },
          updated_at: false,
        },
      ],
    });
    for (const again of [unconfirmed, confirmed]) {
      expect(shapeOf(again, email)).toEqual(shape);
      expect(JSON.stringify(again.body).length).toBe(JSON.stringify(real.body).length);
    }
    const ids = [real, unconfirmed, confirmed, await signUpRaw(email)].map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(4);
  });

  it('again, is told by mail that there is an account, without a way in', async () => {
    const email = uniqueEmail();
    await ask(server, 'POST', '/signup', { body: { email, password: PASSWORD } });
    await open((await nextMail(server, email)).link);
    const body = { email, password: 'Autre2passe', data: { first_name: 'Un autre', sector: 'Ailleurs' } };
    await ask(server, 'POST', '/signup', { body });
    const notice = await nextNotice(server, email, 'Vous avez déjà un compte / You already have an account');
    expect(notice.text).toContain('Mot de passe oublié');
    expect(notice.text).toContain('ignorez ce message');
    expect(notice.text).toContain('ignore this message');
    for (const text of [notice.text, notice.html])
      expect(text).not.toMatch(/https?:|<a |\d{6}|@|Un autre|Ailleurs/);
    const planted = await ask(server, 'POST', '/token?grant_type=password', { body });
    expect(planted.body.code).toBe('invalid_credentials');
    expect((await createBrowser(server).signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('again, is answered as by GoTrue where accounts may be disclosed', async () => {
    const disclosing = await startServerForTest({
      env: { RECUEIL_AUTOCONFIRM: 'off', RECUEIL_ACCOUNT_DISCLOSURE: 'on' },
    });
    const email = uniqueEmail();
    const browser = createBrowser(disclosing);
    const { data: real } = await browser.signUp({ email, password: PASSWORD });
    const { data: unconfirmed } = await browser.signUp({ email, password: PASSWORD });
    await open((await nextMail(disclosing, email, 2)).link);
    const { data: confirmed } = await browser.signUp({ email, password: PASSWORD });
    for (const { user } of [unconfirmed, confirmed]) {
      expect(user).toMatchObject({ email, role: '', identities: [], user_metadata: {} });
      expect(user?.id).not.toBe(real.user?.id);
    }
    await nextNotice(disclosing, email, 'Vous avez déjà un compte');
    const nobody = { email: uniqueEmail(), create_user: false };
    expect(await ask(disclosing, 'POST', '/otp', { body: nobody })).toMatchObject({
      status: 422,
      body: { code: 'otp_disabled', message: 'Signups not allowed for otp' },
    });
  });

  it('is not locked into a password that somebody else had planted for the address', async () => {
    const [stranger, owner] = [createBrowser(server), createBrowser(server)];
    const email = uniqueEmail();
    await stranger.signUp({ email, password: 'Plante2avant' });
    await owner.signUp({ email, password: PASSWORD });
    const { code } = await nextMail(server, email, 2);
    expect((await owner.verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull();
    const planted = await stranger.signInWithPassword({ email, password: 'Plante2avant' });
    expect(planted.error?.code).toBe('invalid_credentials');
  });

  it('with another password, is told by every mail of the confirmation how to choose one, and can', async () => {
    const email = uniqueEmail();
    const person = createBrowser(server);
    await person.signUp({ email, password: 'Premier2passe' });
    expect((await nextMail(server, email)).text).not.toContain('oublié');
    await person.signUp({ email, password: 'Premier2passe' });
    expect((await nextMail(server, email, 2)).text).not.toContain('oublié');
    await person.signUp({ email, password: 'Deuxieme2passe' });
    expect((await nextMail(server, email, 3)).text).toMatch(/Mot de passe oublié\s\?/);
    await person.resend({ type: 'signup', email });
    const { text, code } = await nextMail(server, email, 4);
    expect(text).toMatch(/Mot de passe oublié\s\?/);
    expect((await person.verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull();
    for (const password of ['Premier2passe', 'Deuxieme2passe']) {
      const refused = await createBrowser(server).signInWithPassword({ email, password });
      expect(refused.error?.code).toBe('invalid_credentials');
    }
    await person.resetPasswordForEmail(email);
    const page = await open((await nextMail(server, email, 5)).link);
    await person.exchangeCodeForSession(page.searchParams.get('code') ?? '');
    expect((await person.updateUser({ password: 'Troisieme2passe' })).error).toBeNull();
    const signedIn = await createBrowser(server).signInWithPassword({ email, password: 'Troisieme2passe' });
    expect(signedIn.error).toBeNull();
  });

  it('twice at once, has one account', async () => {
    const email = uniqueEmail();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        ask(server, 'POST', '/signup', { body: { email, password: PASSWORD } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const accounts = await server.recueil.database.asSystem('count accounts', (tx) =>
      tx.db.selectFrom('auth.users').select('id').where('email', '=', email).execute(),
    );
    expect(accounts).toHaveLength(1);
  });

  it('with a metadata role or broken fields, gets the defaults of the specification', async () => {
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
});

describe('with autoconfirmation', () => {
  it('a sign-up is a session, and a repeated one says that the user exists', async () => {
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

  it('and sign-up switched off, nobody signs up', async () => {
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

  it('with the reasons of a weak password, as a class of its own in the client', async () => {
    const { error } = await createBrowser(server).signUp({ email: uniqueEmail(), password: 'abc' });
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      status: 422,
      reasons: ['length', 'characters'],
    });
  });
});

describe('somebody with an account', () => {
  it('signs in with the password, and reads who they are from the token', async () => {
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

  it('asks for the confirmation again, and nobody learns whether there was anything to confirm', async () => {
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
