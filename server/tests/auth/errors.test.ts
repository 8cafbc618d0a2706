import { createHmac, generateKeyPairSync } from 'node:crypto';
import { importJWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { ask, fragmentOf, open, uniqueEmail } from './clients.ts';

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  person = await signUp(server);
});
afterAll(() => server.stop());

/** The body as JSON, once for each text and each key in it, with `broken` (an escape) inside. */
const spoiltIn = (body: unknown, broken: string): string[] => {
  const json = JSON.stringify(body);
  return [...json.matchAll(/"(?=[:,}\]])/g)]
    .filter(({ index }) => !isOwnKey(json, index))
    .map(({ index }) => json.slice(0, index) + broken + json.slice(index));
};
/** A key of the request itself: spoilt, it is an unknown one. */
const isOwnKey = (json: string, end: number): boolean =>
  json[end + 1] === ':' && !/^\{"data":\{|,"data":\{/.test(json.slice(0, end));

const signIn = (body: unknown, headers: Record<string, string> = {}) =>
  ask(server, 'POST', '/token?grant_type=password', { body, headers });

describe('an error', () => {
  it('has text codes since 2024-01-01, and numbers before', async () => {
    const body = { email: person.email, password: 'Faux2passe' };
    const modern = await signIn(body);
    expect(modern.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
    expect(modern.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(modern.headers.get('x-sb-error-code')).toBe('invalid_credentials');
    for (const version of ['2023-12-31', '', 'garbage', '2024-13-45']) {
      const old = await signIn(body, { 'x-supabase-api-version': version });
      expect(old.body).toEqual({
        code: 400,
        error_code: 'invalid_credentials',
        msg: 'Invalid login credentials',
      });
      expect(old.headers.get('x-supabase-api-version')).toBeNull();
      expect(old.headers.get('x-sb-error-code')).toBe('invalid_credentials');
    }
  });

  it('of a weak password carries its reasons in both shapes', async () => {
    const body = { email: uniqueEmail(), password: 'abc' };
    for (const version of ['2024-01-01', '2020-01-01']) {
      const answer = await ask(server, 'POST', '/signup', {
        body,
        headers: { 'x-supabase-api-version': version },
      });
      expect(answer).toMatchObject({
        status: 422,
        body: { weak_password: { reasons: ['length', 'characters'] } },
      });
    }
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"email":1}',
    '{"email":"a\\u0000@b.fr"}',
    '{"email":"\\ud800"}',
  ])('of the body %j is bad_json', async (body) => {
    expect(await ask(server, 'POST', '/token?grant_type=password', { body })).toMatchObject({
      status: 400,
      body: { code: 'bad_json' },
    });
  });

  it('of metadata that the database could not keep is bad_json, not a fault of the server', async () => {
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    for (const value of ['"\\u0000"', '"\\udc00"', deep]) {
      const body = `{"email":"${uniqueEmail()}","password":"Mot2passe-sur","data":{"x":${value}}}`;
      expect(await ask(server, 'POST', '/signup', { body })).toMatchObject({
        status: 400,
        body: { code: 'bad_json' },
      });
    }
  });

  it.each([
    ['POST', '/signup', { email: 'a@exemple.fr', password: 'Mot2passe-sur', data: { first_name: 'Zoé' } }],
    ['POST', '/token?grant_type=password', { email: 'a@exemple.fr', password: 'Mot2passe-sur' }],
    ['POST', '/token?grant_type=refresh_token', { refresh_token: 'a'.repeat(43) }],
    ['POST', '/token?grant_type=pkce', { auth_code: crypto.randomUUID(), code_verifier: 'v'.repeat(43) }],
    ['POST', '/verify', { type: 'signup', token_hash: 'a'.repeat(56) }],
    ['POST', '/verify', { type: 'signup', email: 'a@exemple.fr', token: '123456' }],
    ['POST', '/recover', { email: 'a@exemple.fr' }],
    ['POST', '/resend', { type: 'signup', email: 'a@exemple.fr' }],
    ['PUT', '/user', { data: { first_name: 'Zoé', tags: ['a', { b: 'c' }] } }],
    ['PUT', '/user', { email: 'b@exemple.fr' }],
    ['PUT', '/user', { password: 'Mot3passe-sur', current_password: 'Mot2passe-sur', nonce: '123456' }],
  ])(
    'of NUL or half a character in any text of %s %s %j is never a fault of the server',
    async (method, path, body) => {
      const shapes = ['\\u0000', '\\ud800', '\\udc00', '\\ud800x\\udc00'].flatMap((broken) =>
        spoiltIn(body, broken),
      );
      for (const shape of shapes) {
        const answer = await ask(server, method, path, { body: shape, token: person.accessToken });
        expect(answer, shape).toMatchObject({ status: 400, body: { code: 'bad_json' } });
      }
    },
  );

  it.each([
    ['GET', '/verify?token=%00&type=signup', 303],
    ['GET', '/verify?token=pkce_%00&type=recovery', 303],
    ['GET', '/verify?token=%ED%A0%80&type=email_change', 303],
    ['GET', '/verify?token=a&type=%00', 303],
    // Cut on its way: a link is opened by a person, who is led to a page.
    ['GET', '/verify?type=signup', 303],
    ['GET', '/verify?token=x', 303],
    ['GET', '/verify?token=a&type=signup&redirect_to=%00', 303],
    ['POST', '/logout?scope=%00', 400],
    ['POST', '/token?grant_type=%00', 400],
    ['GET', '/authorize?provider=%00', 400],
  ])('nor of the address %s %s', async (method, path, status) => {
    expect((await ask(server, method, path, { token: person.accessToken })).status).toBe(status);
  });

  it('of a body that is too large is 413', async () => {
    const body = { email: person.email, password: 'x'.repeat(70_000) };
    expect(await signIn(body)).toMatchObject({ status: 413, body: { code: 'request_entity_too_large' } });
  });

  it('of a body that is too large is 413 also where its length was not announced', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(10_000));
    let chunks = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        chunks += 1;
        if (chunks > 20) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const answer = await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(answer.headers.get('x-sb-error-code')).toBe('request_entity_too_large');
  });

  it('is the same for an unknown address, no address at all and a wrong password', async () => {
    const answers = await Promise.all([
      signIn({ email: person.email, password: 'Faux2passe' }),
      signIn({ email: person.email, password: '' }),
      signIn({ email: person.email, password: `Aa1${'x'.repeat(500)}` }),
      signIn({ email: uniqueEmail(), password: 'Faux2passe' }),
      signIn({ email: 'nobody', password: 'Faux2passe' }),
    ]);
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({
        status: 400,
        body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
      });
    }
  });

  it.each([
    ['POST', '/token?grant_type=password', { password: 'x' }, 400, 'validation_failed'],
    [
      'POST',
      '/token?grant_type=password',
      { phone: '+33612345678', password: 'x' },
      400,
      'provider_disabled',
    ],
    ['POST', '/token?grant_type=client_credentials', {}, 400, 'invalid_credentials'],
    ['POST', '/token', {}, 400, 'invalid_credentials'],
    ['POST', '/token?grant_type=id_token', {}, 400, 'provider_disabled'],
    ['POST', '/token?grant_type=web3', {}, 422, 'web3_provider_disabled'],
    ['POST', '/token?grant_type=pkce', {}, 400, 'validation_failed'],
    [
      'POST',
      '/token?grant_type=pkce',
      { auth_code: crypto.randomUUID(), code_verifier: 'v' },
      404,
      'flow_state_not_found',
    ],
    ['POST', '/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'v' }, 404, 'flow_state_not_found'],
    ['POST', '/otp', { email: 'a@exemple.fr', create_user: false }, 422, 'otp_disabled'],
    ['POST', '/sso', { domain: 'exemple.fr' }, 404, 'saml_provider_disabled'],
    ['GET', '/authorize?provider=google', undefined, 400, 'validation_failed'],
    ['GET', '/user/identities/authorize?provider=google', undefined, 404, 'manual_linking_disabled'],
    ['GET', '/nowhere', undefined, 404, 'not_found'],
    ['DELETE', '/user', undefined, 404, 'not_found'],
    ['POST', '/recover', {}, 400, 'validation_failed'],
    ['POST', '/recover', { email: 'nobody' }, 400, 'validation_failed'],
    ['POST', '/resend', { type: 'other', email: 'a@exemple.fr' }, 400, 'validation_failed'],
    ['POST', '/resend', { type: 'signup' }, 400, 'validation_failed'],
    ['POST', '/resend', { type: 'sms', phone: '+33612345678' }, 400, 'provider_disabled'],
  ])('of %s %s %j is %i %s', async (method, path, body, status, code) => {
    const answer = await ask(server, method, path, { body });
    expect(answer).toMatchObject({ status, body: { code, message: expect.any(String) } });
    expect(answer.headers.get('x-sb-error-code')).toBe(code);
  });

  it('never says more in a log than ids and codes', () => {
    const lines = JSON.stringify(server.logged);
    expect(lines).not.toContain(person.email);
    expect(lines).not.toContain('@exemple.fr');
    expect(lines).not.toContain(person.refreshToken);
    expect(lines).not.toContain(person.password);
  });
});

describe('an access token', () => {
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as JWTPayload;
  const getUser = (token: string) => ask(server, 'GET', '/user', { token });
  const privateJwk = async () => JSON.parse(await server.secret('jwt-signing-key.jwk'));
  const signed = async (claims: JWTPayload, header: Record<string, unknown> = {}): Promise<string> => {
    const jwk = await privateJwk();
    return await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: jwk.kid, typ: 'JWT', ...header })
      .sign(await importJWK(jwk, 'ES256'));
  };

  it('opens the own account', async () => {
    const { status, body } = await getUser(person.accessToken);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: person.id, email: person.email });
    expect(body).not.toHaveProperty('password_hash');
  });

  it.each([undefined, 'Basic abc', 'Bearer', 'Bearer '])(
    'is asked for where the header is %j',
    async (header) => {
      const answer = await ask(
        server,
        'GET',
        '/user',
        header === undefined ? {} : { headers: { authorization: header } },
      );
      expect(answer).toMatchObject({
        status: 401,
        body: { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
      });
    },
  );

  it('is refused with another algorithm, key or signature', async () => {
    const claims = claimsOf(person.accessToken);
    const [header, payload, signature] = person.accessToken.split('.') as [string, string, string];
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const { kid, x, y } = await privateJwk();
    const publicPem = (await import('node:crypto'))
      .createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
      .export({ type: 'spki', format: 'pem' });
    const hmacHead = `${encode({ alg: 'HS256', kid, typ: 'JWT' })}.${payload}`;
    const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const forged = [
      'not-a-token',
      'a.b.c',
      `${encode({ alg: 'none', kid })}.${payload}.`,
      `${encode({ alg: 'None', kid })}.${payload}.${signature}`,
      `${hmacHead}.${createHmac('sha256', publicPem).update(hmacHead).digest('base64url')}`,
      `${header}.${encode({ ...claims, sub: crypto.randomUUID() })}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      `${encode({ alg: 'ES256', typ: 'JWT' })}.${payload}.${signature}`,
      await signed(claims, { kid: 'unknown' }),
      await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(foreign),
      await signed({ ...claims, exp: Math.floor(Date.now() / 1_000) - 5 }),
      await signed({ ...claims, exp: undefined } as unknown as JWTPayload),
      await signed({ ...claims, aud: 'somebody-else' }),
      await signed({ ...claims, nbf: Math.floor(Date.now() / 1_000) + 600 }),
    ];
    for (const token of forged) {
      const answer = await getUser(token);
      expect(answer, token).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
      expect(answer.body.message).toMatch(/^invalid JWT: unable to parse or verify signature, /);
      const api = await fetch(`${server.url}/api/profile`, { headers: { authorization: `Bearer ${token}` } });
      expect(api.status).toBe(401);
    }
  });

  it('must name a person and a session that exist, and fit each other', async () => {
    const other = await signUp(server);
    const claims = claimsOf(person.accessToken);
    const refusals: [JWTPayload, number, string][] = [
      [{ ...claims, sub: '' }, 403, 'bad_jwt'],
      [{ ...claims, sub: 'nobody' }, 400, 'bad_jwt'],
      [{ ...claims, sub: crypto.randomUUID() }, 403, 'user_not_found'],
      [{ ...claims, session_id: crypto.randomUUID() }, 403, 'session_not_found'],
      [{ ...claims, session_id: 'x' }, 403, 'session_not_found'],
      [{ ...claims, session_id: claimsOf(other.accessToken).session_id }, 403, 'session_not_found'],
    ];
    for (const [forged, status, code] of refusals) {
      const token = await signed(forged);
      expect(await getUser(token)).toMatchObject({ status, body: { code } });
      const api = await fetch(`${server.url}/api/profile`, { headers: { authorization: `Bearer ${token}` } });
      expect(api.status).toBe(401);
    }
  });
});

describe('what anybody may read', () => {
  it('are the public keys, without a private part', async () => {
    const { status, headers, body } = await ask(server, 'GET', '/.well-known/jwks.json');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=600');
    expect(body.keys).toEqual([
      {
        kty: 'EC',
        crv: 'P-256',
        alg: 'ES256',
        use: 'sig',
        key_ops: ['verify'],
        kid: expect.any(String),
        x: expect.any(String),
        y: expect.any(String),
      },
    ]);
  });

  it('are settings and health', async () => {
    expect((await ask(server, 'GET', '/settings')).body).toMatchObject({
      external: { email: true, phone: false, google: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      saml_enabled: false,
    });
    expect((await ask(server, 'GET', '/health')).body).toEqual({
      version: expect.any(String),
      name: 'GoTrue',
      description: expect.any(String),
    });
  });

  it('is told to our own pages only', async () => {
    const from = async (origin: string) =>
      (await ask(server, 'GET', '/settings', { headers: { origin } })).headers;
    const own = await from(server.url);
    expect(own.get('access-control-allow-origin')).toBe(server.url);
    expect(own.get('access-control-expose-headers')).toBe('X-Total-Count,Link,X-Supabase-Api-Version');
    expect((await from('http://localhost:5173')).get('access-control-allow-origin')).toBe(
      'http://localhost:5173',
    );
    expect((await from('https://attacker.example')).get('access-control-allow-origin')).toBeNull();
    expect((await from('null')).get('access-control-allow-origin')).toBeNull();
    const refused = await ask(server, 'GET', '/user', { headers: { origin: server.url } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe(server.url);
    const preflight = await fetch(`${server.url}/auth/v1/user`, {
      method: 'OPTIONS',
      headers: { origin: server.url, 'access-control-request-method': 'PUT' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
  });
});

/** What every object answers to, though nobody wrote it there. */
describe.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
  'the name %s',
  (name) => {
    it.each(['constructor', `pkce_${'a'.repeat(56)}`, 'a'.repeat(56)])(
      'is no type of a link (%s)',
      async (token) => {
        const query = new URLSearchParams({ token, type: name });
        const page = await open(`${server.url}/auth/v1/verify?${query}`);
        expect(fragmentOf(page)).toMatchObject({ error: 'access_denied', error_code: 'otp_expired' });
      },
    );

    it.each([
      ['/verify', { type: name, token_hash: 'a'.repeat(56) }, 'validation_failed'],
      ['/verify', { type: name, token: '123456', email: 'a@exemple.fr' }, 'validation_failed'],
      ['/verify', { type: name, token: '123456', phone: '+33612345678' }, 'validation_failed'],
      ['/resend', { type: name, email: 'a@exemple.fr' }, 'validation_failed'],
      ['/token?grant_type=NAME', {}, 'invalid_credentials'],
    ])('is refused by POST %s with %j', async (path, body, code) => {
      expect(await ask(server, 'POST', path.replace('NAME', name), { body })).toMatchObject({
        status: 400,
        body: { code },
      });
    });

    it('is no scope of a sign-out, and harmless as a key of metadata', async () => {
      const token = person.accessToken;
      expect(await ask(server, 'POST', `/logout?scope=${name}`, { token })).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
      const answer = await ask(server, 'PUT', '/user', { token, body: `{"data":{"${name}":"x"}}` });
      expect(answer.status).toBe(200);
    });
  },
);
