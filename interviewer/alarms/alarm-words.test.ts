import { expect, it } from 'vitest';
import { alarmWordsOf, SENSE_NAMES } from './alarm-words.ts';

const plainsOf = (text: string): string[] => alarmWordsOf(text).map(({ plain }) => plain);
const sensesOf = (text: string): string[] =>
  alarmWordsOf(text).flatMap(({ senses }) => senses.map((sense) => SENSE_NAMES[sense] ?? ''));

it('takes apart what was written as one word', () => {
  expect(plainsOf("j'ai peur kil mtape")).toEqual(['je', 'ai', 'peur', 'que', 'il', 'me', 'tape']);
});

it.each([
  ['couto', 'blade'],
  ['couteaux', 'blade'],
  ['suicid', 'ownkill'],
  ['somniferes', 'pills'],
  ['jmenfermé', 'lock'],
])('hears the sense of %s', (word, sense) => {
  expect(sensesOf(word)).toContain(sense);
});

it('knows no sense of a word that only looks like one of few letters', () => {
  expect(sensesOf('fe')).toEqual([]);
});

it('marks the first word of each clause, and places each word', () => {
  const text = 'Oui, il attend. Là';
  expect(alarmWordsOf(text).map(({ start, end, isFirst }) => [text.slice(start, end), isFirst])).toEqual([
    ['Oui', true],
    ['il', true],
    ['attend', false],
    ['Là', true],
  ]);
});
