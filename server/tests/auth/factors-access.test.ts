/** What a session that has shown only the password reaches of whoever has a second factor. */
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveBelongings, incidentBody, pathWith } from '../support/belongings.ts';
import { personAt } from '../support/people.ts';
import { beginFactor, personWithFactor, signInLow, verify } from '../support/second-factor.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { codeOf } from './authenticator.ts';
import { ask } from './clients.ts';
import { CLIENT_ID, someone, startProviders, type TestProviders } from './provider-flows.ts';

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

const OPEN = new Set(['/api/health', '/api/config', '/api/openapi.json']);
const bodyFor = (method: string, path: string): unknown => {
  if (method === 'GET' || method === 'DELETE') return undefined;
  if (path.endsWith('/details')) return { kind: 'where', action: 'erase' };
  if (path.endsWith('/episodes')) return { action: 'begin' };
  if (path.endsWith('/turns')) return { id: uuidv7(), content: 'Bonjour' };
  if (path === '/api/conversations') return { id: uuidv7() };
  if (path === '/api/incidents') return incidentBody(uuidv7());
  if (path.endsWith('/transcription')) return { text: 'Volé' };
  return { title: 'Volé' };
};

describe('a session that has not shown the second factor', () => {
  it('is refused by every route of the application', async () => {
    const { person, token } = await personWithFactor(server);
    const owned = await giveBelongings(server, personAt(server.url, { ...person, accessToken: token }));
    const low = personAt(server.url, { ...person, accessToken: await signInLow(server, person) });
    const routes = server.recueil.app.routes.filter(
      ({ method, path }) => method !== 'ALL' && path.startsWith('/api/') && !OPEN.has(path),
    );
    expect(routes.length).toBeGreaterThanOrEqual(13);
    for (const { method, path } of routes) {
      const answer = await low.call(method, pathWith(path, owned), bodyFor(method, path), {
        'if-match': '"1"',
        'x-file-name': 'a.txt',
      });
      const { code } = (await answer.json()) as { code?: unknown };
      expect([method, path, answer.status, code]).toEqual([method, path, 403, 'second_factor_needed']);
    }
  });

  it('is not raised by a factor that somebody only began', async () => {
    const { person, token } = await personWithFactor(server);
    const begun = await beginFactor(server, token, 'Tablette');
    const low = await signInLow(server, person);
    expect(await verify(server, low, begun.id, codeOf(begun.secret, 1))).toMatchObject({
      status: 403,
      body: { code: 'insufficient_aal' },
    });
    expect((await verify(server, token, begun.id, codeOf(begun.secret, 1))).status).toBe(200);
  });

  it('ends when another shows it, by a code of the phone or of the sheet', async () => {
    const { person, factor, token } = await personWithFactor(server);
    const codes = (await ask(server, 'POST', '/factors/recovery-codes', { token })).body.codes as string[];
    const showings = [
      (at: string) => verify(server, at, factor.id, codeOf(factor.secret, 1)),
      (at: string) =>
        ask(server, 'POST', '/factors/recovery-codes/verify', { token: at, body: { code: codes[0] } }),
    ];
    for (const show of showings) {
      const [shown, left] = [await signInLow(server, person), await signInLow(server, person)];
      expect((await show(shown)).status).toBe(200);
      expect((await ask(server, 'GET', '/user', { token: left })).body.code).toBe('session_not_found');
      expect((await ask(server, 'GET', '/user', { token })).status).toBe(200);
    }
  });

  it('neither adds nor removes a way to sign in', async () => {
    const { person, token } = await personWithFactor(server);
    const low = await signInLow(server, person);
    const begin = '/user/identities/authorize?provider=google&skip_http_redirect=true';
    const now = Math.floor(Date.now() / 1_000);
    const claims = { ...someone(), iss: providers.google.issuer, aud: CLIENT_ID, iat: now, exp: now + 300 };
    const id_token = await providers.google.sign(claims);
    const body = { provider: 'google', id_token, link_identity: true };
    for (const answer of [
      await ask(server, 'GET', begin, { token: low }),
      await ask(server, 'DELETE', `/user/identities/${crypto.randomUUID()}`, { token: low }),
      await ask(server, 'POST', '/token?grant_type=id_token', { token: low, body }),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } });
    }
    expect((await ask(server, 'GET', begin, { token })).status).toBe(200);
  });
});
