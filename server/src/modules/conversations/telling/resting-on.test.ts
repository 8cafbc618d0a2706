import { expect, it } from 'vitest';
import type { Passage, Value } from '#interviewer/index.ts';
import { restingOn } from './resting-on.ts';

const passage = (words: string): Passage => ({ messageId: 'm', start: 0, end: words.length, words });
const KARIM: Value = { detail: 'people', name: 'Karim Benali', role: 'chef', part: 'author' };
const TIME: Value = {
  detail: 'when',
  day: '2026-11-19',
  time: '10:30',
  isApproximate: false,
  isFull: false,
  of: 'event',
};

it.each([
  ['the role without the name', KARIM, ['Mon chef'], { ...KARIM, name: null }],
  ['the name without the role', KARIM, ['Karim'], { ...KARIM, role: null }],
  ['both', KARIM, ['mon chef', 'karim'], KARIM],
  ['nothing, where no words are left', KARIM, [], null],
  ['nothing, where neither is said', KARIM, ['il'], null],
  ['the day without its hour', TIME, ['hier'], { ...TIME, time: null }],
  ['the hour without its day', TIME, ['à 10h30'], { ...TIME, day: null }],
  ['a day and its hour', TIME, ['hier', '10h30'], TIME],
] as const)('is %s', (_, value, words, expected) => {
  expect(restingOn(value, words.map(passage))).toEqual(expected);
});
