import type { JWTPayload } from 'jose';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import { ask } from './support/clients.ts';
import {
  type Arrival,
  authorizeUrl,
  changed,
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
  server = await startTestServer({ env: providers.env });
});
afterEach(() => {
  providers.google.changeTokens(null);
  providers.google.misbehave(null);
  providers.azure.changeTokens(null);
  vi.unstubAllGlobals();
});
afterAll(async () => {
  await server.stop();
  await providers.stop();
});

/** Signs in while the provider's ID token is replaced by one with other claims or another signature. */
const withToken = async (change: (claims: JWTPayload) => Promise<string> | string): Promise<Arrival> => {
  providers.google.setAccount(someone());
  providers.google.changeTokens(async (answer) => ({
    ...answer,
    id_token: await change(decodeJwt(answer.id_token as string)),
  }));
  return await goThrough(server, 'google', { redirect_to: `${server.url}/there` });
};

const expectFailure = ({ status, url, query, fragment }: Arrival): void => {
  expect(status).toBe(303);
  expect(url.origin + url.pathname).toBe(`${server.url}/there`);
  expect(query).toEqual({
    error: 'server_error',
    error_code: 'unexpected_failure',
    error_description: 'Unable to exchange external code',
  });
  expect(fragment).toEqual({ ...query, sb: '' });
};

const hourAgo = () => Math.floor(Date.now() / 1_000) - 3_600;

describe('an ID token', () => {
  it('signs in as the provider issues it', async () => {
    const arrival = await withToken((claims) => providers.google.sign(claims));
    expect(arrival.fragment).toHaveProperty('access_token');
  });

  it.each<[string, (claims: JWTPayload) => Promise<string> | string]>([
    ['with another nonce', (claims) => providers.google.sign({ ...claims, nonce: 'another' })],
    ['without a nonce', ({ nonce: _, ...claims }) => providers.google.sign(claims)],
    ['for another client', (claims) => providers.google.sign({ ...claims, aud: 'another' })],
    ['of another issuer', (claims) => providers.google.sign({ ...claims, iss: 'https://another.example' })],
    [
      'that has expired',
      (claims) => providers.google.sign({ ...claims, iat: hourAgo() - 60, exp: hourAgo() }),
    ],
    ['without a subject', ({ sub: _, ...claims }) => providers.google.sign(claims)],
    ['with a subject that cannot be stored', (claims) => providers.google.sign({ ...claims, sub: 'a\0b' })],
    ['that another key signed', (claims) => providers.azure.sign(claims)],
    ['without a signature', (claims) => new UnsecuredJWT(claims).encode()],
    [
      'that the client secret signed',
      (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid: 'test-key' })
          .sign(new TextEncoder().encode('a-secret')),
    ],
    ['that is not a token', () => 'nonsense'],
    [
      'whose claims were changed after signing',
      async (claims) => {
        const [head, , signature] = (await providers.google.sign(claims)).split('.');
        const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' }));
        return `${head}.${forged.toString('base64url')}.${signature}`;
      },
    ],
  ])('is refused %s', async (_name, change) => {
    expectFailure(await withToken(change));
  });

  it('with text that PostgreSQL cannot store is not answered with an internal error', async () => {
    const broken = { name: 'a\0\ud800b', given_name: '\udc00', family_name: 'x'.repeat(5_000) };
    const arrival = await withToken((claims) => providers.google.sign({ ...claims, ...broken }));
    expect(arrival.fragment).toHaveProperty('access_token');
  });
});

describe('a provider', () => {
  const back = () => signInThere(authorizeUrl(server, 'google', { redirect_to: `${server.url}/there` }));

  it('that refuses the code sends the person back with the reason', async () => {
    providers.google.setAccount(someone());
    expectFailure(await comeBack(changed(await back(), { code: 'forged' })));
  });

  it.each([
    ['/token', 'nonsense'],
    ['/jwks', 'nonsense'],
  ] as const)('that answers %s with %s leads back with the reason', async (path, how) => {
    providers.google.setAccount(someone());
    // Keys are cached, so this needs a server that does not have them yet.
    const fresh = await startServerForTest({ env: providers.env });
    const begun = await signInThere(authorizeUrl(fresh, 'google'));
    providers.google.misbehave(how, path);
    const { status, query } = await comeBack(begun);
    expect(status).toBe(303);
    expect(query).toMatchObject({ error: 'server_error', error_code: 'unexpected_failure' });
  });

  it('that is slow sends the person back with the reason, after ten seconds', {
    timeout: 40_000,
  }, async () => {
    providers.google.setAccount(someone());
    const begun = await back();
    providers.google.misbehave('silent');
    const startedAt = Date.now();
    expectFailure(await comeBack(begun));
    expect(Date.now() - startedAt).toBeGreaterThan(9_000);
    expect(Date.now() - startedAt).toBeLessThan(15_000);
  });

  it('that is down sends the person back with the reason before they leave, and is asked again later', async () => {
    const fresh = await startServerForTest({ env: providers.env });
    const begin = async () => {
      const url = authorizeUrl(fresh, 'google', { redirect_to: `${fresh.url}/there` });
      const answer = await fetch(url, { redirect: 'manual' });
      return { status: answer.status, url: new URL(answer.headers.get('location') ?? '') };
    };
    providers.google.misbehave('nonsense');
    const refused = await begin();
    expect(refused.status).toBe(302);
    expect(refused.url.origin + refused.url.pathname).toBe(`${fresh.url}/there`);
    expect(Object.fromEntries(refused.url.searchParams)).toMatchObject({
      error: 'server_error',
      error_code: 'unexpected_failure',
    });
    providers.google.misbehave(null);
    expect((await begin()).url.origin).toBe(providers.google.issuer);
  });

  it('whose port is closed is reported like a slow one', async () => {
    const fresh = await startServerForTest({
      env: { ...providers.env, GOOGLE_ISSUER: 'http://127.0.0.1:9' },
    });
    const answer = await fetch(authorizeUrl(fresh, 'google'), { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toContain('error_code=unexpected_failure');
    const { status, body } = await ask(fresh, 'POST', '/token?grant_type=id_token', {
      body: { provider: 'google', id_token: 'x' },
    });
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'unexpected_failure' });
  });

  it('whose configuration names another issuer is not trusted', async () => {
    const fresh = await startServerForTest({
      env: { ...providers.env, GOOGLE_ISSUER: providers.google.issuer.replace('127.0.0.1', 'localhost') },
    });
    const answer = await fetch(authorizeUrl(fresh, 'google'), { redirect: 'manual' });
    expect(answer.headers.get('location')).toContain('error_code=unexpected_failure');
  });

  it('never causes a code, a token or an address in the log', () => {
    const lines = JSON.stringify(server.logged);
    expect(lines).toContain('provider_failed');
    expect(lines).not.toContain('@exemple.fr');
    expect(lines).not.toContain('eyJ');
    expect(lines).not.toContain('forged');
  });
});

describe('Microsoft’s common issuer', () => {
  const MICROSOFT = 'https://login.microsoftonline.com';
  const TENANT = '72f988bf-86f1-41af-91ab-2d7cd011db47';

  /** Replaces the network: leads to the test's provider, whose configuration is Microsoft's. */
  const connect = () => {
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (input: string | URL, options?: RequestInit) => {
      const url = String(input);
      if (!url.startsWith(MICROSOFT)) return await real(input, options);
      const path = url.slice(MICROSOFT.length).replace('/common/v2.0', '');
      const answer = await real(providers.azure.issuer + path, options);
      if (!path.includes('openid-configuration')) return answer;
      const text = (await answer.text()).replaceAll(`"${providers.azure.issuer}/`, `"${MICROSOFT}/`);
      return Response.json({
        ...JSON.parse(text),
        issuer: `${MICROSOFT}/{tenantid}/v2.0`,
        authorization_response_iss_parameter_supported: false,
      });
    });
  };

  const signInAs = async (claims: JWTPayload): Promise<Arrival> => {
    const test = await startServerForTest({
      env: { ...providers.env, MICROSOFT_ISSUER: `${MICROSOFT}/common/v2.0` },
    });
    connect();
    providers.azure.setAccount(someone());
    providers.azure.changeTokens(async (answer) => ({
      ...answer,
      id_token: await providers.azure.sign({ ...decodeJwt(answer.id_token as string), ...claims }),
    }));
    const address = await fetch(authorizeUrl(test, 'azure'), { redirect: 'manual' });
    const there = (address.headers.get('location') ?? '').replace(MICROSOFT, providers.azure.issuer);
    return await comeBack(changed(await signInThere(there), { iss: null }));
  };

  it('accepts tokens whose issuer is the tenant that they name', async () => {
    const arrival = await signInAs({ iss: `${MICROSOFT}/${TENANT}/v2.0`, tid: TENANT });
    expect(arrival.fragment).toHaveProperty('access_token');
  });

  it.each([
    [
      'of a tenant that its issuer does not name',
      { iss: `${MICROSOFT}/${TENANT}/v2.0`, tid: crypto.randomUUID() },
    ],
    ['without a tenant', { iss: `${MICROSOFT}/undefined/v2.0` }],
    ['with a placeholder for the tenant', { iss: `${MICROSOFT}/{tenantid}/v2.0`, tid: '{tenantid}' }],
    ['of another issuer', { iss: `https://attacker.example/${TENANT}/v2.0`, tid: TENANT }],
  ])('refuses tokens %s', async (_name, claims) => {
    expect((await signInAs(claims)).query).toMatchObject({ error_code: 'unexpected_failure' });
  });
});
