import { expect, it } from 'vitest';
import { forgetEverything } from '#web/lib/forget.ts';
import { soughtBy, soughtState, wordsFrom } from './sought-words.ts';

const OWNER = '0198f000-0000-7000-8000-000000000001';
const OTHER = '0198f000-0000-7000-8000-000000000002';
const NOTHING = { words: '', tags: [], person: null };
const SOUGHT = { words: '« trop tard » bureau', tags: ['équipe'], person: { key: OTHER, name: 'Zoé' } };

it('what was searched for is found again by the person who searched, and by nobody else', () => {
  const first = soughtState(OWNER, SOUGHT);
  const second = soughtState(OWNER, { words: 'couloir', tags: [], person: null });
  expect(soughtBy(OWNER, first.sought)).toMatchObject(SOUGHT);
  expect(soughtBy(OWNER, second.sought)).toMatchObject({ words: 'couloir', tags: [], person: null });
  expect(soughtBy(OTHER, first.sought)).toEqual(NOTHING);
  expect(soughtBy(OWNER, undefined)).toEqual(NOTHING);
});

it('the state, which the browser may write to the disk, holds nothing of it, and opens nothing after a sign-out', () => {
  const state = soughtState(OWNER, SOUGHT);
  expect(state).toEqual({ sought: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  forgetEverything();
  expect(soughtBy(OWNER, state.sought)).toEqual(NOTHING);
});

it('no words and no tags leave nothing behind', () => {
  expect(soughtState(OWNER, NOTHING)).toEqual({ sought: undefined });
});

it('white space and quotation marks alone are no words', () => {
  for (const typed of ['', '  ', '"', '« »', ' "" ', '\u200b']) expect(wordsFrom(typed)).toBe('');
  expect(wordsFrom('  "mot pour mot" ')).toBe('"mot pour mot"');
});
