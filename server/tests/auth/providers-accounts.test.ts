import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderAccount } from '../support/openid-provider.ts';
import { signUpInProcess } from '../support/people.ts';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import {
  ask,
  fragmentOf,
  mailsTo,
  nextMail,
  nextNotice,
  open,
  PASSWORD,
  signInByPassword,
  uniqueEmail,
} from './support/clients.ts';
import {
  type Arrival,
  authorizeUrl,
  comeBack,
  goThrough,
  signInThere,
  someone,
  startProviders,
  type TestProviders,
} from './support/provider-flows.ts';

let providers: TestProviders;
/** The server without autoconfirmation. */
let strict: TestServer;
/** The server with autoconfirmation. */
let server: TestServer;
beforeAll(async () => {
  providers = await startProviders();
  strict = await startTestServer({ env: { ...providers.env, RECUEIL_AUTOCONFIRM: 'off' } });
  server = await startTestServer({ env: providers.env });
});
afterAll(async () => {
  await Promise.all([strict.stop(), server.stop()]);
  await providers.stop();
});

type Kind = 'google' | 'apple' | 'azure';

const through = (at: TestServer, kind: Kind, account: ProviderAccount): Promise<Arrival> => {
  providers[kind].setAccount(account);
  return goThrough(at, kind);
};

const userOf = async (at: TestServer, arrival: Arrival) => {
  const { body } = await ask(at, 'GET', '/user', { token: arrival.fragment.access_token ?? '' });
  return body as { id: string; identities: { identity_id: string; provider: string }[] };
};

const NEEDS_VERIFICATION = { error: 'access_denied', error_code: 'provider_email_needs_verification' };

describe('a verified address that has an account', () => {
  it('is linked to it, the person is told, and the password stays', async () => {
    const person = await signUpInProcess(server);
    const arrival = await through(server, 'google', someone({ email: ` ${person.email.toUpperCase()}` }));
    const user = await userOf(server, arrival);
    expect(user).toMatchObject({
      id: person.id,
      email: person.email,
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
      user_metadata: { first_name: 'Camille', last_name: 'Martin' },
      identities: [{ provider: 'email' }, { provider: 'google' }],
    });
    await nextNotice(server, person.email, 'Nouveau moyen de connexion');
    expect((await signInByPassword(server, person.email, person.password)).status).toBe(200);
  });

  it('that was never confirmed goes to the person whom the provider knows, without what a stranger put there', async () => {
    const email = uniqueEmail();
    const planted = { first_name: 'Planté', evil: true };
    await ask(strict, 'POST', '/signup', { body: { email, password: PASSWORD, data: planted } });
    const mail = await nextMail(strict, email);
    const arrival = await through(strict, 'google', someone({ email }));
    expect(await userOf(strict, arrival)).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { first_name: 'Camille', last_name: 'Martin' },
      identities: [{ provider: 'google' }],
    });
    expect(JSON.stringify(await userOf(strict, arrival))).not.toContain('evil');
    expect((await signInByPassword(strict, email)).body.code).toBe('invalid_credentials');
    expect(fragmentOf(await open(mail.link))).toMatchObject({ error_code: 'otp_expired' });
    const profile = await fetch(`${strict.url}/api/profile`, {
      headers: { authorization: `Bearer ${arrival.fragment.access_token}` },
    });
    expect(await profile.json()).toMatchObject({ first_name: 'Camille', auth_provider: 'google' });
  });

  it('that three providers give at once ends in one account', async () => {
    const email = uniqueEmail();
    const starts = await Promise.all(
      (['google', 'apple', 'azure'] as const).map(async (kind) => {
        providers[kind].setAccount(someone({ email }));
        return await signInThere(authorizeUrl(server, kind));
      }),
    );
    const users = await Promise.all(
      (await Promise.all(starts.map((start) => comeBack(start)))).map((arrival) => userOf(server, arrival)),
    );
    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
  });
});

describe('an address that the provider does not vouch for', () => {
  it.each<[string, Kind, Partial<ProviderAccount>]>([
    ['Google says so', 'google', { email_verified: false }],
    ['Google says nothing', 'google', { email_verified: undefined }],
    ['Google says it as text of no meaning', 'google', { email_verified: 'false' }],
    ['Microsoft says nothing', 'azure', { email_verified: undefined }],
    ['its tenant does not own it', 'azure', { xms_edov: false }],
    ['its tenant does not own it, as text', 'azure', { xms_edov: '0', email_verified: true }],
  ])('is never linked: %s', async (_why, kind, claims) => {
    const person = await signUpInProcess(server);
    const arrival = await through(server, kind, someone({ email: person.email, ...claims }));
    expect(arrival.status).toBe(303);
    expect(arrival.query).toMatchObject(NEEDS_VERIFICATION);
    expect(arrival.fragment).toMatchObject(NEEDS_VERIFICATION);
    expect(await ask(server, 'GET', '/user', { token: person.accessToken })).toMatchObject({
      body: { identities: [{ provider: 'email' }] },
    });
  });

  it.each<[string, Kind, Partial<ProviderAccount>]>([
    ['Apple writes true as text', 'apple', { email_verified: 'true' }],
    ['its tenant owns the domain', 'azure', { email_verified: undefined, xms_edov: true }],
    ['its tenant owns the domain, as text', 'azure', { email_verified: undefined, xms_edov: '1' }],
    [
      'the Microsoft account is personal',
      'azure',
      { email_verified: undefined, tid: '9188040d-6c67-4c5b-b112-36a304b66dad' },
    ],
  ])('counts as vouched for when %s', async (_why, kind, claims) => {
    const person = await signUpInProcess(server);
    const arrival = await through(server, kind, someone({ email: person.email, ...claims }));
    expect((await userOf(server, arrival)).id).toBe(person.id);
  });

  it('is confirmed by mail first when it is new; the answer is the same', async () => {
    const account = someone({ email_verified: false });
    const known = await through(
      strict,
      'google',
      someone({ email: await confirmedAddress(), email_verified: false }),
    );
    const refused = await through(strict, 'google', account);
    expect(refused.query).toEqual(known.query);
    const again = await through(strict, 'google', account);
    expect(again.query).toEqual(refused.query);
    const page = await open((await nextMail(strict, account.email, 2)).link);
    expect(fragmentOf(page)).toHaveProperty('access_token');
    const arrival = await through(strict, 'google', account);
    expect(await userOf(strict, arrival)).toMatchObject({ identities: [{ provider: 'google' }] });
  });

  it('begins the same cooldown with or without an account, and its owner is told', async () => {
    const paced = await startServerForTest({
      env: { ...providers.env, RECUEIL_AUTOCONFIRM: 'off', RECUEIL_MAIL_COOLDOWN_SECONDS: '60' },
    });
    const known = someone();
    await through(paced, 'azure', known);
    for (const { email } of [known, someone()]) {
      await through(paced, 'google', someone({ email, email_verified: false }));
      const again = await ask(paced, 'POST', '/resend', { body: { type: 'signup', email } });
      expect(again).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } });
    }
    await nextNotice(paced, known.email, 'Vous avez déjà un compte');
  });

  it('counts as soon as the provider vouches for it', async () => {
    const account = someone({ email_verified: false });
    await through(strict, 'google', account);
    const arrival = await through(strict, 'google', { ...account, email_verified: true });
    expect(await userOf(strict, arrival)).toMatchObject({ email_confirmed_at: expect.any(String) });
  });

  it.each<[string, (email: string) => Promise<unknown>]>([
    ['signs up', (email) => ask(strict, 'POST', '/signup', { body: { email, password: PASSWORD } })],
    ['asks for recovery', (email) => ask(strict, 'POST', '/recover', { body: { email } })],
  ])('keeps nothing that a stranger put into the account when its reader %s', async (_how, claim) => {
    const stranger = someone({ email_verified: false });
    await through(strict, 'google', stranger);
    await claim(stranger.email);
    const page = await open((await nextMail(strict, stranger.email, 2)).link);
    const { body } = await ask(strict, 'GET', '/user', { token: fragmentOf(page).access_token ?? '' });
    expect(body).toMatchObject({
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', identity_data: { email: stranger.email, email_verified: true } }],
    });
    expect((await through(strict, 'google', stranger)).query).toMatchObject(NEEDS_VERIFICATION);
  });

  it('is not confirmed by a provider that vouches for another address', async () => {
    const account = someone({ email_verified: false });
    await through(strict, 'google', account);
    const other = { ...account, email: uniqueEmail(), email_verified: true };
    expect((await through(strict, 'google', other)).query).toMatchObject(NEEDS_VERIFICATION);
  });

  const confirmedAddress = async (): Promise<string> => {
    const { email } = someone();
    await through(strict, 'azure', someone({ email }));
    return email;
  };
});

describe('a person', () => {
  it('without an address gets an error, and no account is created', async () => {
    const arrival = await through(server, 'google', someone({ email: undefined, email_verified: undefined }));
    expect(arrival.query).toMatchObject({ error: 'server_error', error_code: 'unexpected_failure' });
    const bad = await through(server, 'google', someone({ email: 'nobody' }));
    expect(bad.query).toMatchObject({ error: 'server_error', error_code: 'unexpected_failure' });
  });

  it('keeps the names that Apple sends only once', async () => {
    const account = someone();
    await through(server, 'apple', account);
    const arrival = await through(server, 'apple', account);
    expect(await userOf(server, arrival)).toMatchObject({
      user_metadata: { first_name: 'Camille', last_name: 'Martin' },
      identities: [{ identity_data: { first_name: 'Camille' } }],
    });
  });

  it('whose provider sends one name gets a first and a last name', async () => {
    const name = { given_name: undefined, family_name: undefined, name: 'Dominique de la Tour' };
    const arrival = await through(server, 'azure', someone(name));
    expect(await userOf(server, arrival)).toMatchObject({
      user_metadata: { first_name: 'Dominique', last_name: 'de la Tour' },
    });
  });

  it('who is new cannot sign in when sign-up is off', async () => {
    const closed = await startServerForTest({ env: { ...providers.env, RECUEIL_SIGNUP: 'off' } });
    const arrival = await through(closed, 'google', someone());
    expect(arrival.query).toMatchObject({
      error: 'access_denied',
      error_code: 'signup_disabled',
      error_description: 'Signups not allowed for this instance',
    });
    const strictly = await startServerForTest({
      env: { ...providers.env, RECUEIL_SIGNUP: 'off', RECUEIL_AUTOCONFIRM: 'off' },
    });
    // This way does not disclose either who has an account.
    const unverified = await through(strictly, 'google', someone({ email_verified: false }));
    expect(unverified.query).toMatchObject(NEEDS_VERIFICATION);
  });

  it('who is banned cannot sign in', async () => {
    const account = someone();
    const { id } = await userOf(server, await through(server, 'google', account));
    await server.recueil.database.pool.query(
      "UPDATE auth.users SET banned_until = now() + interval '1 hour' WHERE id = $1",
      [id],
    );
    const expected = { error: 'access_denied', error_code: 'user_banned' };
    expect((await through(server, 'google', account)).query).toMatchObject(expected);
    expect((await through(server, 'azure', someone({ email: account.email }))).query).toMatchObject(expected);
  });
});

describe('mails', () => {
  it('are not sent for a new account that the provider vouches for', async () => {
    const account = someone();
    await through(strict, 'google', account);
    expect(await mailsTo(strict, account.email)).toEqual([]);
  });
});
