import { APICallError } from '@ai-sdk/provider';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askUntilItSpeaks } from './ask-again.ts';

const OVERLOADED = new APICallError({
  message: 'no',
  url: 'http://model',
  requestBodyValues: {},
  statusCode: 503,
});
const failed = { written: '', failure: OVERLOADED as unknown, timedOut: false };
const spoken = { written: 'Merci.', failure: undefined, timedOut: false };
const forever = new AbortController().signal;

/** Asks something that ends in these ways, one after the other; tells what was waited in between. */
const asked = async (...tries: (typeof failed)[]) => {
  const waits: number[] = [];
  const left = [...tries];
  const last = await askUntilItSpeaks(
    async () => left.shift() ?? spoken,
    forever,
    async (ms) => {
      waits.push(ms);
    },
  );
  return { last, waits };
};

describe('asking until it speaks', () => {
  it('waits twice as long each time, and gives up after the third retry', async () => {
    expect(await asked(failed, failed, failed, failed)).toEqual({
      last: failed,
      waits: [2_000, 4_000, 8_000],
    });
  });

  it('ends with the first try that speaks', async () => {
    expect(await asked(failed, spoken)).toEqual({ last: spoken, waits: [2_000] });
  });

  it.each([
    ['broke off in the middle', { ...failed, written: 'Mer' }],
    ['took too long', { ...failed, timedOut: true }],
    ['said nothing', { ...failed, failure: undefined }],
  ])('does not repeat a try that %s', async (_what, tried) => {
    expect(await asked(tried)).toEqual({ last: tried, waits: [] });
  });
});

describe('the waiting', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('takes its time', async () => {
    const ask = vi.fn(async () => (ask.mock.calls.length < 3 ? failed : spoken));
    const asking = askUntilItSpeaks(ask, forever);
    await vi.advanceTimersByTimeAsync(5_999);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asking).toEqual(spoken);
  });

  it('begins no try after half a minute, however long each of them takes to fail', async () => {
    const ask = vi.fn(async () => {
      await vi.advanceTimersByTimeAsync(14_000);
      return failed;
    });
    const asking = askUntilItSpeaks(ask, forever);
    await vi.advanceTimersByTimeAsync(60_000);
    await asking;
    // The second one ends at 30 s.
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('ends at once when nobody wants the answer any more', async () => {
    const stop = new AbortController();
    const ask = vi.fn(async () => failed);
    const asking = askUntilItSpeaks(ask, stop.signal);
    await vi.advanceTimersByTimeAsync(1_000);
    stop.abort();
    expect(await asking).toEqual(failed);
    expect(vi.getTimerCount()).toBe(0);
  });
});
