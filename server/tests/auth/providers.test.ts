import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#server/config/config.ts';
import { createProviders } from '#server/modules/auth/openid/providers.ts';
import type { ProviderKind } from '../support/openid-provider.ts';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import { ask, createBrowser } from './support/clients.ts';
import {
  authorizeUrl,
  comeBack,
  goThrough,
  signInThere,
  someone,
  startProviders,
  type TestProviders,
} from './support/provider-flows.ts';

let providers: TestProviders;
let server: TestServer;
beforeAll(async () => {
  providers = await startProviders();
  server = await startTestServer({ env: { ...providers.env, RECUEIL_AUTOCONFIRM: 'off' } });
});
afterAll(async () => {
  await server.stop();
  await providers.stop();
});

const NAMES: [ProviderKind, string][] = [
  ['google', 'google'],
  ['apple', 'apple'],
  ['azure', 'azure'],
  ['azure', 'microsoft'],
];

const rows = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await server.recueil.database.pool.query(text, values)).rows as Row[];

describe('a sign-in through a provider', () => {
  it.each(NAMES)('works by PKCE with the unpatched client for %s (asked for as %s)', async (kind, name) => {
    const person = someone();
    providers[kind].setAccount(person);
    const browser = createBrowser(server);
    const redirectTo = `${server.url}/auth/oauth-callback`;
    const { data } = await browser.signInWithOAuth({ provider: name as 'google', options: { redirectTo } });
    const arrival = await comeBack(await signInThere(data.url ?? ''));
    expect(arrival.status).toBe(302);
    expect(arrival.url.origin + arrival.url.pathname).toBe(redirectTo);
    expect(Object.keys(arrival.query)).toEqual(['code']);
    expect(arrival.url.hash).toBe('');
    const { data: exchanged, error } = await browser.exchangeCodeForSession(arrival.query.code ?? '');
    expect(error).toBeNull();
    expect(exchanged.session?.provider_token).toEqual(expect.any(String));
    expect(exchanged.user).toMatchObject({
      email: person.email,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: kind, providers: [kind] },
      user_metadata: { first_name: 'Camille', last_name: 'Martin', full_name: 'Camille Martin' },
      identities: [
        {
          id: person.sub,
          provider: kind,
          email: person.email,
          identity_data: {
            sub: person.sub,
            email: person.email,
            email_verified: true,
            phone_verified: false,
          },
        },
      ],
    });
    const claims = (await browser.getClaims()).data?.claims;
    expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] });
    const profile = await fetch(`${server.url}/api/profile`, {
      headers: { authorization: `Bearer ${exchanged.session?.access_token}` },
    });
    expect(await profile.json()).toMatchObject({
      first_name: 'Camille',
      last_name: 'Martin',
      auth_provider: kind,
    });
  });

  it.each(NAMES)('works by the implicit flow for %s (asked for as %s)', async (kind, name) => {
    const person = someone();
    providers[kind].setAccount(person);
    const { status, url, fragment } = await goThrough(server, name, {
      redirect_to: `${server.url}/x?keep=1`,
    });
    expect(status).toBe(302);
    expect(url.search).toBe('?keep=1');
    expect(fragment).toEqual({
      access_token: expect.any(String),
      expires_at: expect.stringMatching(/^\d+$/),
      expires_in: '3600',
      provider_token: expect.any(String),
      refresh_token: expect.any(String),
      sb: '',
      token_type: 'bearer',
      ...(kind === 'google' ? { provider_refresh_token: expect.any(String) } : {}),
    });
    const { body } = await ask(server, 'GET', '/user', { token: fragment.access_token ?? '' });
    expect(body).toMatchObject({ email: person.email });
  });

  it('brings the same person to the same account, and stores what the provider says now', async () => {
    const person = someone();
    providers.google.setAccount(person);
    const first = await goThrough(server, 'google');
    providers.google.setAccount({ ...person, given_name: 'Claude' });
    const second = await goThrough(server, 'google');
    const users = await Promise.all(
      [first, second].map(({ fragment }) =>
        ask(server, 'GET', '/user', { token: fragment.access_token ?? '' }),
      ),
    );
    expect(users[1]?.body.id).toBe(users[0]?.body.id);
    expect(users[1]?.body).toMatchObject({ identities: [{ identity_data: { first_name: 'Claude' } }] });
  });

  it('gives the provider’s tokens once to the holder of the auth code, and stores them sealed', async () => {
    providers.google.setAccount(someone());
    const browser = createBrowser(server);
    const { data } = await browser.signInWithOAuth({ provider: 'google' });
    const { query } = await comeBack(await signInThere(data.url ?? ''));
    const before = await rows<{ all: string }>(
      "SELECT encode(sealed_provider_tokens, 'escape') || row_to_json(f)::text AS all FROM auth.flow_states f WHERE auth_code_hash IS NOT NULL",
    );
    const { data: exchanged } = await browser.exchangeCodeForSession(query.code ?? '');
    expect(exchanged.session).toMatchObject({
      provider_token: expect.any(String),
      provider_refresh_token: expect.any(String),
    });
    expect(before).toHaveLength(1);
    for (const secret of [
      exchanged.session?.provider_token,
      exchanged.session?.provider_refresh_token,
      query.code,
    ]) {
      expect(before[0]?.all).not.toContain(secret);
    }
    const { data: refreshed } = await browser.refreshSession();
    expect(refreshed.session).not.toHaveProperty('provider_token');
    expect(await rows('SELECT 1 FROM auth.flow_states WHERE auth_code_hash IS NOT NULL')).toEqual([]);
  });

  it('is not possible with the code alone, without the verifier', async () => {
    providers.google.setAccount(someone());
    const verifier = randomBytes(32).toString('base64url');
    const { query } = await goThrough(server, 'google', {
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 's256',
    });
    const exchange = (code_verifier: string) =>
      ask(server, 'POST', '/token?grant_type=pkce', { body: { auth_code: query.code, code_verifier } });
    expect((await exchange(randomBytes(32).toString('base64url'))).body.code).toBe('bad_code_verifier');
    expect((await exchange(verifier)).status).toBe(200);
    expect((await exchange(verifier)).body.code).toBe('flow_state_not_found');
  });

  it('sends back with the reason a person who cancels', async () => {
    providers.google.setAccount(null);
    const { status, query, fragment } = await goThrough(server, 'google', { redirect_to: `${server.url}/a` });
    expect(status).toBe(303);
    expect(query).toEqual({
      error: 'access_denied',
      error_code: 'bad_oauth_callback',
      error_description: 'The person cancelled',
    });
    expect(fragment).toEqual({ ...query, sb: '' });
  });
});

describe('the address of the provider', () => {
  const parametersOf = async (url: string) => {
    const answer = await fetch(url, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    return Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams);
  };

  it('carries the parameters of the client, except those that only we may set', async () => {
    const forged = Object.fromEntries(
      [
        'client_id',
        'client_secret',
        'redirect_uri',
        'response_type',
        'response_mode',
        'state',
        'nonce',
        'code_verifier',
        'scope',
        'request',
        'request_uri',
      ].map((name) => [name, 'forged']),
    );
    const url = authorizeUrl(server, 'google', {
      scopes: 'profile email calendar.readonly,contacts',
      access_type: 'offline',
      prompt: 'consent',
      login_hint: 'camille',
      redirect_to: server.url,
      ...forged,
    });
    const parameters = await parametersOf(url);
    expect(parameters).toEqual({
      access_type: 'offline',
      prompt: 'consent',
      login_hint: 'camille',
      client_id: 'recueil-test',
      response_type: 'code',
      redirect_uri: `${server.url}/auth/v1/callback`,
      scope: 'openid email profile calendar.readonly contacts',
      state: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(JSON.stringify(parameters)).not.toContain('forged');
  });

  it('asks each provider for its scopes, and Apple for a form', async () => {
    expect(await parametersOf(authorizeUrl(server, 'apple'))).toMatchObject({
      scope: 'openid email name',
      response_mode: 'form_post',
    });
    expect(await parametersOf(authorizeUrl(server, 'azure', { scopes: 'user.read' }))).toMatchObject({
      scope: 'openid email profile user.read',
    });
  });

  it('is given as JSON when the page asks for it', async () => {
    const url = authorizeUrl(server, 'google', { skip_http_redirect: 'true' });
    const { url: address } = (await (await fetch(url)).json()) as { url: string };
    expect(new URL(address).origin).toBe(providers.google.issuer);
    expect(new URL(address).searchParams.has('skip_http_redirect')).toBe(false);
  });

  it('accepts prompts that the provider knows', async () => {
    providers.google.setAccount(someone());
    for (const prompt of ['consent', 'select_account']) {
      const { fragment } = await goThrough(server, 'google', { prompt, access_type: 'offline' });
      expect(fragment).toHaveProperty('access_token');
      expect(providers.google.requests.at(-1)?.get('prompt')).toBe(prompt);
      expect(providers.google.requests.at(-1)?.get('access_type')).toBe('offline');
    }
  });

  it.each([
    ['provider=github', 'Unsupported provider: provider is not enabled'],
    ['provider=sso', 'Unsupported provider: provider is not enabled'],
    ['provider=constructor', 'Unsupported provider: provider is not enabled'],
    ['', 'Unsupported provider: provider is not enabled'],
    ['provider=google&code_challenge=a', 'PKCE flow requires code_challenge_method and code_challenge'],
    ['provider=google&code_challenge=a&code_challenge_method=s256', 'code challenge has to be between'],
  ])('is refused for %j', async (query, message) => {
    const { status, body } = await ask(server, 'GET', `/authorize?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', message: expect.stringContaining(message) });
  });

  it.each([
    'https://attacker.example/',
    '//attacker.example',
    'https://recueil.example@attacker.example',
    'javascript:alert(1)',
  ])('leads back to the site when %j was asked for', async (redirectTo) => {
    providers.google.setAccount(someone());
    const { url, fragment } = await goThrough(server, 'google', { redirect_to: redirectTo });
    expect(url.origin).toBe(server.url);
    expect(fragment).toHaveProperty('access_token');
    providers.google.setAccount(null);
    expect((await goThrough(server, 'google', { redirect_to: redirectTo })).url.origin).toBe(server.url);
  });

  it('is discovered once, not with every sign-in', async () => {
    providers.azure.setAccount(someone());
    const test = await startServerForTest({ env: providers.env });
    const before = providers.azure.discoveries();
    for (let times = 0; times < 3; times += 1) await goThrough(test, 'azure');
    expect(providers.azure.discoveries()).toBe(before + 1);
  });
});

describe('the settings', () => {
  it('say which providers are configured', async () => {
    expect((await ask(server, 'GET', '/settings')).body.external).toMatchObject({
      google: true,
      apple: true,
      azure: true,
    });
    const none = await startServerForTest();
    expect((await ask(none, 'GET', '/settings')).body.external).toMatchObject({
      google: false,
      apple: false,
      azure: false,
    });
    expect((await ask(none, 'GET', '/callback?state=x')).status).toBe(404);
  });

  it('name the variable when Apple’s key is unusable', () => {
    const APPLE_PRIVATE_KEY = '-----BEGIN PRIVATE KEY-----\\nx\\n-----END PRIVATE KEY-----';
    const config = loadConfig({ ...providers.env, APPLE_PRIVATE_KEY });
    expect(() => createProviders(config.providers)).toThrow('APPLE_PRIVATE_KEY');
  });
});
