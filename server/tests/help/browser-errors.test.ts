/** Errors of the page: one line in the log, with nothing that a person could have written. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserError } from '#contract/browser-errors.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ERROR: BrowserError = {
  correlation_id: '018f0000-0000-4000-8000-000000000001',
  kind: 'render',
  name: 'TypeError',
  frames: [{ file: 'assets/index-BAVx3k.js', line: 1, column: 4210 }],
  route: '/incidents/$id',
  build: 'BAVx3k',
};
const tell = (body: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${server.url}/api/browser-errors`, { method: 'POST', headers, body: JSON.stringify(body) });
const lines = () => server.logged.filter(({ event }) => event === 'browser_error');

describe('an error of the page', () => {
  it('is one line of the log, without a session, an address or a browser', async () => {
    const answer = await tell(ERROR, {
      'content-type': 'application/json',
      'user-agent': 'Navigateur de Nadia',
      'x-forwarded-for': '203.0.113.7',
      authorization: 'Bearer abc',
    });
    expect(answer.status).toBe(204);
    expect(lines()).toEqual([
      {
        level: 40,
        time: expect.any(Number),
        event: 'browser_error',
        correlationId: ERROR.correlation_id,
        kind: 'render',
        name: 'TypeError',
        frames: ERROR.frames,
        route: '/incidents/$id',
        build: 'BAVx3k',
        msg: 'the page failed',
      },
    ]);
  });

  it('holds no word that a person could have written: what is not on the lists is refused, or left out', async () => {
    const before = lines().length;
    const refused = [
      { ...ERROR, name: 'mot secret' },
      { ...ERROR, kind: 'mot secret' },
      { ...ERROR, known_message: 'mot secret' },
      { ...ERROR, route: '/incidents/mot secret' },
      { ...ERROR, route: '/incidents?mot=secret' },
      { ...ERROR, build: 'mot secret' },
      { ...ERROR, frames: [{ file: 'https://exemple.fr/mot-secret.js', line: 1, column: 1 }] },
      { ...ERROR, frames: [{ file: 'assets/../mot secret.js' }] },
      { ...ERROR, frames: Array(13).fill(ERROR.frames[0]) },
      { ...ERROR, correlation_id: 'mot secret' },
    ];
    for (const body of refused) expect((await tell(body)).status).toBe(400);
    expect((await tell({ ...ERROR, message: 'mot secret', stack: 'mot secret' })).status).toBe(204);
    expect(lines()).toHaveLength(before + 1);
    expect(JSON.stringify(server.logged)).not.toContain('secret');
  });

  it('is refused where it is too large', async () => {
    const answer = await tell({ ...ERROR, message: 'a'.repeat(9_000) });
    expect(answer.status).toBe(413);
  });

  it('does not fill the log: after some lines a minute the others are counted', async () => {
    const before = lines().length;
    for (let told = 0; told < 40; told += 1) expect((await tell(ERROR)).status).toBe(204);
    expect(lines().length).toBeLessThanOrEqual(30);
    expect(lines().length).toBeGreaterThan(before);
  });
});
