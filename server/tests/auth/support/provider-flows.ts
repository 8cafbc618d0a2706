/** People who sign in through a provider, by plain HTTP: redirects, cookies and the form that Apple's pages submit. */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import {
  type OpenIdProvider,
  type ProviderAccount,
  type ProviderKind,
  startOpenIdProvider,
} from '../../support/openid-provider.ts';
import type { TestServer } from '../../support/test-server.ts';
import { fragmentOf } from './clients.ts';

export const CLIENT_ID = 'recueil-test';

export type TestProviders = Record<ProviderKind, OpenIdProvider> & {
  /** The environment of a server with all providers. */
  env: Record<string, string>;
  stop(): Promise<void>;
};

export const startProviders = async (): Promise<TestProviders> => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const common = { clientId: CLIENT_ID, clientSecret: 'a-secret', account: null };
  const apple = { teamId: 'TEAM', keyId: 'KEY', key: publicKey };
  const started = {
    google: await startOpenIdProvider({ ...common, kind: 'google' }),
    apple: await startOpenIdProvider({ ...common, kind: 'apple', apple }),
    azure: await startOpenIdProvider({ ...common, kind: 'azure' }),
    company: await startOpenIdProvider({ ...common, kind: 'company' }),
  };
  return {
    ...started,
    env: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_CLIENT_SECRET: common.clientSecret,
      GOOGLE_ISSUER: started.google.issuer,
      APPLE_CLIENT_ID: CLIENT_ID,
      APPLE_TEAM_ID: apple.teamId,
      APPLE_KEY_ID: apple.keyId,
      APPLE_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
      APPLE_ISSUER: started.apple.issuer,
      MICROSOFT_CLIENT_ID: CLIENT_ID,
      MICROSOFT_CLIENT_SECRET: common.clientSecret,
      MICROSOFT_ISSUER: started.azure.issuer,
      SSO_CLIENT_ID: CLIENT_ID,
      SSO_CLIENT_SECRET: common.clientSecret,
      SSO_ISSUER: started.company.issuer,
      SSO_DOMAINS: 'entreprise.example,groupe.example',
    },
    stop: async () => {
      await Promise.all(Object.values(started).map((provider) => provider.stop()));
    },
  };
};

/** A new person whose address the provider has verified. */
export const someone = (claims: Partial<ProviderAccount> = {}): ProviderAccount & { email: string } => {
  const sub = randomUUID();
  const email = `${sub}@exemple.fr`;
  return {
    sub,
    email,
    email_verified: true,
    given_name: 'Camille',
    family_name: 'Martin',
    ...claims,
  } as never;
};

/** The parameters with which the provider sends the browser back. */
export interface Return {
  url: string;
  /** Apple's form; null for the others, whose parameters are in the address. */
  form: URLSearchParams | null;
}

/** Signs in at the provider; stops before the request to the callback. */
export const signInThere = async (start: string): Promise<Return> => {
  const jars = new Map<string, Map<string, string>>();
  let url = start;
  for (let step = 0; step < 15; step += 1) {
    const { origin, pathname } = new URL(url);
    if (pathname === '/auth/v1/callback') return { url, form: null };
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = answer.headers.get('location');
    const page = await answer.text();
    if (location === null) return formIn(page);
    url = new URL(location, url).href;
  }
  throw new Error('The provider sends people round in circles');
};

const formIn = (page: string): Return => {
  const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1];
  if (!action) throw new Error(`The provider answered ${page.slice(0, 300)}`);
  const inputs = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const form = inputs.map(([, name = '', value = '']): [string, string] => [name, unescaped(value)]);
  return { url: unescaped(action), form: new URLSearchParams(form) };
};

export interface Arrival {
  status: number;
  url: URL;
  query: Record<string, string>;
  fragment: Record<string, string>;
}

/** Sends the request to the callback; returns where it leads. */
export const comeBack = async (
  { url, form }: Return,
  headers: Record<string, string> = {},
): Promise<Arrival> => {
  const answer = await fetch(url, {
    method: form ? 'POST' : 'GET',
    redirect: 'manual',
    headers,
    ...(form ? { body: form } : {}),
  });
  const led = new URL(answer.headers.get('location') ?? 'about:blank');
  return {
    status: answer.status,
    url: led,
    query: Object.fromEntries(led.searchParams),
    fragment: fragmentOf(led),
  };
};

export const authorizeUrl = (
  server: TestServer,
  provider: string,
  parameters: Record<string, string> = {},
): string => `${server.url}/auth/v1/authorize?${new URLSearchParams({ provider, ...parameters })}`;

/** A whole sign-in by the implicit flow. */
export const goThrough = async (
  server: TestServer,
  provider: string,
  parameters: Record<string, string> = {},
): Promise<Arrival> => comeBack(await signInThere(authorizeUrl(server, provider, parameters)));

/** The same callback with other parameters. */
export const changed = ({ url, form }: Return, change: Record<string, string | null>): Return => {
  const target = new URL(url);
  const parameters = form ? new URLSearchParams(form) : target.searchParams;
  for (const [name, value] of Object.entries(change)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  return { url: target.href, form: form && parameters };
};
