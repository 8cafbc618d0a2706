/** The OpenAPI 3.1 document of `/api` and `/functions/v1`, made of the contract's own schemas. `/auth/v1` is GoTrue's (docs/auth.md). */
import * as z from 'zod/mini';
import { publicConfig } from '#contract/config.ts';
import { PROBLEMS, type ProblemCode, problem } from '#contract/problems.ts';
import { id } from '#contract/shapes.ts';
import type { Operation, Operations } from '../platform/requests/operation.ts';

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

/** @param modules operations by the path where their module hangs. */
export const openApiDocument = (
  modules: Record<string, Operations>,
  { serverUrl, productName }: { serverUrl: string; productName: string },
): Json => {
  const paths: Record<string, Json> = {
    '/api/health': { get: { summary: 'Whether it can serve', security: [], responses: healthResponses() } },
    '/api/config': { get: open('What the web app must know before anybody signs in', publicConfig) },
    '/api/openapi.json': { get: open('This document', z.record(z.string(), z.unknown())) },
  };
  for (const [mount, operations] of Object.entries(modules)) {
    for (const [key, operation] of Object.entries(operations)) {
      const [method = '', path = ''] = key.split(' ');
      const at = pathTemplate(`${mount}${path === '/' ? '' : path}`);
      paths[at] = { ...paths[at], [method.toLowerCase()]: operationAt(at, operation) };
    }
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
      },
      schemas: { Problem: schemaOf(problem, 'output') },
    },
  };
};

/** `/incidents/:id` → `/incidents/{id}` */
export const pathTemplate = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

const operationAt = (
  path: string,
  { summary, query, body, upload, namesVersion, answer, problems = [] }: Operation,
): Json => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
  const possible = [
    ...ALWAYS,
    ...(names.length > 0 ? (['not_found'] as const) : []),
    ...(body ? WITH_BODY : []),
    ...(namesVersion ? WITH_VERSION : []),
    ...problems,
  ];
  return {
    summary,
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
      ...Object.entries(upload ?? {}).map(([name, { required, description }]) => ({
        name,
        in: 'header',
        required,
        schema: { type: 'string' },
        description,
      })),
      ...queryParameters(query),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(body, 'input') } },
          },
        }
      : {}),
    ...(upload ? { requestBody: { required: true, content: { 'application/octet-stream': {} } } } : {}),
    responses: { ...answerOf(answer), ...problemResponses(possible) },
  };
};

const answerOf = (answer: Operation['answer']): Json => {
  if ('events' in answer) {
    const description = 'Server-sent events; the data of each is one of these, in JSON';
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

const queryParameters = (query: Operation['query']): Json[] => {
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

const open = (summary: string, schema: z.core.$ZodType): Json => ({
  summary,
  security: [],
  responses: { ...answerOf({ status: 200, schema }), ...problemResponses(['internal']) },
});

/** `storage`: files are refused for lack of room, and what people write may be next; all else is served. */
const health = z.object({ status: z.literal('ok'), storage: z.optional(z.literal('full')) });

const healthResponses = (): Json => ({
  ...answerOf({ status: 200, schema: health }),
  ...problemResponses(['unavailable']),
});

/** JSON Schema 2020-12, which is that of OpenAPI 3.1; rules that it cannot say (a refinement) are left out. */
const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};
