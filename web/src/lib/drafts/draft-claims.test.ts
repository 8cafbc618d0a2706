import { afterEach, expect, it, vi } from 'vitest';
import { claimDraft, releaseDraft } from './draft-claims.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('what this tab has just let go is not taken for another tab’s', async () => {
  expect(await claimDraft('one')).toBe(true);
  vi.useFakeTimers();
  for (let times = 0; times < 3; times += 1) {
    releaseDraft('one');
    // The lock is being given back: the browser takes a moment for that.
    vi.runAllTimers();
    expect(await claimDraft('one')).toBe(true);
  }
  expect(await claimDraft('one')).toBe(false);
});

it('what another tab writes is not taken, and is once that tab has let it go', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const other = navigator.locks.request('two', () => promise);
  expect(await claimDraft('two')).toBe(false);
  resolve();
  await other;
  expect(await claimDraft('two')).toBe(true);
});
