// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTwoFingers } from './use-two-fingers.ts';

const left = vi.fn();
type Place = readonly [x: number, y: number];

const touch = (name: string, at: number, places: readonly Place[]) => {
  const event = new Event(name, { bubbles: true });
  const touches = places.map(([clientX, clientY], identifier) => ({ identifier, clientX, clientY }));
  Object.defineProperties(event, { touches: { value: touches }, timeStamp: { value: at } });
  document.body.dispatchEvent(event);
};
const TWO = [
  [100, 300],
  [180, 320],
] as const;

/** The fingers come one after the other, and go so. */
const tap = (at: number, places: readonly Place[] = TWO, lasts = 80) => {
  for (const index of places.keys()) touch('touchstart', at + index * 10, places.slice(0, index + 1));
  touch('touchend', at + lasts, places.slice(1));
  if (places.length > 1) touch('touchend', at + lasts + 10, []);
};

beforeEach(() => {
  left.mockReset();
  renderHook(() => useTwoFingers(left));
});
afterEach(cleanup);

it('leaves after two taps with two fingers', () => {
  tap(0);
  expect(left).not.toHaveBeenCalled();
  tap(400);
  expect(left).toHaveBeenCalledOnce();
});

it.each<[string, number[], readonly Place[], number]>([
  ['of one finger', [0, 200, 400], [[100, 300]], 80],
  ['of three fingers', [0, 400], [...TWO, [240, 310]], 80],
  ['that are far apart in time', [0, 1500], TWO, 80],
  ['that rest on the screen', [0, 700], TWO, 600],
])('does not leave for taps %s', (_name, times, places, lasts) => {
  for (const at of times) tap(at, places, lasts);
  expect(left).not.toHaveBeenCalled();
});

it('does not leave for a zoom with two fingers', () => {
  for (const at of [0, 400]) {
    touch('touchstart', at, TWO.slice(0, 1));
    touch('touchstart', at + 10, TWO);
    touch('touchmove', at + 60, [
      [60, 300],
      [240, 330],
    ]);
    touch('touchend', at + 90, []);
  }
  expect(left).not.toHaveBeenCalled();
});
