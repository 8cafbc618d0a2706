import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingBelongings } from '../support/belongings.ts';
import { startServerForTest, startTestServer, type TestServer } from '../support/test-server.ts';
import { nameOf, pathWith, personalRoutes } from '../support/walk-routes.ts';
import { type Answer, askByWire, PASSWORD, uniqueEmail } from './support/clients.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** The cookies that an answer sets, by name; attributes in lower case. */
const cookiesOf = ({ headers }: { headers: Headers }) =>
  Object.fromEntries(
    headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      const at = pair.indexOf('=');
      return [
        pair.slice(0, at),
        { value: pair.slice(at + 1), attributes: attributes.map((attribute) => attribute.toLowerCase()) },
      ];
    }),
  );

const signUp = (): Promise<Answer> =>
  askByWire(server, 'POST', '/signup', { body: { email: uniqueEmail(), password: PASSWORD } });

const refresh = (headers: Record<string, string>, body: unknown = {}) =>
  askByWire(server, 'POST', '/token?grant_type=refresh_token', { body, headers });

const pageHeaders = (cookies: Record<string, string>): Record<string, string> => ({
  cookie: Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
  'sec-fetch-site': 'same-origin',
});

describe('the cookies of a sign-in', () => {
  it('accompany the JSON, each for its own path, and cannot be read by scripts or other sites', async () => {
    const answer = await signUp();
    const cookies = cookiesOf(answer);
    expect(cookies['recueil-access']).toMatchObject({
      value: answer.body.access_token,
      attributes: expect.arrayContaining(['path=/api', 'httponly', 'samesite=strict', 'max-age=3600']),
    });
    expect(cookies['recueil-refresh']).toMatchObject({
      value: answer.body.refresh_token,
      attributes: expect.arrayContaining(['path=/auth/v1/token', 'httponly', 'samesite=strict']),
    });
    expect(cookies['recueil-device']?.attributes).toEqual(
      expect.arrayContaining(['path=/auth/v1', 'httponly', 'samesite=strict']),
    );
    expect(cookies['recueil-remembered']?.attributes).not.toContain('httponly');
    expect(cookies['recueil-remembered']?.value).toBe('1');
  });

  it('are marked secure when the site uses HTTPS', async () => {
    const secure = await startServerForTest({
      env: { RECUEIL_ORIGIN: 'https://recueil.example', RECUEIL_PASSWORD_HASHING: 'full' },
    });
    const answer = await askByWire(secure, 'POST', '/signup', {
      body: { email: uniqueEmail(), password: PASSWORD },
    });
    const cookies = Object.values(cookiesOf(answer));
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(cookies).toHaveLength(4);
    for (const { attributes } of cookies) expect(attributes).toContain('secure');
    for (const { attributes } of Object.values(cookiesOf(await signUp())))
      expect(attributes).not.toContain('secure');
  });
});

describe('a page of another site', () => {
  const FOREIGN = {
    'sec-fetch-site': 'cross-site',
    origin: 'https://evil.example',
    'content-type': 'text/plain',
  };

  it('can sign nobody in or out', async () => {
    const email = uniqueEmail();
    const body = { email, password: PASSWORD };
    expect(cookiesOf(await askByWire(server, 'POST', '/signup', { body, headers: FOREIGN }))).toEqual({});
    const signedIn = await askByWire(server, 'POST', '/token?grant_type=password', {
      body,
      headers: FOREIGN,
    });
    expect(signedIn.status).toBe(200);
    expect(cookiesOf(signedIn)).toEqual({});
    expect(cookiesOf(await askByWire(server, 'POST', '/logout', { headers: FOREIGN }))).toEqual({});
    expect(cookiesOf(await askByWire(server, 'DELETE', '/token', { headers: FOREIGN }))).toEqual({});
    expect(cookiesOf(await askByWire(server, 'POST', '/lock', { headers: FOREIGN }))).toEqual({});
  });
});

describe('the refresh cookie', () => {
  it('restores the session of a page that lost its storage, and is replaced with each refresh', async () => {
    const first = cookiesOf(await signUp());
    const refreshed = await refresh(
      pageHeaders({ 'recueil-refresh': first['recueil-refresh']?.value ?? '', 'recueil-remembered': '1' }),
    );
    expect(refreshed.status).toBe(200);
    expect(refreshed.body).toHaveProperty('access_token');
    expect(cookiesOf(refreshed)['recueil-refresh']?.value).toBe(refreshed.body.refresh_token);
  });

  it('is not set for a browser that asked not to be remembered', async () => {
    const { body } = await signUp();
    const forgotten = await askByWire(server, 'DELETE', '/token');
    expect(forgotten.status).toBe(204);
    for (const name of ['recueil-refresh', 'recueil-remembered']) {
      expect(cookiesOf(forgotten)[name]).toMatchObject({
        value: '',
        attributes: expect.arrayContaining(['max-age=0']),
      });
    }
    const refreshed = await refresh({}, { refresh_token: body.refresh_token });
    expect(Object.keys(cookiesOf(refreshed))).toEqual(['recueil-access']);
  });

  it.each([
    ['another site asks', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring site asks', { 'sec-fetch-site': 'same-site' }],
    ['another origin asks', { origin: 'https://evil.example' }],
  ])('is ignored when %s', async (_case, headers) => {
    const token = cookiesOf(await signUp())['recueil-refresh']?.value ?? '';
    const cookie = `recueil-refresh=${token}; recueil-remembered=1`;
    const answer = await refresh({ cookie, ...headers });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it('is ignored once the page has deleted the mark', async () => {
    const token = cookiesOf(await signUp())['recueil-refresh']?.value ?? '';
    const answer = await refresh(pageHeaders({ 'recueil-refresh': token }));
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });

  it.each([
    ['none', ''],
    ['one that is cut', 'recueil-refresh=abc'],
    ['one of nobody', `recueil-refresh=${'x'.repeat(43)}`],
  ])('opens nothing when there is %s', async (_case, cookie) => {
    const answer = await refresh({ cookie, 'sec-fetch-site': 'same-origin' });
    expect(answer.status).toBe(400);
    expect(answer.body).not.toHaveProperty('access_token');
  });
});

describe('signing out', () => {
  it('clears the cookies, also when the session has ended, and keeps them when only the others are signed out', async () => {
    const { body } = await signUp();
    const token = String(body.access_token);
    expect(cookiesOf(await askByWire(server, 'POST', '/logout?scope=others', { token }))).toEqual({});
    for (const status of [204, 403]) {
      const out = await askByWire(server, 'POST', '/logout', { token });
      expect(out.status).toBe(status);
      for (const name of ['recueil-access', 'recueil-refresh', 'recueil-remembered']) {
        expect(cookiesOf(out)[name]?.attributes).toContain('max-age=0');
      }
    }
  });
});

describe('a locked screen', () => {
  const lock = (token: string) => askByWire(server, 'POST', '/lock', { token });

  it('takes the access cookie from the browser, also when the token has expired, and a refresh gives none', async () => {
    const { body } = await signUp();
    const { access_token: token, refresh_token } = body as Record<string, string>;
    const locked = await lock(token ?? '');
    expect(locked.status).toBe(204);
    expect(Object.keys(cookiesOf(locked))).toEqual(['recueil-access']);
    expect(cookiesOf(locked)['recueil-access']?.attributes).toEqual(
      expect.arrayContaining(['path=/api', 'max-age=0']),
    );
    const withoutToken = await lock('x');
    expect([withoutToken.status, Object.keys(cookiesOf(withoutToken))]).toEqual([403, ['recueil-access']]);
    const headers = { 'x-screen-locked': '1', ...pageHeaders({ 'recueil-remembered': '1' }) };
    const refreshed = await refresh(headers, { refresh_token });
    expect(refreshed.status).toBe(200);
    expect(Object.keys(cookiesOf(refreshed)).sort()).toEqual(['recueil-refresh', 'recueil-remembered']);
  });

  it('asks again who it is, right after the sign-in too; that gives the cookie back', async () => {
    const { body } = await signUp();
    const token = String(body.access_token);
    const takesAll = async () => {
      const answer = await fetch(`${server.url}/api/exports`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ id: uuidv7(), language: 'fr' }),
      });
      return answer.status;
    };
    const prove = (password: string) =>
      askByWire(server, 'POST', '/reauthenticate', { token, body: { password, only_to_read: true } });
    expect(await takesAll()).toBe(201);
    await lock(token);
    expect(await takesAll()).toBe(403);
    const wrong = await prove(`${PASSWORD}x`);
    expect([wrong.status, cookiesOf(wrong), await takesAll()]).toEqual([400, {}, 403]);
    const opened = cookiesOf(await prove(PASSWORD))['recueil-access'];
    expect(opened?.value).toBe(token);
    const seconds = Number(opened?.attributes.find((each) => each.startsWith('max-age='))?.slice(8));
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
    expect(await takesAll()).not.toBe(403);
  });

  it('is none of the other sessions’', async () => {
    const email = uniqueEmail();
    const body = { email, password: PASSWORD };
    await askByWire(server, 'POST', '/signup', { body });
    const [mine, other] = await Promise.all(
      [1, 2].map(async () => {
        const answer = await askByWire(server, 'POST', '/token?grant_type=password', { body });
        return String(answer.body.access_token);
      }),
    );
    await lock(mine ?? '');
    const exports = await fetch(`${server.url}/api/exports`, {
      method: 'POST',
      headers: { authorization: `Bearer ${other}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id: uuidv7(), language: 'fr' }),
    });
    expect(exports.status).toBe(201);
  });
});

describe('the access cookie', () => {
  const fetchWith = (path: string, token: string, method = 'GET', headers = {}) =>
    fetch(`${server.url}${path}`, { method, headers: { cookie: `recueil-access=${token}`, ...headers } });

  it('opens downloads by GET, and nothing else', async () => {
    const { body } = await signUp();
    const token = String(body.access_token);
    const missing = missingBelongings();
    for (const route of personalRoutes(server)) {
      const { status } = await fetchWith(pathWith(route, missing), token, route.method);
      // There is no such file; what matters is that the person was recognised. The blank form is the same for everybody.
      const opened = nameOf(route) === 'GET /api/attestation' ? 200 : 404;
      expect([nameOf(route), status]).toEqual([nameOf(route), route.opensAsLink ? opened : 401]);
    }
    const download = `/api/files/${missing.fileId}/content`;
    expect((await fetchWith(download, token)).status).toBe(404);
    expect((await fetchWith(download, `${token}x`)).status).toBe(401);
    expect((await fetchWith(download, token, 'DELETE')).status).toBe(401);
    expect((await fetchWith(`${download}/../../../profile`, token)).status).toBe(401);
    expect((await fetchWith(download, token, 'GET', { authorization: 'Bearer x' })).status).toBe(401);
  });
});
