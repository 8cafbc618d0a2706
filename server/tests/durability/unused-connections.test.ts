import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startTestServer } from '../support/test-server.ts';

it('a stop does not wait for a connection on which nothing was ever asked', async () => {
  const server = await startTestServer();
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('connect', resolve));
  const lasted = server.stop();
  await Promise.all([closed, lasted]);
  // What was cut off by force after the time for last answers is cut off without having been read to its end.
  expect(server.logged.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});
