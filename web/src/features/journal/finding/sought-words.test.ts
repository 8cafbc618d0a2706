import { expect, it } from 'vitest';
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts';
import { soughtBy, soughtState, wordsFrom } from './sought-words.ts';

const OWNER = '0198f000-0000-7000-8000-000000000001';
const OTHER = '0198f000-0000-7000-8000-000000000002';
const NOTHING = { words: '', tags: [] };

it('what was searched for is found again by the person who searched, and by nobody else', () => {
  const sought = { words: '« trop tard » bureau', tags: ['équipe'] };
  const { journalSought } = soughtState(OWNER, sought);
  expect(soughtBy(OWNER, structuredClone(journalSought))).toEqual(sought);
  expect(soughtBy(OTHER, journalSought)).toEqual(NOTHING);
});

it('a state that is not ours is nothing', () => {
  const nonsense = [
    'réunion',
    null,
    undefined,
    { owner: OWNER, words: 7, tags: [] },
    { words: 'réunion', tags: [] },
  ];
  const tooLong = { owner: OWNER, words: 'x'.repeat(SEARCH_MAX_CHARACTERS + 1), tags: [] };
  for (const state of [...nonsense, tooLong]) expect(soughtBy(OWNER, state)).toEqual(NOTHING);
});

it('no words and no tags leave nothing behind', () => {
  expect(soughtState(OWNER, NOTHING)).toEqual({ journalSought: undefined });
});

it('white space and quotation marks alone are no words', () => {
  for (const typed of ['', '  ', '"', '« »', ' "" ', '\u200b']) expect(wordsFrom(typed)).toBe('');
  expect(wordsFrom('  "mot pour mot" ')).toBe('"mot pour mot"');
});
