import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { turnEvent } from '#contract/conversations.ts';
import { isProblem } from './api-problem.ts';
import { setCredentials } from './credentials.ts';
import { streamEvents } from './event-stream.ts';

beforeEach(() =>
  setCredentials({
    accessToken: async () => 'token',
    refresh: async () => null,
    ended: () => undefined,
    secondFactorNeeded: () => undefined,
    confirmationNeeded: () => undefined,
    accountClosing: () => undefined,
  }),
);
afterEach(() => vi.unstubAllGlobals());

/** Answers with these pieces of a stream; breaks off after them when told. */
const serve = (pieces: string[], breakOff = false) => {
  const waiting = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const next = waiting.shift();
      if (next !== undefined) controller.enqueue(next);
      else if (breakOff) controller.error(new TypeError('terminated'));
      else controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body));
};

const read = async () => {
  const seen: unknown[] = [];
  try {
    for await (const event of streamEvents('/api/x', { schema: turnEvent, body: {} })) seen.push(event);
  } catch (error) {
    seen.push(isProblem(error) ? error.code : error);
  }
  return seen;
};

it('yields each event once it is whole, wherever the network cuts it', async () => {
  serve([
    'event: delta\ndata: {"event":"delta","te',
    'xt":"Bonj"}\n\nevent: delta\ndata: {"text":"our"}\n\n',
  ]);
  expect(await read()).toEqual([
    { event: 'delta', text: 'Bonj' },
    { event: 'delta', text: 'our' },
  ]);
});

it('keeps letters whole that the network cuts in two', async () => {
  const bytes = new TextEncoder().encode('data: {"event":"delta","text":"été"}\n\n');
  const half = bytes.indexOf(0xa9);
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            controller.enqueue(bytes.slice(0, half));
            controller.enqueue(bytes.slice(half));
            controller.close();
          },
        }),
      ),
  );
  expect(await read()).toEqual([{ event: 'delta', text: 'été' }]);
});

it('says network when the stream breaks off, after what had come', async () => {
  serve(['data: {"event":"delta","text":"a"}\n\n'], true);
  expect(await read()).toEqual([{ event: 'delta', text: 'a' }, 'network']);
});

it('refuses an event outside the contract', async () => {
  serve(['data: {"event":"surprise"}\n\n']);
  expect(await read()).toEqual(['internal']);
});

it('a stream that falls silent counts as broken off; a comment is no silence', async () => {
  vi.useFakeTimers();
  let write: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isLetGo = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      write = controller;
    },
    cancel: () => {
      isLetGo = true;
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body));
  const reading = (async () => {
    for await (const _ of streamEvents('/api/x', { schema: turnEvent, silentMaxMs: 60_000 })) expect.fail();
  })().catch((error: unknown) => (isProblem(error) ? error.code : error));
  await vi.advanceTimersByTimeAsync(50_000);
  write?.enqueue(new TextEncoder().encode(':\n\n'));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(isLetGo).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([await reading, isLetGo]).toEqual(['network', true]);
  vi.useRealTimers();
});
