import { expect, it } from 'vitest';
import { movedBy, rangeOf } from './word-choice.ts';

const TEXT = 'Marc, hier, a crié.';

it('goes word by word and stops at both ends', () => {
  const at = { first: 1, last: 1 };
  expect(movedBy(at, 'on', 4)).toEqual({ first: 2, last: 2 });
  expect(movedBy(at, 'back', 4)).toEqual({ first: 0, last: 0 });
  expect(movedBy({ first: 3, last: 3 }, 'on', 4)).toEqual({ first: 3, last: 3 });
  expect(movedBy({ first: 0, last: 0 }, 'back', 4)).toEqual({ first: 0, last: 0 });
});

it('takes one word more or less at its end, and never less than one', () => {
  expect(movedBy({ first: 0, last: 1 }, 'more', 4)).toEqual({ first: 0, last: 2 });
  expect(movedBy({ first: 0, last: 1 }, 'less', 4)).toEqual({ first: 0, last: 0 });
  expect(movedBy({ first: 2, last: 2 }, 'less', 4)).toEqual({ first: 2, last: 2 });
  expect(movedBy({ first: 2, last: 3 }, 'more', 4)).toEqual({ first: 2, last: 3 });
});

it('is what stands from its first word to its last', () => {
  const range = rangeOf(TEXT, { first: 0, last: 1 });
  expect(range && TEXT.slice(range.start, range.end)).toBe('Marc, hier');
  expect(rangeOf('...', { first: 0, last: 0 })).toBeNull();
});
