// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrive } from './arrive.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const frames = (count: number): void => {
  for (let frame = 0; frame < count; frame += 1) vi.advanceTimersToNextFrame();
};
const underWay = (isThere: () => boolean) => {
  const [go, arrived] = [vi.fn(), vi.fn()];
  return { go, arrived, giveUp: arrive({ go, isThere, arrived }) };
};

it('goes there again as long as it is moved away, and arrives once it stands still', () => {
  let isThere = true;
  const { go, arrived } = underWay(() => isThere);
  frames(2);
  expect(go).toHaveBeenCalledTimes(1);
  isThere = false;
  frames(1);
  expect(go).toHaveBeenCalledTimes(2);
  isThere = true;
  frames(2);
  expect(arrived).not.toHaveBeenCalled();
  frames(5);
  expect([go, arrived].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

it('does not try for ever', () => {
  const { arrived } = underWay(() => false);
  frames(59);
  expect(arrived).not.toHaveBeenCalled();
  frames(1);
  expect(arrived.mock.calls).toEqual([[false]]);
});

it.each(['wheel', 'keydown'])('holds nobody back who goes elsewhere: %s', (move) => {
  const { go, arrived } = underWay(() => false);
  frames(1);
  window.dispatchEvent(new Event(move));
  frames(5);
  expect(go).toHaveBeenCalledTimes(2);
  expect(arrived.mock.calls).toEqual([[true]]);
});

it('can be given up', () => {
  const { go, arrived, giveUp } = underWay(() => false);
  giveUp();
  frames(5);
  expect([go, arrived].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});
