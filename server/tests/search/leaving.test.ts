/** A reader that goes away ends the search: over a real connection, with a source that has no end. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createRunningSearches, type SearchSource, searchRoutes } from '#server/modules/search/index.ts';
import type { Database, ReadTransaction } from '#server/platform/database/database.ts';
import type { ApiEnv } from '#server/platform/requests/requests.ts';
import type { UserBox } from '#server/platform/vault/vault.ts';

/** Rows take their time to read; without it endless searches would take all of the processor. */
const PAGE_MS = 2;
const READ_ONLY = { box: async () => ({}) as UserBox } as ReadTransaction;

/** A server with nothing but the search, of somebody whose journal has no end. */
const startEndless = async () => {
  const state = { reads: 0, ended: 0 };
  const source: SearchSource = {
    kind: 'journal',
    opener: new URL('file:///nowhere.ts'),
    takes: () => true,
    count: async () => 1_000_000,
    read: async function* (read) {
      try {
        for (;;) {
          yield await read(async () => {
            state.reads += 1;
            await sleep(PAGE_MS);
            return { rows: ['row'], searched: 1 };
          });
        }
      } finally {
        state.ended += 1;
      }
    },
  };
  const [route] = searchRoutes(
    {
      database: {
        asReader: (_actor: unknown, work: (tx: ReadTransaction) => Promise<unknown>) => work(READ_ONLY),
      } as Database,
      log: pino({ level: 'silent' }),
      sources: [source],
      threads: { search: async () => [] },
    },
    createRunningSearches(),
  );
  const app = new Hono<ApiEnv>();
  app.post('/', async (c) => {
    c.set('actor', { userId: c.req.header('x-person') ?? '', sessionId: '' });
    return (await route?.respond(c)) ?? c.notFound();
  });
  const server = serve({ fetch: app.fetch, port: 0 }) as Server;
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    // Clients keep theirs for seconds.
    server.closeAllConnections();
    await once(server, 'close');
  });
  const begin = async (person: string) => {
    const leaving = new AbortController();
    const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-person': person },
      body: JSON.stringify({ words: 'x' }),
      signal: leaving.signal,
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    return { leave: () => leaving.abort(), reader };
  };
  return { state, begin };
};

it('ends with the connection of its reader', async () => {
  const { state, begin } = await startEndless();
  const { leave } = await begin('a');
  expect(state.ended).toBe(0);
  leave();
  await expect.poll(() => state.ended).toBe(1);
  const { reads } = state;
  // Turns in which it would have read on.
  for (let turn = 0; turn < 100; turn += 1) await nextTurn();
  expect(state.reads).toBe(reads);
});

it('ends when the same person begins a third one, and its reader is told', async () => {
  const { state, begin } = await startEndless();
  const [first, second] = [await begin('a'), await begin('a')];
  const other = await begin('b');
  const third = await begin('a');
  let heard = '';
  for (;;) {
    const { done, value } = (await first.reader?.read()) ?? { done: true, value: '' };
    if (done) break;
    heard = (heard + value).slice(-200);
  }
  expect(heard).toMatch(/event: problem\ndata: \{"event":"problem","code":"rate_limited"\}\n\n$/);
  expect(state.ended).toBe(1);
  for (const { leave } of [second, third, other]) leave();
  await expect.poll(() => state.ended).toBe(4);
});
