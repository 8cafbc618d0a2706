import { Hono } from 'hono';
import { DatabaseError } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authErrorMapper } from '#server/modules/auth/requests/error-responses.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { askByWire, fragmentOf, open, uniqueEmail } from './support/clients.ts';

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  person = await signUp(server);
});
afterAll(() => server.stop());

/** The body as JSON, once for each text and each key in it, with `broken` (an escape) inserted there. */
const spoiltIn = (body: unknown, broken: string): string[] => {
  const json = JSON.stringify(body);
  return [...json.matchAll(/"(?=[:,}\]])/g)]
    .filter(({ index }) => !isOwnKey(json, index))
    .map(({ index }) => json.slice(0, index) + broken + json.slice(index));
};
/** A key of the request itself is left out: broken, it is only an unknown key. */
const isOwnKey = (json: string, end: number): boolean =>
  json[end + 1] === ':' && !/^\{"data":\{|,"data":\{/.test(json.slice(0, end));

const signIn = (body: unknown, headers: Record<string, string> = {}) =>
  askByWire(server, 'POST', '/token?grant_type=password', { body, headers });

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
      const answer = await askByWire(server, 'POST', '/signup', {
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
    expect(await askByWire(server, 'POST', '/token?grant_type=password', { body })).toMatchObject({
      status: 400,
      body: { code: 'bad_json' },
    });
  });

  it.each([
    ['a byte of Latin-1', [0xe9]],
    ['a character cut short', [0xe2, 0x82]],
    ['half a character of UTF-16', [0xed, 0xa0, 0x80]],
    ['an overlong slash', [0xc0, 0xaf]],
  ])('of a body with %s is bad_json, and opens no account', async (_case, bytes) => {
    const email = uniqueEmail();
    const [head, tail] = JSON.stringify({
      email,
      password: 'Mot2passe-sur',
      data: { first_name: 'Zo|' },
    }).split('|');
    const body = Buffer.concat([Buffer.from(head ?? ''), Buffer.from(bytes), Buffer.from(tail ?? '')]);
    const answer = await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body,
    });
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'bad_json']);
    const signIn = { body: { email, password: 'Mot2passe-sur' } };
    expect((await askByWire(server, 'POST', '/token?grant_type=password', signIn)).status).toBe(400);
  });

  it('for metadata that the database cannot store is bad_json, not a fault of the server', async () => {
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    for (const value of ['"\\u0000"', '"\\udc00"', deep]) {
      const body = `{"email":"${uniqueEmail()}","password":"Mot2passe-sur","data":{"x":${value}}}`;
      expect(await askByWire(server, 'POST', '/signup', { body })).toMatchObject({
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
        const answer = await askByWire(server, method, path, { body: shape, token: person.accessToken });
        expect(answer, shape).toMatchObject({ status: 400, body: { code: 'bad_json' } });
      }
    },
  );

  it.each([
    ['GET', '/verify?token=%00&type=signup', 303],
    ['GET', '/verify?token=pkce_%00&type=recovery', 303],
    ['GET', '/verify?token=%ED%A0%80&type=email_change', 303],
    ['GET', '/verify?token=a&type=%00', 303],
    // Cut on its way: a person opens this link, so it leads to a page.
    ['GET', '/verify?type=signup', 303],
    ['GET', '/verify?token=x', 303],
    ['GET', '/verify?token=a&type=signup&redirect_to=%00', 303],
    ['POST', '/logout?scope=%00', 400],
    ['POST', '/token?grant_type=%00', 400],
    ['GET', '/authorize?provider=%00', 400],
  ])('nor of the address %s %s', async (method, path, status) => {
    expect((await askByWire(server, method, path, { token: person.accessToken })).status).toBe(status);
  });

  it('of a body that is too large is 413', async () => {
    const body = { email: person.email, password: 'x'.repeat(70_000) };
    expect(await signIn(body)).toMatchObject({ status: 413, body: { code: 'request_entity_too_large' } });
  });

  it('of a body that is too large is 413 also when its length was not announced', async () => {
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
      // Where the length is unknown, what is left of a refused body may end the connection (@hono/node-server, after 500 ms).
      headers: { connection: 'close' },
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
    const answer = await askByWire(server, method, path, { body });
    expect(answer).toMatchObject({ status, body: { code, message: expect.any(String) } });
    expect(answer.headers.get('x-sb-error-code')).toBe(code);
  });

  it('logs ids and codes only', () => {
    const lines = JSON.stringify(server.logged);
    expect(lines).not.toContain(person.email);
    expect(lines).not.toContain('@exemple.fr');
    expect(lines).not.toContain(person.refreshToken);
    expect(lines).not.toContain(person.password);
  });
});

/** Keys that every object has by inheritance. */
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
      expect(await askByWire(server, 'POST', path.replace('NAME', name), { body })).toMatchObject({
        status: 400,
        body: { code },
      });
    });

    it('is not a scope of a sign-out, and is harmless as a key of metadata', async () => {
      const token = person.accessToken;
      expect(await askByWire(server, 'POST', `/logout?scope=${name}`, { token })).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
      const answer = await askByWire(server, 'PUT', '/user', { token, body: `{"data":{"${name}":"x"}}` });
      expect(answer.status).toBe(200);
    });
  },
);

it('is storage_full for a full disk, is logged for the operator, and ends no session, as 507 would with auth-js', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  for (const [code, error] of [
    ['ENOSPC', new Error('write')],
    ['53100', new DatabaseError('could not extend file', 0, 'error')],
  ] as const) {
    const app = new Hono();
    app.get('/', () => {
      throw Object.assign(error, { code });
    });
    app.onError(authErrorMapper(log));
    const answer = await app.request('/');
    expect([answer.status, await answer.json()]).toMatchObject([503, { error_code: 'storage_full' }]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(lines.pop()).toMatchObject({ level: 50, msg: 'storage full' });
  }
});
