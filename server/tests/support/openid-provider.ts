/**
 * Real OpenID Connect providers (`oidc-provider`) on loopback that behave as Google, Apple, Microsoft or a company do,
 * and misbehave on request. Every visitor is signed in as the chosen account, without a click. Knows nothing of
 * vitest, so that browser tests can use it too.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import { introduce, SECRET_OF_APPLE, takeAppleSecret } from './apple-manners.ts';

export type ProviderKind = 'google' | 'apple' | 'azure' | 'company';

/** The claims of somebody who has an account there. */
export interface ProviderAccount {
  sub: string;
  email?: string | undefined;
  email_verified?: boolean | string | undefined;
  [claim: string]: unknown;
}

export interface OpenIdProviderOptions {
  kind: ProviderKind;
  /** 0, the default, lets the system choose. */
  port?: number;
  clientId: string;
  /** Of all but Apple. */
  clientSecret?: string;
  /** Apple's client secret is a JWT that this key signed (PEM, public or private). */
  apple?: { teamId: string; keyId: string; key: string };
  /** Where it may send people back to; left out, anywhere. */
  redirectUris?: string[];
  /** Null: every visitor refuses. */
  account: ProviderAccount | null;
}

export type Misbehaviour = 'silent' | 'nonsense';
type TokenAnswer = Record<string, unknown>;

export interface OpenIdProvider {
  issuer: string;
  setAccount(account: ProviderAccount | null): void;
  /** The parameters of the authorization requests so far. */
  requests: URLSearchParams[];
  /** How often its description of itself was asked for. */
  discoveries(): number;
  /** Changes what the token endpoint answers; null lets it be. */
  changeTokens(change: ((answer: TokenAnswer) => Promise<TokenAnswer>) | null): void;
  /** An ID token that its key signs, as `header` says. */
  sign(claims: JWTPayload, header?: JWTHeaderParameters): Promise<string>;
  /** Answers nothing, or nonsense, under paths that begin so; null: as it should. */
  misbehave(how: Misbehaviour | null, path?: string): void;
  stop(): Promise<void>;
}

const KEY_ID = 'test-key';

export const startOpenIdProvider = async (options: OpenIdProviderOptions): Promise<OpenIdProvider> => {
  const { kind, clientId } = options;
  let account = options.account;
  let change: ((answer: TokenAnswer) => Promise<TokenAnswer>) | null = null;
  let misbehaviour: { how: Misbehaviour; path: string } | null = null;
  let discoveries = 0;
  const requests: URLSearchParams[] = [];
  const introduced = new Set<string>();

  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const clientSecret = kind === 'apple' ? SECRET_OF_APPLE : (options.clientSecret ?? '');
  const provider = createProvider(issuer, {
    kind,
    client: { id: clientId, secret: clientSecret },
    jwk,
    account: () => account,
  });
  provider.Client.prototype.redirectUriAllowed = (uri: string) => options.redirectUris?.includes(uri) ?? true;
  const answer = provider.callback();

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (misbehaviour && pathname.startsWith(misbehaviour.path)) {
      if (misbehaviour.how === 'nonsense') response.end('<p>Bonjour</p>');
      return;
    }
    if (pathname === '/auth') requests.push(searchParams);
    if (pathname.endsWith('/openid-configuration')) discoveries += 1;
    if (pathname.startsWith('/interaction/')) {
      await signIn(provider, request, response, account);
      return;
    }
    if (pathname === '/token') {
      if (options.apple && !(await takeAppleSecret(request, { ...options.apple, clientId, issuer }))) {
        response.writeHead(400, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ error: 'invalid_client' }));
        return;
      }
      rewrite(response, async (body) => (change ? JSON.stringify(await change(JSON.parse(body))) : body));
    }
    if (kind === 'apple' && pathname.startsWith('/auth')) {
      rewrite(response, async (body) => introduce(body, account, introduced));
    }
    await answer(request, response);
  };

  return {
    issuer,
    requests,
    discoveries: () => discoveries,
    setAccount: (next) => {
      account = next;
    },
    changeTokens: (next) => {
      change = next;
    },
    sign: (claims, header = { alg: 'RS256', kid: KEY_ID }) =>
      new SignJWT(claims).setProtectedHeader(header).sign(privateKey),
    misbehave: (how, path = '/') => {
      misbehaviour = how && { how, path };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

interface ProviderParts {
  kind: ProviderKind;
  client: { id: string; secret: string };
  jwk: object;
  account: () => ProviderAccount | null;
}

const createProvider = (issuer: string, { kind, client, jwk, account }: ProviderParts): Provider => {
  const { base, Check, Prompt } = interactionPolicy;
  const policy = base();
  // A visitor who is signed in there as another account has to sign in again.
  policy
    .get('login')
    ?.checks.add(
      new Check('account_chosen', 'another account is to be used', (ctx) =>
        ctx.oidc.session?.accountId === account()?.sub ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  policy.add(new Prompt({ name: 'select_account', requestable: true }));
  const configuration: Configuration = {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: ['https://recueil.example/auth/v1/callback'],
        grant_types: ['authorization_code', 'refresh_token'],
        // A company's takes the secret where the standard has it.
        token_endpoint_auth_method: kind === 'company' ? 'client_secret_basic' : 'client_secret_post',
      },
    ],
    clientAuthMethods: [kind === 'company' ? 'client_secret_basic' : 'client_secret_post'],
    jwks: { keys: [jwk] },
    cookies: { keys: ['a-key-of-a-test'] },
    scopes: ['openid', 'offline_access', 'email', 'profile', 'name', 'user.read'],
    claims: {
      openid: ['sub', 'tid', 'oid', 'xms_edov'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    // A company's puts what the scopes ask for at its userinfo endpoint only.
    conformIdTokenClaims: kind === 'company',
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    // Google gives a refresh token without `offline_access`.
    issueRefreshToken: async () => kind === 'google',
    findAccount: async (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...account(), sub }) }),
    renderError: (ctx, out) => {
      ctx.type = 'json';
      ctx.body = JSON.stringify(out);
    },
    ttl: { Grant: 600, Interaction: 600, Session: 600, AccessToken: 600, IdToken: 600, RefreshToken: 600 },
  };
  // It warns that it keeps everything in memory, which is what a test wants.
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return new Provider(issuer, configuration);
  } finally {
    console.warn = warn;
  }
};

/** Somebody who says yes to everything, or no. */
const signIn = async (
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  account: ProviderAccount | null,
): Promise<void> => {
  const { params } = await provider.interactionDetails(request, response);
  if (!account) {
    const refusal = { error: 'access_denied', error_description: 'The person cancelled' };
    await provider.interactionFinished(request, response, refusal);
    return;
  }
  const grant = new provider.Grant({ accountId: account.sub, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  const grantId = await grant.save();
  const yes = { login: { accountId: account.sub }, consent: { grantId }, select_account: {} };
  await provider.interactionFinished(request, response, yes, { mergeWithLastSubmission: true });
};

/** Changes the body of an answer before it leaves. */
const rewrite = (response: ServerResponse, change: (body: string) => Promise<string>): void => {
  const end = response.end.bind(response);
  response.end = ((body?: unknown) => {
    if (typeof body !== 'string' && !Buffer.isBuffer(body)) return end();
    void change(body.toString()).then((changed) => {
      response.setHeader('content-length', Buffer.byteLength(changed));
      end(changed);
    });
    return response;
  }) as typeof response.end;
};
