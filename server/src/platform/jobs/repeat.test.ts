import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line).msg) });

beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('runs now and at every interval, until it is stopped', async () => {
  const work = vi.fn(async () => undefined);
  const { stop } = repeat({ everyMs: 1_000, log, failure: 'failed', work });
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(3);
});

it('logs a run that failed, and begins the next one', async () => {
  let runs = 0;
  const { run, stop } = repeat({
    everyMs: 1_000,
    log,
    failure: 'nothing could be swept',
    work: async () => {
      runs += 1;
      if (runs === 1) throw new Error('The database is away');
    },
  });
  await run();
  expect([runs, lines]).toEqual([2, ['nothing could be swept']]);
  await stop();
});

it('never runs twice at once, and waits as it stops for what was begun', async () => {
  const order: string[] = [];
  const gates: (() => void)[] = [];
  const { run, stop } = repeat({
    everyMs: 1_000,
    log,
    failure: 'failed',
    work: async (signal) => {
      order.push(`begins, ${signal.aborted ? 'stopping' : 'running'}`);
      await new Promise<void>((resolve) => gates.push(resolve));
      order.push('ends');
    },
  });
  void run();
  let hasStopped = false;
  const stopped = stop().then(() => {
    hasStopped = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect([order, hasStopped]).toEqual([['begins, running'], false]);
  gates[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect([order, hasStopped]).toEqual([['begins, running', 'ends', 'begins, stopping'], false]);
  gates[1]?.();
  await stopped;
  expect(order.at(-1)).toBe('ends');
});
