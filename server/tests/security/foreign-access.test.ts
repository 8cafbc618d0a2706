/** Walks every route of the application, as it lists them itself, as nobody, as another person, and with junk. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JSON_BODY_MAX_BYTES } from '#contract/limits.ts';
import {
  type Belongings,
  bodyFor,
  giveBelongings,
  missingBelongings,
  pathWith,
  personalRoutes,
} from '../support/belongings.ts';
import { textOf } from '../support/live.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let owner: TestPerson;
let stranger: TestPerson;
/** Ids of the owner's things, by the name of the path parameter and where it stands. */
let owned: Belongings;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signUp(server, 'Claire');
  stranger = await signUp(server, 'Paul');
  owned = await giveBelongings(server, owner);
});
afterAll(() => server.stop());

const named = (pattern: string): boolean => pattern.includes(':');
/** The id in its path is that of a new thing, and its body no JSON: server/tests/files tries it as others would. */
const isUpload = ({ method, pattern }: { method: string; pattern: string }): boolean =>
  `${method} ${pattern}` === 'PUT /api/files/:id';

describe('every route of a signed-in person', () => {
  it('is known to this test', () => {
    const routes = personalRoutes(server);
    expect(routes.length).toBeGreaterThanOrEqual(13);
    expect(routes.filter(({ pattern }) => named(pattern)).length).toBeGreaterThanOrEqual(6);
  });

  it('answers 401 without a token, with a broken one, and with one of another key', async () => {
    const [header, payload] = owner.accessToken.split('.') as [string, string];
    const tokens = [
      undefined,
      'x',
      `${header}.${payload}.AAAA`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`,
    ];
    for (const { method, pattern } of personalRoutes(server)) {
      for (const token of tokens) {
        const answer = await fetch(server.url + pathWith(pattern, owned), {
          method,
          ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
        });
        expect([method, pattern, answer.status]).toEqual([method, pattern, 401]);
        expect(await answer.json()).toMatchObject({ code: 'unauthenticated' });
      }
    }
  });

  it('answers 401 without a token however wrong or large the body is', async () => {
    for (const { method, pattern } of personalRoutes(server).filter((route) => route.method !== 'GET')) {
      for (const body of ['{', '[]', 'x'.repeat(JSON_BODY_MAX_BYTES + 1)]) {
        const answer = await fetch(server.url + pathWith(pattern, owned), {
          method,
          body,
          headers: { 'content-type': 'application/json' },
        });
        expect([method, pattern, body.length, answer.status]).toEqual([method, pattern, body.length, 401]);
      }
    }
  });

  it('answers another person as if the thing were not there, and shows nothing of it', async () => {
    const missing = missingBelongings();
    const routes = personalRoutes(server).filter((route) => named(route.pattern) && !isUpload(route));
    for (const { method, pattern } of routes) {
      const answers = await Promise.all(
        [owned, missing].map((ids) =>
          stranger.call(method, pathWith(pattern, ids), bodyFor(method, pattern), { 'if-match': '"1"' }),
        ),
      );
      const [foreign, absent] = await Promise.all(
        answers.map(async (answer) => ({ status: answer.status, body: await answer.text() })),
      );
      expect([method, pattern, foreign?.status]).toEqual([method, pattern, 404]);
      expect(foreign).toEqual(absent);
      expect(foreign?.body).not.toMatch(/secret/i);
    }
  });

  it('lists nothing of another person', async () => {
    for (const { method, pattern } of personalRoutes(server).filter((route) => !named(route.pattern))) {
      if (method !== 'GET') continue;
      const body = await textOf(await stranger.call('GET', pattern));
      expect(body).not.toContain(owner.id);
      expect(body).not.toMatch(/secret|claire/i);
    }
  });

  it('leaves the owner’s things as they were after all of that', async () => {
    const incident = await (await owner.call('GET', `/api/incidents/${owned.incident}`)).json();
    expect(incident).toMatchObject({ title: 'Titre secret', version: 1 });
    const conversation = await (await owner.call('GET', `/api/conversations/${owned.conversation}`)).json();
    expect(conversation).toMatchObject({
      messages: [{ id: owned.message }],
      suggestion: { id: owned.suggestion },
    });
  });

  it.each(['abc', '1', '..%2f..', `${'0'.repeat(36)}`, '%00', "'; DROP TABLE incidents; --"])(
    'answers the malformed id %s like an absent one',
    async (id) => {
      for (const { method, pattern } of personalRoutes(server).filter((route) => named(route.pattern))) {
        const ids = { conversation: id, message: id, incident: id, suggestion: id, file: id, clip: id };
        const answer = await stranger.call(
          method,
          encodeURI(pathWith(pattern, ids)),
          bodyFor(method, pattern),
          {
            'if-match': '"1"',
          },
        );
        expect([method, pattern, answer.status]).toEqual([method, pattern, 404]);
      }
    },
  );

  it('answers broken, oversize and wrongly typed bodies with a problem, never with a fault', async () => {
    const bodies: [string, string, number][] = [
      ['{', 'application/json', 400],
      ['null', 'application/json', 400],
      ['[]', 'application/json', 400],
      ['"a"', 'application/json', 400],
      ['a=b', 'application/x-www-form-urlencoded', 415],
      [JSON.stringify({ title: 'a'.repeat(600_000) }), 'application/json', 413],
    ];
    for (const { method, pattern } of personalRoutes(server)) {
      if (bodyFor(method, pattern) === undefined || pattern.includes('suggestion')) continue;
      if (isUpload({ method, pattern })) continue;
      for (const [body, type, status] of bodies) {
        const answer = await fetch(server.url + pathWith(pattern, owned), {
          method,
          headers: { authorization: `Bearer ${owner.accessToken}`, 'content-type': type, 'if-match': '"1"' },
          body,
        });
        expect([method, pattern, body.slice(0, 9), answer.status]).toEqual([
          method,
          pattern,
          body.slice(0, 9),
          status,
        ]);
        expect(answer.headers.get('content-type')).toContain('application/problem+json');
      }
    }
  });

  it('refuses an oversize body also where its length was not announced', async () => {
    const chunk = new TextEncoder().encode('a'.repeat(64 * 1024));
    let left = 12;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => (left-- > 0 ? controller.enqueue(chunk) : controller.close()),
    });
    const answer = await fetch(`${server.url}/api/incidents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.accessToken}`, 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
  });

  it('ends at once with sign-out, not when the token expires', async () => {
    const someone = await signUp(server);
    expect((await someone.call('GET', '/api/incidents')).status).toBe(200);
    await someone.call('POST', '/auth/v1/logout?scope=local');
    for (const { method, pattern } of personalRoutes(server)) {
      const answer = await someone.call(method, pathWith(pattern, owned), bodyFor(method, pattern), {
        'if-match': '"1"',
        'x-file-name': 'a.txt',
      });
      expect([method, pattern, answer.status]).toEqual([method, pattern, 401]);
    }
  });

  it('ends at once with the account', async () => {
    const someone = await signUp(server);
    await server.recueil.database.asSystem('test', ({ db }) =>
      db.deleteFrom('auth.users').where('id', '=', someone.id).execute(),
    );
    const answer = await someone.call('GET', '/api/incidents');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'session_ended' });
  });
});

describe('what leaves the server', () => {
  it('is not to be kept, framed, sniffed or referred from', async () => {
    const answer = await owner.call('GET', '/api/incidents');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
  });

  it('holds nothing of what was written in its log', async () => {
    await owner.call('PATCH', `/api/incidents/${owned.incident}`, { title: 'Secret' }, { 'if-match': '"9"' });
    const log = JSON.stringify(server.logged);
    expect(log).not.toMatch(/secret/i);
    expect(log).not.toContain(owner.email);
    expect(log).not.toContain(owner.accessToken);
  });
});
