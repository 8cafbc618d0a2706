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

it('a part of any text lies within the whole words that it grows to', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), fc.nat(40), (text, start, length) => {
      const part = { start: Math.min(start, text.length), end: Math.min(start + length, text.length) };
      const whole = wholeWords(text, part);
      const missed = wordsOf(text.slice(part.start, part.end)).length > 0 && part.end > part.start;
      if (whole === null) expect(missed && wordsOf(text).length === 0).toBe(false);
      else expect(wordsOf(text).some((word) => word.start === whole.start)).toBe(true);
    }),
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
