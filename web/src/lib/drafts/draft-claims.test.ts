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

it('what was let go twice in a row and taken again is still this tab’s, and another tab’s once it is let go', async () => {
  const taken = () => navigator.locks.request('three', { ifAvailable: true }, (lock) => lock !== null);
  expect(await claimDraft('three')).toBe(true);
  vi.useFakeTimers();
  releaseDraft('three');
  expect(await claimDraft('three')).toBe(true);
  vi.advanceTimersByTime(30);
  releaseDraft('three');
  vi.advanceTimersByTime(30);
  expect(await claimDraft('three')).toBe(true);
  // The end of the second letting go is past, and was about the claim before.
  vi.advanceTimersByTime(30);
  expect(await taken()).toBe(false);
  releaseDraft('three');
  vi.runAllTimers();
  vi.useRealTimers();
  await expect.poll(taken).toBe(true);
});

it('what another tab writes is not taken, and is once that tab has let it go', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const other = navigator.locks.request('two', () => promise);
  expect(await claimDraft('two')).toBe(false);
  resolve();
  await other;
  expect(await claimDraft('two')).toBe(true);
});
