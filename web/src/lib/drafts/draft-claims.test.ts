import { afterEach, expect, it, vi } from 'vitest';
import { claimDraft, claimOnceFree, holdDraft, releaseDraft } from './draft-claims.ts';

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

const signal = () => new AbortController().signal;

it('who waits for what another tab writes has it once that tab has let it go', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const other = navigator.locks.request('four', () => promise);
  const onBusy = vi.fn();
  const waited = claimOnceFree('four', signal(), onBusy);
  await vi.waitFor(() => expect(onBusy).toHaveBeenCalledOnce());
  resolve();
  await other;
  expect(await waited).toBe(true);
  expect(onBusy).toHaveBeenCalledOnce();
  expect(await claimDraft('four')).toBe(false);
});

it('forms of this tab that wait for another one have it one after the other', async () => {
  expect(await claimDraft('five')).toBe(true);
  const onBusy = vi.fn();
  const waited = [claimOnceFree('five', signal(), onBusy), claimOnceFree('five', signal(), onBusy)];
  await vi.waitFor(() => expect(onBusy).toHaveBeenCalledTimes(2));
  releaseDraft('five');
  expect(await Promise.race(waited)).toBe(true);
  const both = vi.fn();
  void Promise.all(waited).then(both);
  await vi.waitFor(() => expect(onBusy).toHaveBeenCalledTimes(3));
  expect(both).not.toHaveBeenCalled();
  releaseDraft('five');
  expect(await Promise.all(waited)).toEqual([true, true]);
});

it.each(['another tab', 'this tab'])('who no longer waits for %s takes nothing', async (where) => {
  const key = `six.${where}`;
  const { promise, resolve } = Promise.withResolvers<void>();
  if (where === 'this tab') expect(await claimDraft(key)).toBe(true);
  else void navigator.locks.request(key, () => promise);
  const leaving = new AbortController();
  const onBusy = vi.fn();
  const waited = claimOnceFree(key, leaving.signal, onBusy);
  await vi.waitFor(() => expect(onBusy).toHaveBeenCalledOnce());
  leaving.abort();
  resolve();
  releaseDraft(key);
  expect(await waited).toBe(false);
  await expect
    .poll(() => navigator.locks.request(key, { ifAvailable: true }, (lock) => lock !== null))
    .toBe(true);
});

it('several who wait for another tab have it one after the other', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const order: string[] = [];
  const other = navigator.locks.request('seven', () => promise);
  const onBusy = vi.fn();
  // The second stands for another tab.
  const first = claimOnceFree('seven', signal(), onBusy).then(() => order.push('first'));
  await vi.waitFor(() => expect(onBusy).toHaveBeenCalledOnce());
  const second = navigator.locks.request('seven', () => order.push('second'));
  resolve();
  await other;
  await first;
  releaseDraft('seven');
  await second;
  expect(order).toEqual(['first', 'second']);
  expect(onBusy).toHaveBeenCalledOnce();
});

it('what is let go while something is being saved there is free once that is over', async () => {
  expect(await claimDraft('eight')).toBe(true);
  const letGo = [holdDraft('eight'), holdDraft('eight')];
  releaseDraft('eight');
  letGo[0]?.();
  expect(await claimDraft('eight')).toBe(false);
  letGo[1]?.();
  expect(await claimDraft('eight')).toBe(true);
  // What is over before it is let go changes nothing.
  holdDraft('eight')();
  expect(await claimDraft('eight')).toBe(false);
});
