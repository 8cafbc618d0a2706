import { expect, it } from 'vitest';
import type { LiveEvent } from '#contract/events.ts';
import { ApiProblem } from '#web/lib/requests/api-problem.ts';
import { followStream, type Heard } from './follow-stream.ts';

type Step = LiveEvent | ApiProblem;
const everything: LiveEvent = { event: 'everything', quiet_ms: 400 };
/** How old the page is, in the tests below. */
const AGE_MS = 500;
const changed: LiveEvent = { event: 'changed', kind: 'incident', id: 'i1' };

/** Streams that bring these, one after the other; after the last one it is wanted no more. */
const follow = async (...streams: Step[][]) => {
  const stopping = new AbortController();
  const heard: Heard[] = [];
  const pauses: number[] = [];
  let now = 0;
  await followStream(
    {
      open: async function* () {
        now += 10;
        const steps = streams.shift() ?? [];
        for (const step of steps) {
          if (step instanceof Error) throw step;
          yield step;
        }
      },
      hear: (event) => heard.push(event),
      now: () => now,
      age: () => AGE_MS,
      pause: async (ms) => {
        pauses.push(ms);
        if (streams.length === 0) stopping.abort();
      },
    },
    stopping.signal,
  );
  return { heard, pauses, left: streams.length };
};

it('a stream that begins makes everything be read again that was answered before it was heard', async () => {
  const { heard } = await follow([everything, changed]);
  expect(heard).toEqual([{ event: 'everything', answeredUpTo: 10 }, changed]);
});

it('a stream that begins leaves everything alone where nothing has changed since there is a page', async () => {
  const { heard } = await follow([{ event: 'everything', quiet_ms: AGE_MS + 1 }, changed], [everything]);
  expect(heard).toEqual([changed, { event: 'everything', answeredUpTo: Number.POSITIVE_INFINITY }]);
});

it('a stream that begins again makes everything be read again, however new', async () => {
  const { heard } = await follow([everything], [everything]);
  expect(heard).toEqual([
    { event: 'everything', answeredUpTo: 10 },
    { event: 'everything', answeredUpTo: Number.POSITIVE_INFINITY },
  ]);
});

it('one that was refused before it began is not a stream that broke off', async () => {
  const { heard } = await follow([new ApiProblem('network')], [everything]);
  expect(heard).toEqual([{ event: 'everything', answeredUpTo: 20 }]);
});

it('a server that lost its listener makes everything be read again, however new', async () => {
  const { heard } = await follow([everything, everything]);
  expect(heard[1]).toEqual({ event: 'everything', answeredUpTo: Number.POSITIVE_INFINITY });
});

it('waits longer each time that it gets no stream, and no longer once it gets one', async () => {
  const down = new ApiProblem('network');
  const { pauses } = await follow([down], [down], [down], [everything], [down]);
  expect(pauses).toEqual([1_000, 2_000, 4_000, 1_000, 2_000]);
});

it('waits as long as it is told to', async () => {
  const problem = { type: '', title: '', status: 429, code: 'rate_limited' as const, retryAfterSeconds: 30 };
  const { pauses } = await follow([new ApiProblem('rate_limited', problem)]);
  expect(pauses).toEqual([30_000]);
});

it.each(['unauthenticated', 'session_ended', 'second_factor_needed', 'confirmation_needed'] as const)(
  'asks no more after %s',
  async (code) => {
    const { pauses, left } = await follow([new ApiProblem(code, null)], [everything]);
    expect([pauses, left]).toEqual([[], 1]);
  },
);
