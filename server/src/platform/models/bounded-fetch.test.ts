import { expect, it } from 'vitest';
import { ANSWER_MAX_BYTES, boundedFetch } from './bounded-fetch.ts';

const PIECE = new Uint8Array(64 * 1024).fill(97);

/** A server that writes as long as it is read, or so many pieces. */
const writing = (pieces: number) => {
  let written = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      written += 1;
      if (written > pieces) controller.close();
      else controller.enqueue(PIECE);
    },
  });
  const headers = { 'content-type': 'text/event-stream' };
  return { fetch: async () => new Response(body, { status: 201, headers }), written: () => written };
};

it('an answer of ordinary size arrives as it is', async () => {
  const answer = await boundedFetch(writing(3).fetch)('http://model.test');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([201, 'text/event-stream']);
  expect((await answer.arrayBuffer()).byteLength).toBe(3 * PIECE.byteLength);
});

it('an answer without end is broken off, and read no further', async () => {
  const { fetch, written } = writing(Number.POSITIVE_INFINITY);
  const answer = await boundedFetch(fetch)('http://model.test');
  await expect(answer.arrayBuffer()).rejects.toThrow('too large');
  expect(written() * PIECE.byteLength).toBeLessThan(2 * ANSWER_MAX_BYTES);
});

it('an answer without a body stays one', async () => {
  const answer = await boundedFetch(async () => new Response(null, { status: 204 }))('http://model.test');
  expect([answer.status, answer.body]).toEqual([204, null]);
});
