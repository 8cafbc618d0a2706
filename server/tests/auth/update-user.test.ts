import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contract/common/durations.ts';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import {
  ask,
  createBrowser,
  fragmentOf,
  mailsTo,
  nextMail,
  open,
  PASSWORD,
  signInByPassword,
  uniqueEmail,
} from './support/clients.ts';
import { holdLock, waitingForLocks } from './support/locks.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const NEW_PASSWORD = 'Nouveau2passe';

const change = (person: TestPerson, body: unknown) =>
  ask(server, 'PUT', '/user', { body, token: person.accessToken });

const ageSession = (person: TestPerson) =>
  server.recueil.database.asSystem('age a session', (tx) =>
    tx.db
      .updateTable('auth.sessions')
      .set({ created_at: new Date(Date.now() - 25 * HOUR_MS) })
      .where('user_id', '=', person.id)
      .execute(),
  );

describe('changing the own account', () => {
  it('merges metadata, and null deletes a key', async () => {
    const browser = createBrowser(server);
    await browser.signUp({ email: uniqueEmail(), password: PASSWORD, options: { data: { a: 1, b: 2 } } });
    const { data } = await browser.updateUser({ data: { b: null, c: { d: [1, 'é'] } } });
    expect(data.user?.user_metadata).toEqual({ a: 1, c: { d: [1, 'é'] } });
    const asked = await browser.getUser();
    expect(asked.data.user?.user_metadata).toEqual({ a: 1, c: { d: [1, 'é'] } });
  });

  it('is refused for fields that a person may not change', async () => {
    const person = await signUpInProcess(server);
    const refused = await change(person, { app_metadata: { provider: 'x' } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'not_admin' } });
    expect((await change(person, { phone: '+33612345678' })).body.code).toBe('provider_disabled');
    const large = await change(person, { data: { x: 'y'.repeat(5_000) } });
    expect(large.body.code).toBe('validation_failed');
    const ignored = await change(person, { role: 'service_role', id: crypto.randomUUID() });
    expect(ignored.body).toMatchObject({ id: person.id, role: 'authenticated' });
  });
});

describe('a new password', () => {
  it('ends the other sessions and everything that was mailed before, and keeps this session', async () => {
    const person = await signUpInProcess(server);
    const other = await signInByPassword(server, person.email, PASSWORD);
    await ask(server, 'POST', '/recover', { body: { email: person.email } });
    const { link, code } = await nextMail(server, person.email);
    expect((await change(person, { password: NEW_PASSWORD, current_password: PASSWORD })).status).toBe(200);
    expect((await person.call('GET', '/api/profile')).status).toBe(200);
    const otherApi = await fetch(`${server.url}/api/profile`, {
      headers: { authorization: `Bearer ${other.body.access_token}` },
    });
    expect(otherApi.status).toBe(401);
    const refreshed = await ask(server, 'POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: other.body.refresh_token },
    });
    expect(refreshed.body.code).toBe('refresh_token_not_found');
    expect(fragmentOf(await open(link)).error_code).toBe('otp_expired');
    const typed = await ask(server, 'POST', '/verify', {
      body: { type: 'recovery', email: person.email, token: code },
    });
    expect(typed.status).toBe(403);
    expect((await signInByPassword(server, person.email, PASSWORD)).status).toBe(400);
    expect((await signInByPassword(server, person.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('also ends a recovery whose link was opened but not yet used', async () => {
    const person = await signUpInProcess(server);
    const thief = createBrowser(server);
    await thief.resetPasswordForEmail(person.email);
    const page = await open((await nextMail(server, person.email)).link);
    await change(person, { password: NEW_PASSWORD, current_password: PASSWORD });
    const late = await thief.exchangeCodeForSession(page.searchParams.get('code') ?? '');
    expect(late.error).toMatchObject({ code: 'flow_state_not_found' });
  });

  it('must be strong, and differ from the old one', async () => {
    const person = await signUpInProcess(server);
    expect(await change(person, { password: 'abc' })).toMatchObject({
      status: 422,
      body: { code: 'weak_password', weak_password: { reasons: ['length', 'characters'] } },
    });
    expect(await change(person, { password: '' })).toMatchObject({
      status: 422,
      body: { code: 'weak_password' },
    });
    expect(await change(person, { password: PASSWORD, current_password: PASSWORD })).toMatchObject({
      status: 422,
      body: { code: 'same_password', message: 'New password should be different from the old password.' },
    });
  });

  it('needs the present one in every session, and does not say whether a guess equals it', async () => {
    const person = await signUpInProcess(server);
    for (const password of [NEW_PASSWORD, PASSWORD]) {
      expect(await change(person, { password })).toMatchObject({
        status: 400,
        body: { code: 'current_password_required' },
      });
    }
    const wrong = await change(person, { password: NEW_PASSWORD, current_password: 'Faux2passe' });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'current_password_invalid' } });
    await ageSession(person);
    const right = await change(person, { password: NEW_PASSWORD, current_password: PASSWORD });
    expect(right.status).toBe(200);
  });

  it('may be set by a mailed code instead of the present one', async () => {
    const person = await signUpInProcess(server);
    expect((await ask(server, 'GET', '/reauthenticate', { token: person.accessToken })).body).toEqual({});
    const { code, link } = await nextMail(server, person.email);
    expect(link).toBe('');
    const wrong = code === '000000' ? '000001' : '000000';
    const both = { password: NEW_PASSWORD, current_password: PASSWORD };
    for (const body of [{ password: NEW_PASSWORD }, both]) {
      expect(await change(person, { ...body, nonce: wrong })).toMatchObject({
        status: 422,
        body: { code: 'reauthentication_not_valid' },
      });
    }
    const same = await change(person, { password: PASSWORD, nonce: code });
    expect(same.body.code).toBe('same_password');
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await change(person, { password: NEW_PASSWORD, nonce: typed })).status).toBe(200);
    const again = await change(person, { password: 'Encore2passe', nonce: code });
    expect(again.body.code).toBe('reauthentication_not_valid');
  });

  it('asks for the code when the session is older than a day, or when there is no password', async () => {
    const [old, without] = [await signUpInProcess(server), await signUpInProcess(server)];
    await ageSession(old);
    await server.recueil.database.asSystem('drop a password', (tx) =>
      tx.db.updateTable('auth.users').set({ password_hash: null }).where('id', '=', without.id).execute(),
    );
    for (const [person, body] of [
      [old, {}],
      [without, {}],
      [without, { current_password: PASSWORD }],
    ] as const) {
      expect(await change(person, { password: NEW_PASSWORD, ...body })).toMatchObject({
        status: 400,
        body: { code: 'reauthentication_needed' },
      });
    }
  });

  it('may be chosen once, within a quarter of an hour, by a session that a recovery mail opened', async () => {
    const person = await signUpInProcess(server);
    const recovered = async (count: number) => {
      await ask(server, 'POST', '/recover', { body: { email: person.email } });
      const { code } = await nextMail(server, person.email, count);
      const body = { type: 'recovery', email: person.email, token: code };
      return String((await ask(server, 'POST', '/verify', { body })).body.access_token);
    };
    const choose = (token: string, password: string) =>
      ask(server, 'PUT', '/user', { token, body: { password } });
    const token = await recovered(1);
    expect((await choose(token, NEW_PASSWORD)).status).toBe(200);
    const former = await signInByPassword(server, person.email, person.password);
    expect(former).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } });
    expect((await signInByPassword(server, person.email, NEW_PASSWORD)).status).toBe(200);
    expect((await choose(token, 'Encore2passe')).body.code).toBe('current_password_required');

    const late = await recovered(2);
    await server.recueil.database.asSystem('let the time pass', (tx) =>
      tx.db
        .updateTable('auth.sessions')
        .set({ password_choice_until: new Date(Date.now() - 1_000) })
        .where('user_id', '=', person.id)
        .execute(),
    );
    expect((await choose(late, 'Encore2passe')).body.code).toBe('current_password_required');

    const third = await recovered(3);
    const both = await Promise.all(['Premier2passe', 'Second2passe'].map((one) => choose(third, one)));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('may not be chosen by a session that a change of address opened', async () => {
    const person = await signUpInProcess(server);
    const newEmail = uniqueEmail();
    await change(person, { email: newEmail });
    let token = '';
    for (const email of [person.email, newEmail]) {
      const { code } = await nextMail(server, email);
      const { body } = await ask(server, 'POST', '/verify', {
        body: { type: 'email_change', email, token: code },
      });
      token = String(body.access_token ?? '');
    }
    const refused = await ask(server, 'PUT', '/user', { token, body: { password: NEW_PASSWORD } });
    expect(refused.body.code).toBe('current_password_required');
  });

  it('is refused with another person’s code', async () => {
    const [person, other] = [await signUpInProcess(server), await signUpInProcess(server)];
    await ask(server, 'GET', '/reauthenticate', { token: other.accessToken });
    const { code } = await nextMail(server, other.email);
    const refused = await change(person, { password: NEW_PASSWORD, nonce: code });
    expect(refused.body.code).toBe('reauthentication_not_valid');
  });

  it('that is set twice at once is set once', async () => {
    const person = await signUpInProcess(server);
    const passwords = ['Premier2passe', 'Second2passe'];
    const release = await holdLock(server, (tx) =>
      tx.db.selectFrom('auth.users').select('id').where('id', '=', person.id).forUpdate().execute(),
    );
    const changing = Promise.all(
      passwords.map((password) => change(person, { password, current_password: PASSWORD })),
    );
    // Both have compared their password with the old one before one of them writes.
    await expect.poll(() => waitingForLocks(server)).toBe(2);
    await release();
    const answers = await changing;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await signInByPassword(server, person.email, winner)).status).toBe(200);
  });
});

describe('a new address', () => {
  it('counts once both addresses have confirmed it', async () => {
    const browser = createBrowser(server, 'implicit');
    const [email, newEmail] = [uniqueEmail(), uniqueEmail()];
    await browser.signUp({ email, password: PASSWORD });
    const asked = await browser.updateUser({ email: newEmail });
    expect(asked.data.user).toMatchObject({
      email,
      new_email: newEmail,
      email_change_sent_at: expect.any(String),
    });

    const [oldMail, newMail] = [await nextMail(server, email), await nextMail(server, newEmail)];
    expect(fragmentOf(await open(oldMail.link))).toEqual({
      message: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      sb: '',
    });
    expect((await browser.getUser()).data.user).toMatchObject({ email, new_email: newEmail });
    const verified = await browser.verifyOtp({ email: newEmail, token: newMail.code, type: 'email_change' });
    expect(verified.error).toBeNull();
    expect(verified.data.user).toMatchObject({ email: newEmail, identities: [{ email: newEmail }] });
    expect(verified.data.user).not.toHaveProperty('new_email');
    expect((await signInByPassword(server, email, PASSWORD)).body.code).toBe('invalid_credentials');
    expect((await signInByPassword(server, newEmail, PASSWORD)).status).toBe(200);
  });

  it('answers the first of two codes with a message', async () => {
    const person = await signUpInProcess(server);
    const newEmail = uniqueEmail();
    await change(person, { email: newEmail });
    const { code } = await nextMail(server, newEmail);
    const body = { type: 'email_change', email: newEmail, token: code };
    expect(await ask(server, 'POST', '/verify', { body })).toMatchObject({
      status: 200,
      body: {
        msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
        code: '200',
      },
    });
    expect((await ask(server, 'POST', '/verify', { body })).body.code).toBe('otp_expired');
  });

  it('ends a PKCE flow with an auth code', async () => {
    const browser = createBrowser(server);
    const [email, newEmail] = [uniqueEmail(), uniqueEmail()];
    await browser.signUp({ email, password: PASSWORD });
    await browser.updateUser({ email: newEmail });
    const first = await open((await nextMail(server, newEmail)).link);
    expect(first.searchParams.get('message')).toContain('Confirmation link accepted');
    const second = await open((await nextMail(server, email)).link);
    const exchanged = await browser.exchangeCodeForSession(second.searchParams.get('code') ?? '');
    expect(exchanged.data.user?.email).toBe(newEmail);
  });

  it('may be mailed again, which begins the change again', async () => {
    const person = await signUpInProcess(server);
    const newEmail = uniqueEmail();
    await change(person, { email: newEmail });
    await open((await nextMail(server, newEmail)).link);
    await ask(server, 'POST', '/resend', { body: { type: 'email_change', email: person.email } });
    expect(fragmentOf(await open((await nextMail(server, person.email, 2)).link))).toHaveProperty('message');
    expect(fragmentOf(await open((await nextMail(server, newEmail, 2)).link))).toHaveProperty('access_token');
  });

  it('that another account has is refused, also when that account was faster', async () => {
    const [person, other] = [await signUpInProcess(server), await signUpInProcess(server)];
    expect(await change(person, { email: other.email.toUpperCase() })).toMatchObject({
      status: 422,
      body: { code: 'email_exists' },
    });
    const contested = uniqueEmail();
    await change(person, { email: contested });
    await open((await nextMail(server, person.email)).link);
    await ask(server, 'POST', '/signup', { body: { email: contested, password: PASSWORD } });
    const late = await open((await nextMail(server, contested)).link);
    expect(fragmentOf(late)).toMatchObject({ error_code: 'email_exists' });
    expect((await signInByPassword(server, person.email, PASSWORD)).status).toBe(200);
  });

  it('is limited by a cooldown for the person, with any new address', async () => {
    const test = await startServerForTest({ env: { RECUEIL_MAIL_COOLDOWN_SECONDS: '60' } });
    const person = await signUpInProcess(test);
    const ask1 = (email: string) => ask(test, 'PUT', '/user', { body: { email }, token: person.accessToken });
    expect((await ask1(uniqueEmail())).status).toBe(200);
    const victim = uniqueEmail();
    expect(await ask1(victim)).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } });
    expect(await mailsTo(test, victim)).toEqual([]);
  });
});
