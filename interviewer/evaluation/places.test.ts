import { expect, it } from 'vitest';
import { overlaps, placesOf } from './places.ts';

it('finds words in every turn, and inside a longer word only where they stand nowhere else', () => {
  expect(placesOf(['Le loup de Lou.', 'Lou'], 'Lou')).toEqual([
    { turn: 0, start: 11, end: 14 },
    { turn: 1, start: 0, end: 3 },
  ]);
  expect(placesOf(['un loup'], 'lou')).toEqual([{ turn: 0, start: 3, end: 6 }]);
  expect(placesOf(['rien'], 'mardi')).toEqual([]);
});

it.each([
  ['half of the shorter one', [0, 10], [6, 14], true],
  ['less than half of it', [0, 10], [7, 15], false],
  ['all of the shorter one', [0, 40], [10, 12], true],
  ['nothing', [0, 4], [4, 8], false],
] as const)('takes passages that share %s', (_what, [from, to], [start, end], expected) => {
  const one = { turn: 0, start: from, end: to };
  expect(overlaps(one, { turn: 0, start, end })).toBe(expected);
  expect(overlaps({ turn: 0, start, end }, one)).toBe(expected);
  expect(overlaps(one, { turn: 1, start, end })).toBe(false);
});
