/** An app on a device sends the ID token that the provider gave it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderAccount } from '../support/openid-provider.ts';
import { signUpInProcess } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { ask } from './support/clients.ts';
import { goThrough, someone, startProviders, type TestProviders } from './support/provider-flows.ts';
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

describe('signing in with an ID token', () => {
  const claims = (account: ProviderAccount, more: Record<string, unknown> = {}) => {
    const now = Math.floor(Date.now() / 1_000);
    return {
      ...account,
      iss: providers.google.issuer,
      aud: 'recueil-test',
      iat: now,
      exp: now + 300,
      ...more,
    };
  };
  const grant = (body: object, token?: string) =>
    ask(server, 'POST', '/token?grant_type=id_token', { body, ...(token ? { token } : {}) });
  const sign = (more: Record<string, unknown> = {}, account = someone()) =>
    providers.google.sign(claims(account, more));
  const sha256 = async (text: string) =>
    Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

  it('opens a session of the same account as the flow through the browser', async () => {
    const account = someone();
    providers.google.setAccount(account);
    const { fragment } = await goThrough(server, 'google');
    const user = await ask(server, 'GET', '/user', { token: fragment.access_token ?? '' });
    const { status, body } = await grant({ provider: 'google', id_token: await sign({}, account) });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      user: { id: user.body.id, email: account.email },
    });
    expect(body).not.toHaveProperty('provider_token');
  });

  it('accepts a nonce as the hash of the app’s nonce, and both or neither', async () => {
    const nonce = 'asked-for';
    const hash = (await sha256(nonce)).toString('hex');
    const answers = [
      await grant({ provider: 'google', id_token: await sign({ nonce: hash }), nonce }),
      await grant({ provider: 'google', id_token: await sign({ nonce }), nonce }),
      await grant({ provider: 'google', id_token: await sign({ nonce: hash }), nonce: 'another' }),
      await grant({ provider: 'google', id_token: await sign({ nonce: hash }) }),
      await grant({ provider: 'google', id_token: await sign(), nonce }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 400, 400]);
    for (const { body } of answers.slice(1)) expect(body.message).toContain('Bad ID token');
  });

  it('compares the access token with its hash', async () => {
    const at_hash = (await sha256('token')).subarray(0, 16).toString('base64url');
    const id_token = await sign({ at_hash });
    expect((await grant({ provider: 'google', id_token, access_token: 'token' })).status).toBe(200);
    const wrong = await grant({ provider: 'google', id_token, access_token: 'another' });
    expect(wrong).toMatchObject({
      status: 400,
      body: { error_description: expect.stringContaining('Bad ID token') },
    });
  });

  it.each<[string, () => Promise<string> | string]>([
    ['nothing', () => ''],
    ['nonsense', () => 'nonsense'],
    ['for another client', () => sign({ aud: 'another' })],
    [
      'for several, and not asked for by us',
      () => sign({ aud: ['recueil-test', 'another'], azp: 'another' }),
    ],
    ['of another issuer', () => sign({ iss: 'https://another.example' })],
    ['that has expired', () => sign({ exp: 1_700_000_000 })],
    ['that never expires', () => sign({ exp: undefined })],
    ['that another key signed', () => providers.azure.sign(claims(someone()))],
    [
      'that nobody signed',
      async () => {
        const [, payload] = (await sign()).split('.');
        return `${Buffer.from('{"alg":"none","kid":"test-key"}').toString('base64url')}.${payload}.`;
      },
    ],
  ])('refuses a token: %s', async (_name, token) => {
    const { status, body } = await grant({ provider: 'google', id_token: await token() });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'validation_failed',
      error: 'invalid request',
      error_description: expect.stringContaining('Bad ID token'),
      message: expect.stringContaining('Bad ID token'),
    });
  });

  it('refuses a provider that is not configured', async () => {
    for (const provider of ['github', 'sso', '']) {
      const { status, body } = await grant({ provider, id_token: await sign() });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'provider_disabled',
        message: expect.stringContaining('not enabled'),
      });
    }
  });

  it('follows the rules of accounts', async () => {
    const person = await signUpInProcess(server);
    const unverified = await sign({}, someone({ email: person.email, email_verified: false }));
    const { status, body } = await grant({ provider: 'google', id_token: unverified });
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'provider_email_needs_verification' });
  });

  it('adds the provider to the account that asks', async () => {
    const person = await signUpInProcess(server);
    const id_token = await sign();
    const body = { provider: 'google', id_token, link_identity: true };
    expect((await grant(body)).status).toBe(401);
    expect((await grant(body, person.accessToken)).body.code).toBe('current_password_required');
    await prove(server, person.accessToken);
    const linked = await grant(body, person.accessToken);
    expect(linked.body.user).toMatchObject({
      id: person.id,
      identities: [{ provider: 'email' }, { provider: 'google' }],
    });
    expect((await grant(body, person.accessToken)).body.code).toBe('identity_already_exists');
  });
});
