import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import {
  type Answer,
  ask,
  createBrowser,
  nextMail,
  nextNotice,
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

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** An answer with the order of its fields, in which values that differ between sign-ups are replaced by names. */
const shapeOf = ({ status, headers, body }: Answer, email: string) => {
  const user = body as { id: string; confirmation_sent_at: string };
  const text = JSON.stringify(body, function (this: Record<string, unknown>, key, value) {
    if (value === email) return 'address';
    if (value === user.id) return UUID_V7.test(user.id) ? 'own v7' : 'own';
    if (typeof value !== 'string') return value;
    if (UUID_V7.test(value)) return 'v7';
    if (!/^\d{4}-\d\d-\d\dT/.test(value)) return value;
    // Not the time of the mail, which may be the same millisecond.
    if (key === 'updated_at' && 'identity_id' in this) return value === this.created_at;
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

describe('a repeated sign-up', () => {
  it('is answered with a user that looks like a new one, whether or not the address is confirmed', async () => {
    const email = uniqueEmail();
    const signUpRaw = (address: string) =>
      ask(server, 'POST', '/signup', { body: { email: address, password: PASSWORD, data: SIGN_UP_DATA } });
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
          updated_at: true,
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

  it('mails the owner that there is an account, without a link or code', async () => {
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

  it('is answered as by GoTrue when accounts may be disclosed', async () => {
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

  it('drops a password that somebody else had chosen for the address', async () => {
    const [stranger, owner] = [createBrowser(server), createBrowser(server)];
    const email = uniqueEmail();
    await stranger.signUp({ email, password: 'Plante2avant' });
    await owner.signUp({ email, password: PASSWORD });
    const { code } = await nextMail(server, email, 2);
    expect((await owner.verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull();
    const planted = await stranger.signInWithPassword({ email, password: 'Plante2avant' });
    expect(planted.error?.code).toBe('invalid_credentials');
  });

  it('with another password cancels both: every later confirmation mail says how to choose one', async () => {
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

  it('makes one account when eight arrive at once', async () => {
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
});
