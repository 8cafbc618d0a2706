/** Walks the tables of routes as nobody, as another person, and with junk. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JSON_BODY_MAX_BYTES } from '#contract/common/limits.ts';
import type { PlacedRoute } from '#server/http/placed-route.ts';
import { idNamesIn } from '#server/platform/requests/route.ts';
import { signUpAdministrator } from '../admin/support.ts';
import {
  type Belongings,
  giveBelongings,
  kindOf,
  missingBelongings,
  shareTokenOf,
} from '../support/belongings.ts';
import { handedTo, personAt, signUp, signUpInProcess, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { callRoute, nameOf, pathWith, personalRoutes, textOf } from '../support/walk-routes.ts';

let server: TestServer;
let owner: TestPerson;
/** The owner, whose requests are handed to the app. Over the wire every route is asked without a token, and in openapi.test.ts with one. */
let indoors: TestPerson;
let stranger: TestPerson;
let owned: Belongings;

beforeAll(async () => {
  server = await startTestServer();
  // Who administers is served by every route; the stranger does not (server/tests/admin tries what they are answered).
  indoors = await signUpAdministrator(server, 'Claire');
  owner = personAt(server.url, indoors);
  stranger = await signUpInProcess(server, 'Paul');
  owned = await giveBelongings(server, indoors);
});
afterAll(() => server.stop());

const tableOf = ({ path }: { path: string }): string => path.split('/', 3).join('/');
/** One of the routes of each table and method. */
const oneOfEachTable = (routes: PlacedRoute[]): PlacedRoute[] => [
  ...new Map(routes.map((route) => [`${route.method} ${tableOf(route)}`, route])).values(),
];

const named = ({ path }: { path: string }): boolean => path.includes(':');

describe('every route of a signed-in person', () => {
  it('stands in the tables that are walked here', () => {
    const served = server.recueil.app.routes
      .filter(({ path }) => /^\/(api|functions|rest)\//.test(path))
      // What lies below and is not there, behind the session all the same.
      .filter(({ path, method }) => !(method === 'ALL' && path.endsWith('/*')));
    expect([...new Set(served.map(nameOf))].sort()).toEqual(server.recueil.routes.map(nameOf).sort());
    const open = server.recueil.routes.filter(({ isOpen }) => isOpen).map(nameOf);
    expect(open).toEqual([
      'GET /api/health',
      'GET /api/config',
      'GET /api/openapi.json',
      'POST /api/browser-errors',
      'POST /api/shared/:shareId/open',
      'GET /api/shared/:shareId/bytes',
    ]);
  });

  it('answers 401 without a token, however wrong the body is', async () => {
    for (const route of personalRoutes(server)) {
      const answer = await fetch(server.url + pathWith(route, owned), {
        method: route.method,
        ...(route.method !== 'GET' && { body: '{', headers: { 'content-type': 'application/json' } }),
      });
      expect([nameOf(route), answer.status]).toEqual([nameOf(route), 401]);
      expect(await answer.json()).toMatchObject({ code: 'unauthenticated' });
    }
  });

  it('answers 401 with a token of another key, and without one to a body that is too large', async () => {
    const [header, payload] = owner.accessToken.split('.') as [string, string];
    const forged = { authorization: `Bearer ${header}.${payload}.AAAA` };
    for (const route of oneOfEachTable(personalRoutes(server))) {
      const asked = (init: RequestInit) =>
        fetch(server.url + pathWith(route, owned), { method: route.method, ...init });
      const answers = [await asked({ headers: forged })];
      if (route.method !== 'GET') answers.push(await asked({ body: 'x'.repeat(JSON_BODY_MAX_BYTES + 1) }));
      for (const { status } of answers) expect([nameOf(route), status]).toEqual([nameOf(route), 401]);
    }
  });

  it('answers another person as if the thing were not there, and shows nothing of it', async () => {
    const missing = missingBelongings();
    // An upload names a new file: server/tests/files tries the id of somebody else's.
    const routes = personalRoutes(server).filter(
      (route) => named(route) && !route.upload && !route.isForAdministrators,
    );
    for (const route of routes) {
      const answers = await Promise.all([owned, missing].map((ids) => callRoute(stranger, route, ids)));
      const [foreign, absent] = await Promise.all(
        answers.map(async (answer) => ({ status: answer.status, body: await answer.text() })),
      );
      expect([nameOf(route), foreign?.status]).toEqual([nameOf(route), 404]);
      expect(foreign).toEqual(absent);
      expect(foreign?.body).not.toMatch(/secret/i);
    }
  });

  it('lists nothing of another person', async () => {
    const lists = personalRoutes(server).filter((route) => route.method === 'GET' && !named(route));
    for (const route of lists) {
      const body = await textOf(route, await callRoute(stranger, route, owned));
      expect(body).not.toContain(owner.id);
      expect(body).not.toMatch(/secret|claire/i);
    }
  });

  it('leaves the owner’s things as they were after all of that', async () => {
    const incident = await (await owner.call('GET', `/api/incidents/${owned.incidentId}`)).json();
    expect(incident).toMatchObject({ title: 'Titre secret', version: 1 });
    const conversation = await (await owner.call('GET', `/api/conversations/${owned.conversationId}`)).json();
    expect(conversation).toMatchObject({
      messages: [{ id: owned.messageId }],
      suggestion: { id: owned.suggestionId },
    });
  });

  it('answers a malformed id like an absent one', async () => {
    const walk = async (routes: PlacedRoute[], ids: string[]) => {
      for (const route of routes) {
        // Once for each of its ids, with the others as they should be.
        for (const name of idNamesIn(route.path).map(kindOf)) {
          for (const id of ids) {
            const answer = await callRoute(indoors, route, { ...owned, [name]: encodeURI(id) });
            expect([nameOf(route), name, id, answer.status]).toEqual([nameOf(route), name, id, 404]);
          }
        }
      }
    };
    const routes = personalRoutes(server).filter(named);
    await walk(routes, ['abc']);
    const some = oneOfEachTable(routes);
    const tables = new Set(some.map(tableOf));
    expect(tables).toEqual(new Set(routes.map(tableOf)));
    expect(tables.size).toBeGreaterThan(5);
    await walk(some, ['%00', '1', '..%2f..', '0'.repeat(36), "'; DROP TABLE incidents; --"]);
  });

  it('answers broken and wrongly typed bodies with a problem, never with a fault', async () => {
    // openapi.test.ts sends every route a list, a text that is no JSON, another type, and more than it takes.
    const bodies: [string, string, number][] = [
      ['{', 'application/json', 400],
      ['null', 'application/json', 400],
      ['"a"', 'application/json', 400],
      ['a=b', 'application/x-www-form-urlencoded', 415],
    ];
    const routes = personalRoutes(server).filter(({ body }) => body);
    for (const route of oneOfEachTable(routes)) {
      for (const [body, type, status] of bodies) {
        const answer = await handedTo(server)(server.url + pathWith(route, owned), {
          method: route.method,
          headers: { authorization: `Bearer ${owner.accessToken}`, 'content-type': type, 'if-match': '"1"' },
          body,
        });
        const shown = [nameOf(route), body.slice(0, 9)];
        expect([...shown, answer.status]).toEqual([...shown, status]);
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
      headers: {
        authorization: `Bearer ${owner.accessToken}`,
        'content-type': 'application/json',
        // As in auth/errors.test.ts.
        connection: 'close',
      },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
  });

  it('ends at once with sign-out, not when the token expires', async () => {
    const someone = await signUpInProcess(server);
    expect((await someone.call('GET', '/api/incidents')).status).toBe(200);
    await someone.call('POST', '/auth/v1/logout?scope=local');
    for (const route of personalRoutes(server)) {
      const answer = await callRoute(someone, route, owned);
      expect([nameOf(route), answer.status]).toEqual([nameOf(route), 401]);
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

describe('the token of a share', () => {
  it('opens no route but that of its own share', async () => {
    const token = `Bearer ${shareTokenOf(owned.shareId)}`;
    const other = await giveBelongings(server, indoors, ['shareId']);
    for (const route of server.recueil.routes) {
      const authorization = { authorization: token };
      if (route.opensByShare) {
        const answers = [owned, other, missingBelongings()].map((ids) =>
          handedTo(server)(server.url + pathWith(route, ids), {
            method: route.method,
            headers: authorization,
          }),
        );
        expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 404, 404]);
      } else if (!route.isOpen) {
        const answer = await handedTo(server)(server.url + pathWith(route, owned), {
          method: route.method,
          headers: { ...authorization, cookie: `recueil-access=${shareTokenOf(owned.shareId)}` },
        });
        expect([nameOf(route), answer.status]).toEqual([nameOf(route), 401]);
      }
    }
  });

  it('is not that of a session, whosever it is', async () => {
    const path = `/api/shared/${owned.shareId}/bytes`;
    for (const person of [owner, stranger]) expect((await person.call('GET', path)).status).toBe(404);
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
    await owner.call(
      'PATCH',
      `/api/incidents/${owned.incidentId}`,
      { title: 'Secret' },
      { 'if-match': '"9"' },
    );
    const log = JSON.stringify(server.logged);
    expect(log).not.toMatch(/secret/i);
    expect(log).not.toContain(owner.email);
    expect(log).not.toContain(owner.accessToken);
  });
});
