import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ProblemError } from '../errors/problem-error.ts';
import type { ApiEnv } from './requests.ts';
import { idNamesIn, type Route, route } from './route.ts';

const ID = '018f0000-0000-7000-8000-000000000001';
const OTHER = '018f0000-0000-7000-8000-000000000002';
const ACTOR = { userId: ID, sessionId: OTHER };

/** What the route answers: its body, or the code of the problem that it throws. */
const ask = async (asked: Route, path: string, init: RequestInit = {}): Promise<unknown> => {
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('actor', ACTOR);
    await next();
  });
  app.on(asked.method, asked.path, (c) => asked.respond(c));
  app.onError((error, c) => {
    if (!(error instanceof ProblemError)) throw error;
    return c.text(error.code, 400);
  });
  const answer = await app.request(path, { method: asked.method, ...init });
  return [answer.status, await answer.text()];
};

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});

const change = route({
  method: 'PUT',
  path: '/pages/:pageId/notes/:noteId',
  operationId: 'changeNote',
  summary: 'Changes a note',
  query: z.object({ draft: z.optional(z.enum(['yes', 'no'])) }),
  body: { schema: z.object({ text: z.string() }), example: () => ({ text: 'a' }) },
  namesVersion: true,
  answer: { status: 201, schema: z.unknown() },
  run: async ({ actor, ids, query, body, version }) => ({ actor, ids, query, body, version }),
});

describe('a route', () => {
  it('hands the parsed parts of the request to its verb, and answers with what that returns', async () => {
    const answer = await ask(
      change,
      `/pages/${ID.toUpperCase()}/notes/${OTHER}?draft=yes&unknown=1`,
      json({ text: 'b', unknown: 1 }, { 'if-match': '"3"' }),
    );
    const parts = {
      actor: ACTOR,
      ids: { pageId: ID, noteId: OTHER },
      query: { draft: 'yes' },
      body: { text: 'b' },
      version: 3,
    };
    expect(answer).toEqual([201, JSON.stringify(parts)]);
  });

  it('looks at ids, then query, then body, then version', async () => {
    const broken = { ...json(0), headers: { 'content-type': 'text/plain' } };
    const pages = `/pages/${ID}/notes`;
    expect(await ask(change, '/pages/x/notes/x?draft=1', broken)).toEqual([400, 'not_found']);
    expect(await ask(change, `${pages}/x?draft=1`, broken)).toEqual([400, 'not_found']);
    expect(await ask(change, `${pages}/${OTHER}?draft=1`, broken)).toEqual([400, 'invalid_input']);
    expect(await ask(change, `${pages}/${OTHER}`, broken)).toEqual([400, 'unsupported_media_type']);
    expect(await ask(change, `${pages}/${OTHER}`, json({}))).toEqual([400, 'invalid_input']);
    expect(await ask(change, `${pages}/${OTHER}`, json({ text: 'b' }))).toEqual([400, 'version_required']);
  });

  it('reads neither body nor version where its row names none', async () => {
    const remove = route({
      method: 'DELETE',
      path: '/:pageId',
      operationId: 'removePage',
      summary: 'Removes a page',
      answer: { status: 204 },
      run: async ({ body, version }) => expect([body, version]).toEqual([undefined, undefined]),
    });
    expect(await ask(remove, `/${ID}`, { body: '{', headers: { 'if-match': 'x' } })).toEqual([204, '']);
  });

  it('answers with the response that its verb made, and with null where that is the value', async () => {
    const facts = { method: 'GET', path: '/', operationId: 'get', summary: '' } as const;
    const made = route({
      ...facts,
      answer: { status: 200, types: ['text/plain'] },
      run: async ({ context }) => context.text('a', 206),
    });
    expect(await ask(made, '/')).toEqual([206, 'a']);
    const nothing = route({
      ...facts,
      answer: { status: 200, schema: z.nullable(z.string()) },
      run: async () => null,
    });
    expect(await ask(nothing, '/')).toEqual([200, 'null']);
  });
});

describe('the names of the ids of a path', () => {
  it('stand in their order', () => {
    expect(idNamesIn('/pages/:pageId/notes/:noteId/stop')).toEqual(['pageId', 'noteId']);
    expect(idNamesIn('/counters')).toEqual([]);
  });
});
