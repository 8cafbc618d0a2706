import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Sends requests one after the other over one connection; true while the server has not closed it. */
const overOneConnection = async (requests: string[]): Promise<boolean> => {
  const socket = connect(Number(new URL(server.url).port), 'localhost');
  let closed = false;
  socket.once('close', () => {
    closed = true;
  });
  socket.on('error', () => undefined);
  for (const request of requests) {
    const answered = new Promise((resolve) => socket.once('data', resolve));
    socket.write(request);
    await answered;
    // Longer than the HTTP server waits for the rest of a body.
    await sleep(900);
  }
  socket.destroy();
  return !closed;
};

const post = (path: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

/**
 * Sends the headers, and the body only when an early refusal would long have closed the connection, then the same again:
 * both are answered.
 */
const expectAnswersWithLateBody = async (request: string): Promise<void> => {
  const socket = connect(Number(new URL(server.url).port), 'localhost');
  let answers = 0;
  socket.on('data', (chunk) => {
    answers += String(chunk).split('HTTP/1.1 ').length - 1;
  });
  socket.on('error', () => undefined);
  const at = request.indexOf('\r\n\r\n') + 4;
  socket.write(request.slice(0, at));
  await sleep(1_200);
  socket.write(request.slice(at));
  await expect.poll(() => answers).toBe(1);
  socket.write(request);
  await expect.poll(() => answers).toBe(2);
  socket.destroy();
};

describe('a connection', () => {
  // All at once: they wait, and each has a connection of its own.
  it.concurrent.each([
    ['/api', post('/api/incidents', JSON.stringify({ title: 'x' }))],
    ['the auth service', post('/auth/v1/token?grant_type=none', '{}')],
  ])('to %s stays open when the body of a refused request comes late', async (_case, request) => {
    await expectAnswersWithLateBody(request);
  });

  it.concurrent.each([
    ['is refused before its body is read', post('/api/incidents', JSON.stringify({ title: 'x' }))],
    ['has a body that is too large', post('/auth/v1/signup', JSON.stringify({ email: 'x'.repeat(200_000) }))],
    ['has a body that is too large for /api', post('/api/incidents', 'x'.repeat(2_000_000))],
    ['is answered with its body unread', post('/auth/v1/logout', '{}')],
  ])('stays open after a request that %s: the next one may be on its way', async (_case, request) => {
    expect(await overOneConnection([request, request])).toBe(true);
  });
});
