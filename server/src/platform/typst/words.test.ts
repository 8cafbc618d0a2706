import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paragraphsOf, wordsOf } from './words.ts';

const COVERED = '█████';

it('paragraphs and lines are as they were written', () => {
  expect(paragraphsOf('\nun\r\ndeux\n \n\ntrois\u2028quatre\n', COVERED)).toEqual([
    { rtl: false, lines: [['un'], ['deux']] },
    { rtl: false, lines: [['trois'], ['quatre']] },
  ]);
  expect(paragraphsOf(' \n ', COVERED)).toEqual([]);
});

it('a line that needs nothing else is itself', () => {
  expect(wordsOf('Un.\n', COVERED)).toBe('Un.');
  for (const text of [' \n', 'un\ndeux', 'un\n\ndeux', COVERED, 'x'.repeat(30), 'שרה']) {
    expect(wordsOf(text, COVERED)).toEqual(paragraphsOf(text, COVERED));
  }
});

it('a covered passage is no text', () => {
  expect(paragraphsOf(`a ${COVERED}${COVERED}, b`, COVERED)).toEqual([
    { rtl: false, lines: [['a ', { covered: true }, { covered: true }, ', b']] },
  ]);
});

it('the first letter says in which direction a paragraph is read', () => {
  const text = '1. محمد et moi\n\nשרה\n\nMoi et محمد\n\n12:30';
  const directions = paragraphsOf(text, COVERED).map(({ rtl }) => rtl);
  expect(directions).toEqual([true, true, false, false]);
});

it('whatever is written is there, and no piece is too long for a line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      fc.pre(!text.includes('█'));
      const pieces = paragraphsOf(text, COVERED).flatMap(({ lines }) => lines.flat());
      expect(pieces.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/[\s\u0085]/g, ''));
      const runs = pieces.flatMap((piece) => String(piece).split(/\s/));
      const graphemes = new Intl.Segmenter('fr');
      expect(Math.max(0, ...runs.map((run) => [...graphemes.segment(run)].length))).toBeLessThan(24);
    }),
  );
});
