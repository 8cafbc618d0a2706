import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpInProcess } from '../support/people.ts';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import {
  ask,
  createBrowser,
  fragmentOf,
  mailsTo,
  nextMail,
  open,
  PASSWORD,
  uniqueEmail,
} from './support/clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const accountsOf = (test: TestServer, email: string) =>
  test.recueil.database.asSystem('look for accounts', (tx) =>
    tx.db
      .selectFrom('auth.users')
      .select(['id', 'email_confirmed_at', 'password_hash'])
      .where('email', '=', email)
      .execute(),
  );

describe('a magic link', () => {
  it('signs in a person with an account, by its code', async () => {
    const person = await signUpInProcess(server);
    const browser = createBrowser(server, 'implicit');
    const asked = await browser.signInWithOtp({ email: person.email });
    expect(asked).toMatchObject({ data: { user: null, session: null }, error: null });
    const mail = await nextMail(server, person.email);
    expect(mail.subject).toContain('Votre lien de connexion');
    expect(new URL(mail.link).searchParams.get('type')).toBe('magiclink');
    const verified = await browser.verifyOtp({ email: person.email, token: mail.code, type: 'email' });
    expect(verified.error).toBeNull();
    expect(verified.data.user?.id).toBe(person.id);
    expect((await browser.getClaims()).data?.claims.amr).toMatchObject([{ method: 'otp' }]);
    const again = await browser.verifyOtp({ email: person.email, token: mail.code, type: 'magiclink' });
    expect(again.error?.code).toBe('otp_expired');
  });

  it.each(['magiclink', 'email'] as const)('has a code that is valid as %s', async (type) => {
    const person = await signUpInProcess(server);
    await ask(server, 'POST', '/otp', { body: { email: person.email } });
    const { code } = await nextMail(server, person.email);
    const verified = await createBrowser(server).verifyOtp({ email: person.email, token: code, type });
    expect(verified.data.session).not.toBeNull();
  });

  it('leads by PKCE to a session whose AMR names it', async () => {
    const person = await signUpInProcess(server);
    const browser = createBrowser(server);
    const emailRedirectTo = `${server.url}/dashboard`;
    await browser.signInWithOtp({ email: person.email, options: { emailRedirectTo } });
    const page = await open((await nextMail(server, person.email)).link);
    expect(page.origin + page.pathname).toBe(emailRedirectTo);
    const exchanged = await browser.exchangeCodeForSession(page.searchParams.get('code') ?? '');
    expect(exchanged.error).toBeNull();
    expect((await browser.getClaims()).data?.claims.amr).toMatchObject([{ method: 'magiclink' }]);
  });

  it('leads without PKCE to a session in the fragment', async () => {
    const person = await signUpInProcess(server);
    await ask(server, 'POST', '/otp', { body: { email: person.email } });
    const page = await open((await nextMail(server, person.email)).link);
    expect(fragmentOf(page)).toMatchObject({ type: 'magiclink', access_token: expect.any(String) });
  });

  it('drops the password of an unconfirmed address, which somebody else may have set', async () => {
    const test = await startServerForTest({ env: { RECUEIL_AUTOCONFIRM: 'off' } });
    const email = uniqueEmail();
    await ask(test, 'POST', '/signup', { body: { email, password: PASSWORD } });
    await ask(test, 'POST', '/otp', { body: { email } });
    const { code } = await nextMail(test, email, 2);
    const verified = await ask(test, 'POST', '/verify', { body: { type: 'email', email, token: code } });
    expect(verified.status).toBe(200);
    const planted = await ask(test, 'POST', '/token?grant_type=password', {
      body: { email, password: PASSWORD },
    });
    expect(planted.body.code).toBe('invalid_credentials');
  });
});

describe('an address without an account', () => {
  it('gets one, unconfirmed and without a password, which the mail opens', async () => {
    const email = uniqueEmail();
    const browser = createBrowser(server, 'implicit');
    const asked = await browser.signInWithOtp({ email, options: { data: { first_name: 'Nadia' } } });
    expect(asked.error).toBeNull();
    expect(await accountsOf(server, email)).toMatchObject([
      { email_confirmed_at: null, password_hash: null },
    ]);
    const { code } = await nextMail(server, email);
    const verified = await browser.verifyOtp({ email, token: code, type: 'email' });
    expect(verified.error).toBeNull();
    expect(verified.data.user).toMatchObject({ email, user_metadata: { first_name: 'Nadia' } });
    expect(verified.data.user?.email_confirmed_at).toEqual(expect.any(String));
  });

  it('gets one account when ten requests come at once', async () => {
    const email = uniqueEmail();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask(server, 'POST', '/otp', { body: { email } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await accountsOf(server, email)).toHaveLength(1);
  });

  it('gets the same answer when no account may be created, and neither an account nor a mail', async () => {
    const [known, email] = [(await signUpInProcess(server)).email, uniqueEmail()];
    const [there, nowhere] = await Promise.all(
      [known, email].map((address) =>
        ask(server, 'POST', '/otp', { body: { email: address, create_user: false } }),
      ),
    );
    expect(nowhere).toMatchObject({ status: 200, body: {} });
    expect([...(nowhere?.headers.keys() ?? [])]).toEqual([...(there?.headers.keys() ?? [])]);
    const closed = await startServerForTest({ env: { RECUEIL_SIGNUP: 'off' } });
    const refused = await ask(closed, 'POST', '/otp', { body: { email } });
    expect(refused).toMatchObject({ status: 200, body: {} });
    expect([await accountsOf(server, email), await accountsOf(closed, email)]).toEqual([[], []]);
    await nextMail(server, known);
    expect([await mailsTo(server, email), await mailsTo(closed, email)]).toEqual([[], []]);
  });
});

describe('asking for a magic link', () => {
  it('shares the cooldown of recovery mails, and is answered alike for every address', async () => {
    const test = await startServerForTest({ env: { RECUEIL_MAIL_COOLDOWN_SECONDS: '60' } });
    const [known, unknown, refused] = [(await signUpInProcess(test)).email, uniqueEmail(), uniqueEmail()];
    for (const email of [known, unknown]) {
      expect(await ask(test, 'POST', '/otp', { body: { email } })).toMatchObject({ status: 200, body: {} });
    }
    const nobody = { email: refused, create_user: false };
    expect((await ask(test, 'POST', '/otp', { body: nobody })).status).toBe(200);
    for (const email of [known, unknown, refused]) {
      for (const path of ['/otp', '/recover']) {
        const again = await ask(test, 'POST', path, { body: { email, create_user: false } });
        expect(again).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } });
      }
    }
  });

  it('needs a captcha when one is configured', async () => {
    const test = await startServerForTest({ env: { RECUEIL_CAPTCHA: 'altcha' } });
    const email = uniqueEmail();
    expect(await ask(test, 'POST', '/otp', { body: { email } })).toMatchObject({
      status: 400,
      body: { code: 'captcha_failed' },
    });
    expect(await accountsOf(test, email)).toEqual([]);
  });

  it.each([
    [{}, 400, 'validation_failed'],
    [{ email: 'nobody' }, 400, 'validation_failed'],
    [{ phone: '+33612345678' }, 400, 'provider_disabled'],
    [{ email: 'a@exemple.fr', phone: '+33612345678' }, 400, 'validation_failed'],
    [{ email: 'a@exemple.fr', create_user: 'no' }, 400, 'bad_json'],
    [{ email: 'a@exemple.fr', data: { x: 'y'.repeat(5_000) } }, 400, 'validation_failed'],
    [{ email: 'a@exemple.fr', code_challenge: 'x'.repeat(43) }, 400, 'validation_failed'],
  ])('is refused as %j', async (body, status, code) => {
    expect(await ask(server, 'POST', '/otp', { body })).toMatchObject({ status, body: { code } });
  });
});
