/** The OpenAPI 3.1 document of `/api`, `/functions/v1` and `/rest/v1`, made of the tables of routes. `/auth/v1` is GoTrue's (docs/auth.md). */
import * as z from 'zod/mini';
import { PROBLEMS, type ProblemCode, problem } from '#contract/common/problems.ts';
import { id } from '#contract/common/shapes.ts';
import { type Answer, idNamesIn, type Route } from '../platform/requests/route.ts';
import type { PlacedRoute } from './placed-route.ts';

type Json = Record<string, unknown>;

/** What any route behind the session can answer with. */
const ALWAYS: readonly ProblemCode[] = [
  'unauthenticated',
  'session_ended',
  'second_factor_needed',
  'confirmation_needed',
  'unavailable',
  'storage_full',
  'internal',
];
const WITH_BODY: readonly ProblemCode[] = [
  'bad_json',
  'invalid_input',
  'unsupported_media_type',
  'body_too_large',
];
const WITH_VERSION: readonly ProblemCode[] = ['version_required', 'stale_version'];

/** The id that stands in the examples. */
const EXAMPLE_ID = '01890a5d-ac96-774b-bcce-b302099a8057';

export const openApiDocument = (
  routes: readonly PlacedRoute[],
  { serverUrl, productName }: { serverUrl: string; productName: string },
): Json => {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = pathTemplate(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: productName,
      version: '1',
      description:
        'What the web app itself speaks. Accounts and sessions: /auth/v1, in the protocol of GoTrue.',
    },
    servers: [{ url: serverUrl }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token that `POST /auth/v1/token` gives.',
        },
        share: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The token that `POST /api/shared/{shareId}/open` gives to whoever has the code of a share.',
        },
      },
      schemas: { Problem: schemaOf(problem, 'output') },
    },
  };
};

/** `/incidents/:id` → `/incidents/{id}` */
export const pathTemplate = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

const operationOf = (route: PlacedRoute): Json => {
  const {
    operationId,
    summary,
    query,
    body,
    upload,
    namesVersion,
    answer,
    problems = [],
    isOpen,
    opensByShare,
  } = route;
  const names = idNamesIn(route.path);
  const possible = [
    ...(isOpen ? (['internal'] as const) : ALWAYS),
    ...(names.length > 0 ? (['not_found'] as const) : []),
    ...(body ? WITH_BODY : []),
    ...(namesVersion ? WITH_VERSION : []),
    ...problems,
  ];
  return {
    operationId,
    summary,
    ...(isOpen ? { security: opensByShare ? [{ share: [] }] : [] } : {}),
    parameters: [
      ...names.map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: schemaOf(id, 'input'),
      })),
      ...(namesVersion
        ? [
            {
              name: 'If-Match',
              in: 'header',
              required: true,
              schema: { type: 'string' },
              description: '`"3"`: the version that was edited',
            },
          ]
        : []),
      ...Object.entries(upload ?? {}).map(([name, { required, description, example }]) => ({
        name,
        in: 'header',
        required,
        schema: { type: 'string' },
        description,
        example,
      })),
      ...queryParameters(query),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: schemaOf(body.schema, 'input'),
                example: body.example(EXAMPLE_ID),
              },
            },
          },
        }
      : {}),
    ...(upload ? { requestBody: { required: true, content: { 'application/octet-stream': {} } } } : {}),
    responses: { ...answerOf(answer), ...problemResponses(possible) },
  };
};

const answerOf = (answer: Answer): Json => {
  if ('events' in answer) {
    const description = `Server-sent events${answer.endless ? ' without end' : ''}; the data of each is one of these, in JSON`;
    return {
      200: { description, content: { 'text/event-stream': { schema: schemaOf(answer.events, 'output') } } },
    };
  }
  if ('types' in answer) {
    const content = Object.fromEntries(answer.types.map((type) => [type, {}]));
    return { 200: { description: 'The bytes', content } };
  }
  if (!('schema' in answer)) return { 204: { description: 'Done' } };
  return {
    [answer.status]: {
      description: answer.status === 201 ? 'Created' : 'OK',
      content: {
        'application/json': { schema: schemaOf(answer.schema, 'output') },
        ...(answer.streamed ? { 'text/event-stream': { schema: schemaOf(answer.streamed, 'output') } } : {}),
      },
    },
  };
};

/** Problems of one status stand together: which one it is, the code says. */
const problemResponses = (codes: readonly ProblemCode[]): Json => {
  const byStatus = Map.groupBy(new Set(codes), (code) => PROBLEMS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      {
        description: same.map((code) => `\`${code}\`: ${PROBLEMS[code].title}`).join('; '),
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem', properties: { code: { enum: same } } },
          },
        },
      },
    ]),
  );
};

const queryParameters = (query: Route['query']): Json[] => {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

/** JSON Schema 2020-12, which is that of OpenAPI 3.1; rules that it cannot say (a refinement) are left out. */
const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};
