import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TITLE_FROM_WORDS_MAX_CHARACTERS, titleFromWords } from './title-from-words.ts';

describe('a title from the first words', () => {
  it.each([
    ['Il a crié.', 'Il a crié.'],
    ['  Hier,\n\n mon chef\u00A0\tm’a   insultée ', 'Hier, mon chef m’a insultée'],
    [
      'Hier vers 14h30 mon chef Marc Dupont m’a hurlé dessus devant tout le monde.',
      'Hier vers 14h30 mon chef Marc Dupont m’a hurlé dessus…',
    ],
    [`${'a'.repeat(55)}, b cd ef`, `${'a'.repeat(55)}, b…`],
    [`${'a'.repeat(56)}, bcd ef`, `${'a'.repeat(56)}…`],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), `${'x'.repeat(59)}…`],
    [`${'x'.repeat(58)}😀😀`, `${'x'.repeat(58)}…`],
  ])('of "%s" is "%s"', (content, title) => {
    expect(titleFromWords(content)).toBe(title);
  });

  it('is one short line of the person’s own words, never ending inside one that could stand whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (content) => {
        const title = titleFromWords(content);
        const line = content.replace(/\s+/g, ' ').trim();
        expect(title.length).toBeLessThanOrEqual(TITLE_FROM_WORDS_MAX_CHARACTERS);
        expect(title.isWellFormed()).toBe(true);
        if (title !== line) expect(line.startsWith(title.slice(0, -1))).toBe(true);
      }),
    );
  });
});
