/** Holds /api/openapi.json against the tables of routes and against what the routes really take and answer. */
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { createParser } from 'eventsource-parser';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JSON_BODY_MAX_BYTES } from '#contract/common/limits.ts';
import { pathTemplate } from '#server/http/openapi.ts';
import type { PlacedRoute } from '#server/http/placed-route.ts';
import { signUpAdministrator } from '../admin/support.ts';
import {
  type Belongings,
  giveBelongings,
  incidentBody,
  keepCompleteIncident,
  missingBelongings,
} from '../support/belongings.ts';
import { handedTo, personAt, type TestPerson } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { callRoute, type Deviation, kindsNamedBy, pathWith, textOf } from '../support/walk-routes.ts';

interface JsonSchema {
  properties?: Record<string, unknown>;
  required?: string[];
}
type Content = Record<string, { schema: JsonSchema; example?: unknown }>;
interface Operation {
  operationId: string;
  security?: unknown[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}
interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
}
/** An operation with its method and path, as the document names them, and the row of the table that it was made of. */
type Described = Operation & { method: string; path: string; route: PlacedRoute };

let server: TestServer;
let owner: TestPerson;
/** The owner, whose requests are handed to the app: over the wire every route is asked once, and that is when all is well. */
let indoors: TestPerson;
let document: Document;
let operations: Described[];
/** What may be read and refused, but not changed. */
let shared: Belongings;
/**
 * Formats are asked for by pattern too, so that none of them goes unchecked. Each check runs once or twice: compiling it is what costs.
 */
const ajv = new Ajv2020({
  strict: false,
  validateFormats: false,
  inlineRefs: false,
  code: { optimize: false },
});

beforeAll(async () => {
  server = await startTestServer({ env: { RECUEIL_SUPPORT_EMAIL: 'support@exemple.fr' } });
  // Who administers is served by every route.
  indoors = await signUpAdministrator(server);
  owner = personAt(server.url, indoors);
  // The last one could not ask for the closing of their account.
  await signUpAdministrator(server, 'Béa');
  document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Document;
  ajv.addSchema(document, 'api');
  const routes = new Map(server.recueil.routes.map((route) => [route.operationId, route]));
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const route = routes.get(operation.operationId);
      if (!route) throw new Error(`No table has a route called ${operation.operationId}`);
      return { ...operation, method: method.toUpperCase(), path, route };
    }),
  );
  shared = await giveBelongings(server, indoors);
  // Without one nothing can be shared.
  await keepCompleteIncident(indoors);
});
afterAll(() => server.stop());

const nameOf = ({ method, path }: Described): string => `${method} ${path}`;
const parametersIn = (operation: Described, place: string): string[] =>
  (operation.parameters ?? []).filter((parameter) => parameter.in === place).map(({ name }) => name);
const bodySchemaOf = (operation: Described): JsonSchema | undefined =>
  operation.requestBody?.content['application/json']?.schema;

/** Things that the operation may change or destroy: only those that its path names are made. */
const thingsFor = async ({ route }: Described): Promise<Belongings> => {
  if (route.method === 'GET') return shared;
  return route.upload ? missingBelongings() : await giveBelongings(server, indoors, kindsNamedBy(route));
};

/** A request that is refused, and so changes nothing. */
const askInVain = (operation: Described, deviation: Deviation): Promise<Response> =>
  callRoute(indoors, operation.route, shared, deviation);

/** By the text of their schemas: most routes are refused alike, and to compile a schema takes longer than to ask a route. */
const validators = new Map<string, ValidateFunction>();

/** What holds an answer against its schema, which may refer to others of the document. */
const validatorOf = (operation: Described, status: number, type: string): ValidateFunction => {
  const text = JSON.stringify(operation.responses[status]?.content?.[type]?.schema);
  const place = [
    operation.path,
    operation.method.toLowerCase(),
    'responses',
    status,
    'content',
    type,
    'schema',
  ];
  const pointer = place.map((part) => encodeURIComponent(String(part).replaceAll('/', '~1'))).join('/');
  const validate = validators.get(text) ?? ajv.compile({ $ref: `api#/paths/${pointer}` });
  validators.set(text, validate);
  return validate;
};

/** Fails when the answer is not one of those that the document gives for the operation. Returns its status and code. */
const describedAnswer = async (operation: Described, answer: Response): Promise<(string | number)[]> => {
  const name = nameOf(operation);
  const { status } = answer;
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const text = await textOf(operation.route, answer);
  expect([name, Object.keys(operation.responses)]).toEqual([name, expect.arrayContaining([String(status)])]);
  const types = Object.keys(operation.responses[status]?.content ?? { '': 'no body' });
  const areBytes = types.some((possible) => !/json|event-stream|no body/.test(possible || 'no body'));
  const isOneOf = areBytes || types.length > 1;
  expect([name, status, types]).toEqual([name, status, isOneOf ? expect.arrayContaining([type]) : [type]]);
  if (type === '') expect(text).toBe('');
  const values = type === 'text/event-stream' ? dataOf(text) : type === '' || areBytes ? [] : [text];
  for (const value of values) {
    const validate = validatorOf(operation, status, type);
    const valid = validate(JSON.parse(value));
    expect([name, status, value, valid, validate.errors]).toEqual([name, status, value, true, null]);
  }
  return type === 'application/problem+json' ? [status, JSON.parse(text).code] : [status];
};

/** The data of each server-sent event. */
const dataOf = (text: string): string[] => {
  const events: string[] = [];
  createParser({ onEvent: ({ data }) => events.push(data) }).feed(text);
  expect(events.length).toBeGreaterThan(0);
  return events;
};

/** The fields that a refused body was wrong in, sorted. */
const fieldsRefusedIn = async (operation: Described, answer: Response): Promise<string[]> => {
  const { fields = [] } = (await answer.clone().json()) as { fields?: string[] };
  expect(await describedAnswer(operation, answer)).toEqual([400, 'invalid_input']);
  return [...fields].sort();
};

/** What a route that needs no session answers to a request without a token and without a body. */
const openAnswer = (operation: Described) => {
  if (operation.route.opensByShare) return [404, 'not_found'];
  return bodySchemaOf(operation) ? [415, 'unsupported_media_type'] : [200];
};

describe('the OpenAPI document', () => {
  it('is one, of version 3.1', async () => {
    const checked = await new Validator().validate(structuredClone(document) as never);
    expect(checked).toEqual({ valid: true });
    expect(document.openapi).toMatch(/^3\.1/);
    expect(document.servers).toEqual([{ url: server.url }]);
  });

  it('describes every route of the tables, under a name of its own, and no other', () => {
    const { routes } = server.recueil;
    expect(operations.map(nameOf).sort()).toEqual(
      routes.map(({ method, path }) => `${method} ${pathTemplate(path)}`).sort(),
    );
    expect(new Set(routes.map(({ operationId }) => operationId)).size).toBe(routes.length);
  });

  it('shows a body that has the shape it describes', () => {
    for (const operation of operations.filter(bodySchemaOf)) {
      const { schema, example } = operation.requestBody?.content['application/json'] ?? {};
      const valid = ajv.validate(schema ?? false, example);
      expect([nameOf(operation), valid, ajv.errors]).toEqual([nameOf(operation), true, null]);
    }
  });

  it('says what is answered when all is well, to the last event of a stream', async () => {
    for (const operation of operations) {
      const [success] = Object.keys(operation.responses);
      const answer = await callRoute(owner, operation.route, await thingsFor(operation));
      expect([nameOf(operation), ...(await describedAnswer(operation, answer))]).toEqual([
        nameOf(operation),
        Number(success),
      ]);
    }
  });

  it('says who has to be signed in', async () => {
    for (const operation of operations) {
      const { isOpen } = operation.route;
      const { opensByShare } = operation.route;
      expect(operation.security).toEqual(isOpen ? (opensByShare ? [{ share: [] }] : []) : undefined);
      const answer = await handedTo(server)(server.url + pathWith(operation.route, shared), {
        method: operation.method,
      });
      expect([nameOf(operation), ...(await describedAnswer(operation, answer))]).toEqual([
        nameOf(operation),
        ...(isOpen ? openAnswer(operation) : [401, 'unauthenticated']),
      ]);
    }
  });

  it('names the fields that a body has, and those that it must have', async () => {
    for (const operation of operations) {
      const schema = bodySchemaOf(operation);
      if (!schema) continue;
      const names = Object.keys(schema.properties ?? {});
      const wrong = await askInVain(operation, { body: Object.fromEntries(names.map((name) => [name, {}])) });
      // Within a field what is wrong in it is named: `value.detail`.
      const refused = [
        ...new Set((await fieldsRefusedIn(operation, wrong)).map((field) => field.replace(/\..*/, ''))),
      ];
      expect(refused).toEqual(names.sort());
      const required = [...(schema.required ?? [])].sort();
      // What is refused changes nothing.
      const things = required.length > 0 ? shared : await thingsFor(operation);
      const empty = await callRoute(indoors, operation.route, things, { body: {} });
      if (required.length > 0) expect(await fieldsRefusedIn(operation, empty)).toEqual(required);
      else expect(empty.status).toBe(200);
    }
  });

  it('says how a body is refused', async () => {
    for (const operation of operations.filter(bodySchemaOf)) {
      const refusals: [Deviation, (string | number)[]][] = [
        [{ headers: { 'content-type': 'text/plain' } }, [415, 'unsupported_media_type']],
        [
          { body: { title: 'a'.repeat(operation.route.bodyMaxBytes ?? JSON_BODY_MAX_BYTES) } },
          [413, 'body_too_large'],
        ],
        [{ body: [] }, [400, 'invalid_input']],
        // Somebody's words in Latin-1: what cannot be read is not guessed.
        [{ body: Buffer.from('{"title":"Réunion","content":"Réunion"}', 'latin1') }, [400, 'bad_json']],
      ];
      for (const [deviation, expected] of refusals) {
        expect(await describedAnswer(operation, await askInVain(operation, deviation))).toEqual(expected);
      }
    }
  });

  it('says that what is named in the path may not be there', async () => {
    const missing = missingBelongings();
    for (const operation of operations) {
      if (parametersIn(operation, 'path').length === 0 || operation.route.upload) continue;
      const answer = await callRoute(indoors, operation.route, missing);
      expect(await describedAnswer(operation, answer)).toEqual([404, 'not_found']);
    }
  });

  it('says which changes name the version that they started from', async () => {
    for (const operation of operations) {
      if (!parametersIn(operation, 'header').includes('If-Match')) continue;
      const asked = async (ifMatch: string) =>
        await describedAnswer(operation, await askInVain(operation, { headers: { 'if-match': ifMatch } }));
      expect(await asked('')).toEqual([428, 'version_required']);
      expect(await asked('"9"')).toEqual([412, 'stale_version']);
    }
  });

  it('says how a list is paged', async () => {
    const lists = operations.filter((operation) => parametersIn(operation, 'query').includes('cursor'));
    expect(lists.length).toBeGreaterThan(1);
    for (const operation of lists) {
      const asked = async (search: string) =>
        await describedAnswer(operation, await callRoute(indoors, operation.route, shared, { search }));
      expect(await asked('?limit=1')).toEqual([200]);
      expect(await asked('?limit=0')).toEqual([400, 'invalid_input']);
      expect(await asked('?cursor=x')).toEqual([400, 'bad_cursor']);
    }
  });

  it('says that an id was used with other content, or that a suggestion is closed', async () => {
    const ids = await giveBelongings(server, indoors, ['conversationId', 'suggestionId']);
    const operation = (id: string) => operations.find(({ operationId }) => operationId === id) as Described;
    const createIncident = operation('createIncident');
    const createConversation = operation('createConversation');
    const takeTurn = operation('takeTurn');
    const dismiss = operation('dismissSuggestion');
    const accept = operation('createIncidentFromSuggestion');
    const id = uuidv7();
    const pairs: [Described, unknown, Described, unknown][] = [
      [createIncident, incidentBody(id), createIncident, { ...incidentBody(id), title: 'Autre' }],
      [createConversation, { id, title: 'Une' }, createConversation, { id, title: 'Une autre' }],
      [takeTurn, { id, content: 'Bonjour' }, takeTurn, { id, content: 'Bonsoir' }],
      [dismiss, undefined, accept, undefined],
    ];
    for (const [first, firstBody, second, secondBody] of pairs) {
      await (await callRoute(indoors, first.route, ids, { body: firstBody })).text();
      const answer = await callRoute(indoors, second.route, ids, { body: secondBody });
      expect(await describedAnswer(second, answer)).toEqual([409, 'already_used']);
    }
  });

  it('holds no secret and nothing of anybody', async () => {
    const text = JSON.stringify(await (await fetch(`${server.url}/api/openapi.json`)).json());
    for (const secret of [owner.email, owner.id, server.databaseUrl, server.dataDir]) {
      expect(text).not.toContain(secret);
    }
  });
});
