import fc from 'fast-check';
import { expect, it } from 'vitest';
import { merged, samePlaces, wholeWords, wordsOf } from './words.ts';

const at = (text: string, words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};
const said = (text: string) => wordsOf(text).map(({ start, end }) => text.slice(start, end));

it('are found between spaces and punctuation, an emoji and a name in another script among them', () => {
  expect(said('« Marc, aujourd’hui ! » 😡 يوسف')).toEqual(['Marc', 'aujourd’hui', '😡', 'يوسف']);
});

it('a part of a text grows to whole words, and is nothing where none is touched', () => {
  const text = 'Marc Dupont a crié.';
  expect(wholeWords(text, at(text, 'rc Dup'))).toEqual(at(text, 'Marc Dupont'));
  expect(wholeWords(text, at(text, '.'))).toBeNull();
  expect(wholeWords(text, { start: 3, end: 3 })).toBeNull();
});

it('every word that a part of any text touches lies whole in what it grows to', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.nat(40),
      fc.integer({ min: 1, max: 40 }),
      (text, start, length) => {
        const touched = wordsOf(text).filter((word) => word.start < start + length && word.end > start);
        const whole = wholeWords(text, { start, end: start + length });
        expect(whole === null).toBe(touched.length === 0);
        expect(
          touched.every((word) => whole !== null && word.start >= whole.start && word.end <= whole.end),
        ).toBe(true);
      },
    ),
  );
});

it('passages that touch become one', () => {
  expect(
    merged([
      { start: 8, end: 9 },
      { start: 0, end: 4 },
      { start: 4, end: 6 },
    ]),
  ).toEqual([
    { start: 0, end: 6 },
    { start: 8, end: 9 },
  ]);
});

it('the same words are found elsewhere, as whole words and in any case', () => {
  const text = 'Marc Dupont. MARC dupont, Marcel ; Marc\nDupont';
  expect(samePlaces(text, at(text, 'Marc Dupont')).map(({ start, end }) => text.slice(start, end))).toEqual([
    'MARC dupont',
    'Marc\nDupont',
  ]);
});
