import { expect, it } from 'vitest';
import { searchTerms } from './search-terms.ts';

it('a word is looked for by its pieces of three characters, a shorter one as it is', () => {
  expect(searchTerms('martin cl')).toEqual({
    grams: ['mar', 'art', 'rti', 'tin', 'cl'],
    patterns: ['%martin%', '%cl%'],
  });
});

it('what has a meaning in a pattern is looked for as it is typed', () => {
  expect(searchTerms('a_b%\\').patterns).toEqual(['%a\\_b\\%\\\\%']);
});

it('nothing but spaces is nothing', () => {
  expect(searchTerms('  ')).toEqual({ grams: [], patterns: [] });
});

it('a long text is cut short', () => {
  const { grams, patterns } = searchTerms(
    Array.from({ length: 40 }, (_each, at) => `abcdefghijklmnopq${at}`).join(' '),
  );
  expect([grams.length, patterns.length]).toEqual([12, 8]);
});
