import { Hono } from 'hono';
import { DatabaseError } from 'pg';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { ApiEnv } from '../platform/requests/requests.ts';
import { errorMapper } from './problem-responses.ts';

const noRoom = [
  Object.assign(new Error('write'), { code: 'ENOSPC' }),
  Object.assign(new DatabaseError('could not extend file', 0, 'error'), { code: '53100' }),
];

/** What a route that fails of it is answered with, and the level and words of the line that is logged. */
const answered = async (error: Error) => {
  const lines: { level: number; msg: string }[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const app = new Hono<ApiEnv>();
  app.get('/', () => {
    throw error;
  });
  app.onError(errorMapper(log));
  const answer = await app.request('/');
  return { status: answer.status, body: await answer.json(), lines };
};

it.each(noRoom)('a full disk is named to the client and to the operator', async (error) => {
  const { status, body, lines } = await answered(error);
  expect([status, body]).toMatchObject([507, { status: 507, code: 'storage_full' }]);
  expect(lines).toMatchObject([{ level: 50, msg: 'storage full', err: { type: 'ProblemError' } }]);
});
