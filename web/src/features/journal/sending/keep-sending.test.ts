// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '#contract/common/durations.ts';
import { openPage } from '#web/lib/drafts/drafts.fixture.ts';
import { stopEverything } from '#web/lib/forget.ts';
import { setCredentials } from '#web/lib/requests/credentials.ts';
import { emptyEntry } from '../entry/entry-values.ts';
import { keepWaiting } from '../waiting/waiting-entries.ts';
import { keepSending } from './keep-sending.ts';

const ANNA = '01980000-0000-7000-8000-000000000001';
const ID = '0198f000-0000-7000-8000-000000000001';
const fetched = vi.fn<() => Promise<Response>>();
let stop: () => void;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await openPage(ANNA);
  await keepWaiting(ANNA, ID, { ...emptyEntry(), title: 'Un', content: 'Un.' });
  vi.useFakeTimers();
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetched);
  setCredentials({
    accessToken: async () => `x.${btoa(JSON.stringify({ sub: ANNA }))}.x`,
    refresh: async () => null,
    ended: () => undefined,
    secondFactorNeeded: () => undefined,
    confirmationNeeded: () => undefined,
    accountClosing: () => undefined,
  });
  stop = keepSending(ANNA, new QueryClient());
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tries at once, then after pauses that grow to a minute, and at once when the network is back', async () => {
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  const tries = fetched.mock.calls.length;
  // After 5, 10, 20 and 40 seconds, and then each minute.
  expect(tries).toBeGreaterThan(10);
  expect(tries).toBeLessThan(16);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toHaveBeenCalledTimes(tries + 1);
});

it('tries no more once the person has signed out', async () => {
  await vi.advanceTimersByTimeAsync(0);
  stopEverything();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(fetched).toHaveBeenCalledTimes(1);
});
