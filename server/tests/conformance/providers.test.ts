/** The unpatched client of GoTrue against a running server and real OpenID Connect providers. */
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, createBrowser, PASSWORD, uniqueEmail } from '../auth/support/clients.ts';
import {
  CLIENT_ID,
  comeBack,
  signInThere,
  someone,
  startProviders,
  type TestProviders,
} from '../auth/support/provider-flows.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

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

/** Goes through the provider, and brings the auth code back to the client that began. */
const through = async (browser: ReturnType<typeof createBrowser>, url: string | null | undefined) => {
  const arrival = await comeBack(await signInThere(url ?? ''));
  return await browser.exchangeCodeForSession(arrival.query.code ?? '');
};

const idToken = (claims: Record<string, unknown>, nonce: string) => {
  const now = Math.floor(Date.now() / 1_000);
  return providers.google.sign({
    iss: providers.google.issuer,
    aud: CLIENT_ID,
    iat: now,
    exp: now + 300,
    nonce: createHash('sha256').update(nonce).digest('hex'),
    ...claims,
  });
};

const signedUp = async () => {
  const browser = createBrowser(server);
  await browser.signUp({ email: uniqueEmail(), password: PASSWORD });
  return browser;
};

/** What changes the ways to sign in asks for the password first; the client has no method for that. */
const proveIn = async (browser: ReturnType<typeof createBrowser>): Promise<void> => {
  const { data } = await browser.getSession();
  const proven = await ask(server, 'POST', '/reauthenticate', {
    token: data.session?.access_token ?? '',
    body: { password: PASSWORD },
  });
  expect(proven.status).toBe(200);
};

describe('the client', () => {
  it.each(['google', 'apple', 'azure'] as const)(
    'signInWithOAuth through %s ends in a session with the provider’s token',
    async (provider) => {
      const account = someone();
      providers[provider].setAccount(account);
      const browser = createBrowser(server);
      const { data, error } = await browser.signInWithOAuth({
        provider,
        options: {
          redirectTo: `${server.url}/auth/oauth-callback`,
          skipBrowserRedirect: true,
          queryParams: { access_type: 'offline', prompt: 'consent' },
        },
      });
      expect(error).toBeNull();
      const exchanged = await through(browser, data.url);
      expect(exchanged.error).toBeNull();
      expect(exchanged.data.user).toMatchObject({
        email: account.email,
        app_metadata: { provider, providers: [provider] },
        identities: [{ provider, id: account.sub }],
      });
      expect(exchanged.data.session?.provider_token).toBeTruthy();
      expect((await browser.getUser()).data.user?.email).toBe(account.email);
    },
  );

  it('signInWithIdToken takes the token of the provider with its nonce, and says what is bad about another', async () => {
    const { email, sub } = someone();
    const nonce = randomUUID();
    const token = await idToken({ sub, email, email_verified: true }, nonce);
    const { data, error } = await createBrowser(server).signInWithIdToken({
      provider: 'google',
      token,
      nonce,
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    const other = await createBrowser(server).signInWithIdToken({ provider: 'google', token, nonce: 'x' });
    expect(other.error?.status).toBe(400);
    const odd = await createBrowser(server).signInWithIdToken({ provider: 'google', token: 'x.y.z' });
    expect(odd.error?.message).toContain('Bad ID token');
  });

  it('linkIdentity adds a provider by redirect (linkIdentityOAuth) or ID token (linkIdentityIdToken); unlinkIdentity takes it away', async () => {
    const browser = await signedUp();
    const [byRedirect, byToken] = [someone(), someone()];
    providers.azure.setAccount(byRedirect);
    await proveIn(browser);
    const { data } = await browser.linkIdentity({ provider: 'azure' });
    expect((await through(browser, data?.url)).error).toBeNull();
    const nonce = randomUUID();
    const token = await idToken({ sub: byToken.sub, email: byToken.email, email_verified: true }, nonce);
    await proveIn(browser);
    const linked = await browser.linkIdentity({ provider: 'google', token, nonce });
    expect(linked.error).toBeNull();
    const identities = (await browser.getUserIdentities()).data?.identities ?? [];
    expect(identities.map(({ provider }) => provider)).toEqual(['email', 'azure', 'google']);
    const azure = identities.find(({ provider }) => provider === 'azure');
    await proveIn(browser);
    expect((await browser.unlinkIdentity(azure as never)).error).toBeNull();
    expect((await browser.getUserIdentities()).data?.identities).toHaveLength(2);
  });

  it('signInWithSSO goes to the provider of the company, and nowhere for another domain', async () => {
    const account = someone({ email: `${randomUUID()}@entreprise.example` });
    providers.company.setAccount(account);
    const browser = createBrowser(server);
    const { data, error } = await browser.signInWithSSO({ domain: 'entreprise.example' });
    expect(error).toBeNull();
    expect((await through(browser, data?.url)).data.user?.email).toBe(account.email);
    const elsewhere = await createBrowser(server).signInWithSSO({ domain: 'ailleurs.example' });
    expect(elsewhere.error).toMatchObject({ status: 404, code: 'saml_provider_disabled' });
  });
});
