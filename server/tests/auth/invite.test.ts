import type { GoTrueAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import { administrator, serviceToken } from './support/administrator.ts';
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
import { profileOf } from './support/second-factor.ts';

let server: TestServer;
let token: string;
let admin: GoTrueAdminApi;
beforeAll(async () => {
  // Without autoconfirmation, so that an unconfirmed account may exist before an invitation.
  server = await startTestServer({ env: { RECUEIL_AUTOCONFIRM: 'off' } });
  token = await serviceToken(server);
  admin = await administrator(server);
});
afterAll(() => server.stop());

const signIn = async (email: string, password = PASSWORD) =>
  (await signInByPassword(server, email, password)).body;

const confirmed = async (): Promise<string> => {
  const email = uniqueEmail();
  await admin.createUser({ email, password: PASSWORD, email_confirm: true });
  return email;
};

const links = (body: Record<string, unknown>) => ask(server, 'POST', '/admin/generate_link', { token, body });

const verified = async (token_hash: string, type: 'signup' | 'invite' | 'recovery' | 'email_change') =>
  await createBrowser(server).verifyOtp({ token_hash, type });

describe('an invitation', () => {
  it('mails a link that opens the new account', async () => {
    const email = uniqueEmail();
    const redirectTo = `${server.url}/bienvenue`;
    const { data, error } = await admin.inviteUserByEmail(email, {
      data: { first_name: 'Nadia' },
      redirectTo,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      invited_at: expect.any(String),
      confirmation_sent_at: expect.any(String),
      user_metadata: { first_name: 'Nadia' },
    });
    expect(data.user).not.toHaveProperty('email_confirmed_at');
    const mail = await nextMail(server, email);
    expect(mail.subject).toContain('Vous êtes invité·e');
    expect(new URL(mail.link).searchParams.get('type')).toBe('invite');
    const page = await open(mail.link);
    expect(page.origin + page.pathname).toBe(redirectTo);
    expect(fragmentOf(page)).toMatchObject({ type: 'invite', access_token: expect.any(String) });
    const again = await admin.inviteUserByEmail(email);
    expect(again.error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('has a code, and can be sent again until it is used', async () => {
    const email = uniqueEmail();
    const first = await admin.inviteUserByEmail(email);
    const second = await admin.inviteUserByEmail(email);
    expect(second.data.user?.id).toBe(first.data.user?.id);
    const { code } = await nextMail(server, email, 2);
    const opened = await createBrowser(server).verifyOtp({ email, token: code, type: 'invite' });
    expect(opened.error).toBeNull();
  });

  it('drops the password of somebody who signed up with the address before', async () => {
    const email = uniqueEmail();
    await ask(server, 'POST', '/signup', { body: { email, password: PASSWORD } });
    await admin.inviteUserByEmail(email);
    const { code } = await nextMail(server, email, 2);
    await ask(server, 'POST', '/verify', { body: { type: 'invite', email, token: code } });
    expect(await signIn(email)).toMatchObject({ code: 'invalid_credentials' });
  });

  it('is sent also when sign-up is switched off', async () => {
    const closed = await startServerForTest({ env: { RECUEIL_SIGNUP: 'off' } });
    const email = uniqueEmail();
    expect((await (await administrator(closed)).inviteUserByEmail(email)).error).toBeNull();
    expect((await nextMail(closed, email)).code).toMatch(/^\d{6}$/);
  });

  it('is refused for text that is not an address', async () => {
    for (const email of ['', 'nobody', 'a@exemple.fr, b@exemple.fr']) {
      expect(await ask(server, 'POST', '/invite', { token, body: { email } })).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    }
  });
});

describe('the password of an account that was unconfirmed', () => {
  it.each([
    ['confirms the address', (email: string) => ({ body: { email_confirm: true }, email })],
    [
      'gives another address',
      () => {
        const email = uniqueEmail();
        return { body: { email, email_confirm: true }, email };
      },
    ],
  ])('counts as the operator’s when the operator %s, and opens a held session', async (_what, changing) => {
    const first = uniqueEmail();
    await ask(server, 'POST', '/signup', { body: { email: first, password: PASSWORD } });
    const { data } = await admin.listUsers();
    const id = data.users.find((user) => user.email === first)?.id;
    const { body, email } = changing(first);
    await ask(server, 'PUT', `/admin/users/${id}`, { token, body });
    const { access_token } = await signIn(email);
    expect(await profileOf(server, String(access_token))).toMatchObject({
      body: { code: 'confirmation_needed' },
    });
  });
});

describe('a generated link', () => {
  it('signs up the person who is given it, and is not mailed', async () => {
    const email = uniqueEmail();
    const redirectTo = `${server.url}/dashboard`;
    const { data, error } = await admin.generateLink({
      type: 'signup',
      email,
      password: PASSWORD,
      options: { data: { first_name: 'Nadia' }, redirectTo },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { first_name: 'Nadia' } });
    expect(data.user).not.toHaveProperty('invited_at');
    const { properties } = data;
    expect(properties).toMatchObject({
      email_otp: expect.stringMatching(/^\d{6}$/),
      hashed_token: expect.stringMatching(/^[0-9a-f]{56}$/),
      verification_type: 'signup',
      redirect_to: redirectTo,
    });
    const page = await open(properties?.action_link ?? '');
    expect(page.origin + page.pathname).toBe(redirectTo);
    expect(fragmentOf(page)).toHaveProperty('access_token');
    expect(await signIn(email)).toHaveProperty('access_token');
    expect(await mailsTo(server, email)).toEqual([]);
  });

  it('for a sign-up sets its own password on an unconfirmed account', async () => {
    const email = uniqueEmail();
    await ask(server, 'POST', '/signup', { body: { email, password: 'Plante2passe' } });
    const { body } = await links({ type: 'signup', email, password: PASSWORD });
    expect((await verified(String(body.hashed_token), 'signup')).error).toBeNull();
    expect(await signIn(email, 'Plante2passe')).toMatchObject({ code: 'invalid_credentials' });
    expect(await signIn(email)).toHaveProperty('access_token');
  });

  it('invites', async () => {
    const { data } = await admin.generateLink({ type: 'invite', email: uniqueEmail() });
    expect(data.user).toHaveProperty('invited_at');
    expect((await verified(data.properties?.hashed_token ?? '', 'invite')).error).toBeNull();
  });

  it('signs in by its code or its hash', async () => {
    const email = await confirmed();
    const magic = await admin.generateLink({ type: 'magiclink', email });
    expect(magic.data.properties?.verification_type).toBe('magiclink');
    const byCode = await createBrowser(server).verifyOtp({
      email,
      token: magic.data.properties?.email_otp ?? '',
      type: 'email',
    });
    expect(byCode.data.user?.email).toBe(email);
    const recovery = await admin.generateLink({ type: 'recovery', email });
    expect(recovery.data.user).toHaveProperty('recovery_sent_at');
    const byHash = await verified(recovery.data.properties?.hashed_token ?? '', 'recovery');
    expect(byHash.data.user?.email).toBe(email);
  });

  it('for a sign-in is one for a sign-up when the address has no account', async () => {
    const { data } = await admin.generateLink({ type: 'magiclink', email: uniqueEmail() });
    expect(data.properties?.verification_type).toBe('signup');
    expect((await verified(data.properties?.hashed_token ?? '', 'signup')).error).toBeNull();
  });

  it('changes an address after both links were opened', async () => {
    const [email, newEmail] = [await confirmed(), uniqueEmail()];
    // The client's types lack the new address for these.
    const current = await admin.generateLink({ type: 'email_change_current', email, newEmail });
    expect(current.data.user).toMatchObject({ email, new_email: newEmail });
    expect(current.data.properties?.verification_type).toBe('email_change_current');
    const fresh = await admin.generateLink({ type: 'email_change_new', email, newEmail });
    const first = await fetch(current.data.properties?.action_link ?? '', { redirect: 'manual' });
    expect(first.headers.get('location')).toContain('Confirmation+link+accepted');
    await open(fresh.data.properties?.action_link ?? '');
    expect(await signIn(newEmail)).toHaveProperty('access_token');
    expect(await signIn(email)).toMatchObject({ code: 'invalid_credentials' });
  });

  it('for one new address does not confirm another one', async () => {
    const email = await confirmed();
    const old = await links({ type: 'email_change_new', email, new_email: uniqueEmail() });
    await links({ type: 'email_change_current', email, new_email: uniqueEmail() });
    const used = await verified(String(old.body.hashed_token), 'email_change');
    expect(used.error?.code).toBe('otp_expired');
  });

  it('leads to the site when another address was asked for', async () => {
    const { body } = await links({
      type: 'recovery',
      email: await confirmed(),
      redirect_to: 'https://attacker.example/',
    });
    expect(body.redirect_to).toBe(server.url);
    expect((await open(String(body.action_link))).origin).toBe(server.url);
  });

  it('creates one account when ten requests ask at once for a new address', async () => {
    const email = uniqueEmail();
    const answers = await Promise.all(Array.from({ length: 10 }, () => links({ type: 'magiclink', email })));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('is refused when there is no account to open', async () => {
    const email = await confirmed();
    const other = await confirmed();
    for (const [body, status, code] of [
      [{ email }, 400, 'validation_failed'],
      [{ type: 'constructor', email }, 400, 'validation_failed'],
      [{ type: 'recovery', email: 'nobody' }, 400, 'validation_failed'],
      [{ type: 'recovery', email: uniqueEmail() }, 404, 'user_not_found'],
      [{ type: 'email_change_new', email: uniqueEmail(), new_email: other }, 404, 'user_not_found'],
      [{ type: 'email_change_new', email, new_email: other }, 422, 'email_exists'],
      [{ type: 'email_change_new', email }, 400, 'validation_failed'],
      [{ type: 'signup', email: uniqueEmail() }, 400, 'validation_failed'],
      [{ type: 'signup', email: uniqueEmail(), password: 'court' }, 422, 'weak_password'],
      [{ type: 'signup', email, password: PASSWORD }, 422, 'email_exists'],
      [{ type: 'invite', email }, 422, 'email_exists'],
    ] as const) {
      expect(await links(body), JSON.stringify(body)).toMatchObject({ status, body: { code } });
    }
  });
});
