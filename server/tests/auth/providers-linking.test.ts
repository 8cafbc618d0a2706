import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpInProcess, type TestPerson } from '../support/people.ts';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import { ask, createBrowser, nextNotice, uniqueEmail } from './support/clients.ts';
import {
  type Arrival,
  comeBack,
  goThrough,
  signInThere,
  someone,
  startProviders,
  type TestProviders,
} from './support/provider-flows.ts';
import { prove } from './support/second-factor.ts';

let providers: TestProviders;
let server: TestServer;
beforeAll(async () => {
  providers = await startProviders();
  server = await startTestServer({ env: providers.env });
});
afterAll(async () => {
  await server.stop();
  await providers.stop();
});

interface Identity {
  identity_id: string;
  provider: string;
}
const accountOf = async (person: TestPerson) => {
  const { body } = await ask(server, 'GET', '/user', { token: person.accessToken });
  return body as unknown as { identities: Identity[]; app_metadata: unknown };
};

/** Begins to link a provider; returns the address at the provider. */
const beginLinking = async (person: TestPerson, query = ''): Promise<string> => {
  await prove(server, person.accessToken);
  const path = `/user/identities/authorize?provider=google&skip_http_redirect=true${query}`;
  const { body } = await ask(server, 'GET', path, { token: person.accessToken });
  return body.url as string;
};

const link = async (person: TestPerson, query = ''): Promise<Arrival> =>
  comeBack(await signInThere(await beginLinking(person, query)));

const unlink = async (person: TestPerson, id: string) => {
  await prove(server, person.accessToken);
  return await ask(server, 'DELETE', `/user/identities/${id}`, { token: person.accessToken });
};

/** The same with the client, which does not show its token. */
const proveIn = async (browser: ReturnType<typeof createBrowser>): Promise<void> => {
  const { data } = await browser.getSession();
  expect((await prove(server, data.session?.access_token ?? '')).status).toBe(200);
};

describe('linking a provider', () => {
  it('works with the unpatched client, for any address at the provider, and is told by mail', async () => {
    const person = await signUpInProcess(server);
    const browser = createBrowser(server);
    await browser.signInWithPassword({ email: person.email, password: person.password });
    providers.google.setAccount(someone());
    await proveIn(browser);
    const { data, error } = await browser.linkIdentity({
      provider: 'google',
      options: { redirectTo: `${server.url}/security` },
    });
    expect(error).toBeNull();
    const arrival = await comeBack(await signInThere(data?.url ?? ''));
    expect(arrival.url.pathname).toBe('/security');
    const exchanged = await browser.exchangeCodeForSession(arrival.query.code ?? '');
    expect(exchanged.data.user).toMatchObject({
      id: person.id,
      email: person.email,
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
      identities: [{ provider: 'email' }, { provider: 'google' }],
    });
    await nextNotice(server, person.email, 'Nouveau moyen de connexion');
    const { fragment } = await goThrough(server, 'google');
    const { body } = await ask(server, 'GET', '/user', { token: fragment.access_token ?? '' });
    expect(body.id).toBe(person.id);

    const identities = (await browser.getUserIdentities()).data?.identities ?? [];
    const google = identities.find(({ provider }) => provider === 'google');
    await proveIn(browser);
    expect((await browser.unlinkIdentity(google as never)).error).toBeNull();
    expect(await accountOf(person)).toMatchObject({
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email' }],
    });
    await nextNotice(server, person.email, 'Moyen de connexion retiré');
    const stranger = await goThrough(server, 'google');
    const after = await ask(server, 'GET', '/user', { token: stranger.fragment.access_token ?? '' });
    expect(after.body.id).not.toBe(person.id);
  });

  it('and unlinking need the password or a mailed code: an open computer is not enough', async () => {
    const person = await signUpInProcess(server);
    const nonce = crypto.randomUUID();
    const begin = '/user/identities/authorize?provider=google&skip_http_redirect=true';
    for (const [method, path] of [
      ['GET', begin],
      ['DELETE', `/user/identities/${nonce}`],
    ] as const) {
      expect(await ask(server, method, path, { token: person.accessToken })).toMatchObject({
        status: 400,
        body: { code: 'current_password_required' },
      });
    }
    expect((await accountOf(person)).identities).toHaveLength(1);
  });

  it('needs a session', async () => {
    expect(await ask(server, 'GET', '/user/identities/authorize?provider=google')).toMatchObject({
      status: 401,
      body: { code: 'no_authorization' },
    });
    expect((await ask(server, 'DELETE', `/user/identities/${crypto.randomUUID()}`)).status).toBe(401);
  });

  it('an identity that is already linked is refused, here or elsewhere', async () => {
    providers.google.setAccount(someone());
    const [first, second] = [await signUpInProcess(server), await signUpInProcess(server)];
    expect((await link(first)).fragment).toHaveProperty('access_token');
    for (const [person, message] of [
      [first, 'Identity is already linked'],
      [second, 'Identity is already linked to another user'],
    ] as const) {
      const { query } = await link(person);
      expect(query).toEqual({
        error: 'server_error',
        error_code: 'identity_already_exists',
        error_description: message,
      });
    }
    expect((await accountOf(second)).identities).toHaveLength(1);
  });

  it('one identity to two accounts at once succeeds for one', async () => {
    providers.google.setAccount(someone());
    const people = [await signUpInProcess(server), await signUpInProcess(server)];
    const backs = await Promise.all(people.map(async (person) => signInThere(await beginLinking(person))));
    const arrivals = await Promise.all(backs.map((back) => comeBack(back)));
    expect(arrivals.map(({ query }) => query.error_code).sort()).toEqual([
      'identity_already_exists',
      undefined,
    ]);
  });

  it('is given up when the password changes', async () => {
    const person = await signUpInProcess(server);
    providers.google.setAccount(someone());
    const back = await signInThere(await beginLinking(person));
    const change = await ask(server, 'PUT', '/user', {
      token: person.accessToken,
      body: { password: 'Nouveau2passe', current_password: person.password },
    });
    expect(change.status).toBe(200);
    expect((await comeBack(back)).query).toMatchObject({ error_code: 'bad_oauth_state' });
    expect((await accountOf(person)).identities).toHaveLength(1);
  });

  it('cannot be ended in another browser', async () => {
    const attacker = await signUpInProcess(server);
    providers.google.setAccount(someone());
    const lured = await signInThere(await beginLinking(attacker));
    const arrival = await comeBack(lured, { 'sec-fetch-site': 'cross-site' });
    expect(arrival.query).toMatchObject({ error_code: 'bad_oauth_state' });
    expect((await accountOf(attacker)).identities).toHaveLength(1);
  });
});

describe('unlinking', () => {
  it('keeps the last way to sign in', async () => {
    const person = await signUpInProcess(server);
    const [only] = (await accountOf(person)).identities;
    expect(await unlink(person, only?.identity_id ?? '')).toMatchObject({
      status: 422,
      body: { code: 'single_identity_not_deletable' },
    });
  });

  it('answers alike for another person’s identity, an unknown one and a malformed id', async () => {
    const [person, other] = [await signUpInProcess(server), await signUpInProcess(server)];
    for (const each of [person, other]) {
      providers.google.setAccount(someone());
      await link(each);
    }
    const foreign = (await accountOf(other)).identities[1]?.identity_id ?? '';
    const answers = await Promise.all(
      [foreign, crypto.randomUUID(), 'x', '%00'].map((id) => unlink(person, id)),
    );
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({
        status: 422,
        body: { code: 'identity_not_found', message: "Identity doesn't exist" },
      });
    }
    expect((await accountOf(other)).identities).toHaveLength(2);
  });

  it('both at once keeps one', async () => {
    const person = await signUpInProcess(server);
    providers.google.setAccount(someone());
    await link(person);
    const { identities } = await accountOf(person);
    const answers = await Promise.all(identities.map((identity) => unlink(person, identity.identity_id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await accountOf(person)).identities).toHaveLength(1);
  });

  it('the address removes the password', async () => {
    const person = await signUpInProcess(server);
    providers.google.setAccount(someone());
    await link(person);
    const [byMail] = (await accountOf(person)).identities;
    expect((await unlink(person, byMail?.identity_id ?? '')).body).toEqual({});
    expect(await accountOf(person)).toMatchObject({
      app_metadata: { provider: 'google', providers: ['google'] },
    });
    const body = { email: person.email, password: person.password };
    const { body: refused } = await ask(server, 'POST', '/token?grant_type=password', { body });
    expect(refused.code).toBe('invalid_credentials');
  });
});

describe('the provider of a company', () => {
  const sso = (body: object) => ask(server, 'POST', '/sso', { body: { skip_http_redirect: true, ...body } });

  it('signs in a person with an address there, with the unpatched client', async () => {
    const account = someone({ email: uniqueEmail().replace('exemple.fr', 'Groupe.example') });
    providers.company.setAccount({ ...account, email_verified: undefined });
    const browser = createBrowser(server);
    const { data, error } = await browser.signInWithSSO({ domain: 'groupe.example' });
    expect(error).toBeNull();
    const { query } = await comeBack(await signInThere(data?.url ?? ''));
    const exchanged = await browser.exchangeCodeForSession(query.code ?? '');
    expect(exchanged.data.user).toMatchObject({
      email: account.email?.toLowerCase(),
      app_metadata: { provider: 'sso:groupe.example' },
      user_metadata: { first_name: 'Camille' },
      identities: [{ provider: 'sso:groupe.example', id: account.sub }],
    });
  });

  it('is found by its id too, and redirects unless the page asks for JSON', async () => {
    const { body } = await sso({ provider_id: 'sso', redirect_to: 'https://attacker.example' });
    providers.company.setAccount(
      someone({ email: uniqueEmail().replace('exemple.fr', 'entreprise.example') }),
    );
    const arrival = await comeBack(await signInThere(body.url as string));
    expect(arrival.url.origin).toBe(server.url);
    expect(arrival.fragment).toHaveProperty('access_token');
    const redirected = await sso({ domain: 'entreprise.example', skip_http_redirect: false });
    expect(redirected.status).toBe(303);
    expect(redirected.headers.get('location')).toContain(providers.company.issuer);
  });

  it.each([
    ['another domain', { email: 'camille@exemple.fr' }],
    ['a subdomain', { email: 'camille@sub.entreprise.example' }],
    ['no address', { email: undefined }],
  ])('does not vouch for %s', async (_name, claims) => {
    providers.company.setAccount(someone(claims));
    const { body } = await sso({ domain: 'entreprise.example' });
    const { query } = await comeBack(await signInThere(body.url as string));
    expect(query).toMatchObject({ error: 'invalid_request', error_code: 'email_address_invalid' });
  });

  it('does not link an address that it says it has not verified', async () => {
    const email = uniqueEmail().replace('exemple.fr', 'entreprise.example');
    await ask(server, 'POST', '/signup', { body: { email, password: 'Mot2passe-sur' } });
    providers.company.setAccount(someone({ email, email_verified: false }));
    const { body } = await sso({ domain: 'entreprise.example' });
    const { query } = await comeBack(await signInThere(body.url as string));
    expect(query).toMatchObject({ error_code: 'provider_email_needs_verification' });
  });

  it.each([
    [{ domain: 'exemple.fr' }, 404, 'saml_provider_disabled'],
    [{ domain: '' }, 400, 'validation_failed'],
    [{ provider_id: crypto.randomUUID() }, 404, 'saml_provider_disabled'],
    [{ domain: 'entreprise.example', code_challenge: 'x' }, 400, 'validation_failed'],
  ])('is not found for %j', async (body, status, code) => {
    expect(await sso(body)).toMatchObject({ status, body: { code } });
  });

  it('asks for the captcha first', async () => {
    const test = await startServerForTest({ env: { ...providers.env, RECUEIL_CAPTCHA: 'altcha' } });
    const { status, body } = await ask(test, 'POST', '/sso', { body: { domain: 'entreprise.example' } });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'captcha_failed' });
  });

  it('ends a PKCE flow like the others', async () => {
    const verifier = randomBytes(32).toString('base64url');
    const code_challenge = createHash('sha256').update(verifier).digest('base64url');
    providers.company.setAccount(
      someone({ email: uniqueEmail().replace('exemple.fr', 'entreprise.example') }),
    );
    const { body } = await sso({
      domain: 'entreprise.example',
      code_challenge,
      code_challenge_method: 's256',
    });
    const { query } = await comeBack(await signInThere(body.url as string));
    const exchange = { auth_code: query.code, code_verifier: verifier };
    expect((await ask(server, 'POST', '/token?grant_type=pkce', { body: exchange })).status).toBe(200);
  });
});
