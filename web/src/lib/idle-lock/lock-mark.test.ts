// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#contract/common/durations.ts';
import {
  forgetLock,
  isLocked,
  leftBeforeLock,
  lockedSince,
  markLocked,
  markOpen,
  noteUse,
} from './lock-mark.ts';

const tokenOf = (session_id: string) => `x.${btoa(JSON.stringify({ sub: 'anna', session_id }))}.x`;
const TOKEN = tokenOf('one');
const NOW = Date.UTC(2026, 10, 23, 9);

beforeEach(() => localStorage.clear());

it('locks the session that it was set for, also with its next token, and no other', () => {
  markLocked(TOKEN, NOW);
  expect([isLocked(TOKEN), isLocked(tokenOf('two')), isLocked('no token')]).toEqual([true, false, false]);
  expect(lockedSince()).toBe(NOW);
  // A second tab that notices too does not move the moment.
  markLocked(TOKEN, NOW + MINUTE_MS);
  expect(lockedSince()).toBe(NOW);
  markOpen(TOKEN);
  expect([isLocked(TOKEN), lockedSince()]).toEqual([false, null]);
});

it('counts from the last use, by the wall clock', () => {
  noteUse(TOKEN, 10, NOW);
  expect(leftBeforeLock(TOKEN, NOW + 4 * MINUTE_MS)).toBe(6 * MINUTE_MS);
  // The computer slept.
  expect(leftBeforeLock(TOKEN, NOW + DAY_MS)).toBeLessThan(0);
  noteUse(TOKEN, 10, NOW + MINUTE_MS);
  expect(leftBeforeLock(TOKEN, NOW + 4 * MINUTE_MS)).toBe(7 * MINUTE_MS);
});

it('is due at once where the clock was put back', () => {
  noteUse(TOKEN, 10, NOW);
  expect(leftBeforeLock(TOKEN, NOW - DAY_MS)).toBe(0);
});

it('never comes for another session, where the person chose none, and after a sign-out', () => {
  noteUse(TOKEN, 3, NOW);
  expect(leftBeforeLock(tokenOf('two'), NOW)).toBeNull();
  noteUse(TOKEN, null, NOW + MINUTE_MS);
  expect(leftBeforeLock(TOKEN, NOW)).toBeNull();
  noteUse(TOKEN, 3, NOW);
  forgetLock();
  expect([leftBeforeLock(TOKEN, NOW), localStorage.length]).toEqual([null, 0]);
});

it('writes seldom, however often the mouse moves', () => {
  noteUse(TOKEN, 3, NOW);
  noteUse(TOKEN, 3, NOW + 4 * SECOND_MS);
  expect(leftBeforeLock(TOKEN, NOW)).toBe(3 * MINUTE_MS);
});
