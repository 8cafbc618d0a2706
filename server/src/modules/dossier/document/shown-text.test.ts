import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COVERED } from '#verifier/dossier/format.ts';
import type { NamePlace } from '../../incidents/index.ts';
import { placesOf, showText } from './shown-text.ts';

const nameAt = (text: string, name: string, becomes: string): NamePlace => {
  const start = text.indexOf(name);
  return {
    start,
    end: start + name.length,
    becomes,
    nameStart: start,
    wordBefore: null,
    pseudonyms: [becomes],
    sureness: 'certain',
  };
};

describe('a shown text', () => {
  it('has a name replaced, with one point at the end of a sentence', () => {
    const text = 'J’ai vu Aline Morel. Elle criait.';
    expect(showText(text, [], [nameAt(text, 'Aline Morel', 'A. M.')])).toEqual({
      text: 'J’ai vu A. M. Elle criait.',
      isCovered: false,
      isRenamed: true,
    });
  });

  it('covers a name whole of which a letter is covered', () => {
    const text = 'J’ai vu Aline Morel.';
    const cover = { start: text.indexOf('Morel'), end: text.indexOf('Morel') + 2 };
    expect(showText(text, [cover], [nameAt(text, 'Aline Morel', 'A. M.')])).toEqual({
      text: `J’ai vu ${COVERED}.`,
      isCovered: true,
      isRenamed: false,
    });
  });

  it('says nothing of how long, or how many, covered passages beside each other are', () => {
    expect(
      showText(
        'abcdef',
        [
          { start: 2, end: 4 },
          { start: 1, end: 3 },
          { start: 4, end: 5 },
        ],
        [],
      ).text,
    ).toBe(`a${COVERED}f`);
  });

  it('is well formed where a cover cuts a letter in two', () => {
    const { text } = showText('a😀b', [{ start: 2, end: 3 }], []);
    expect(text.isWellFormed()).toBe(true);
  });

  it('has of a text only what is not covered, whatever is covered', () => {
    const passages = fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { maxLength: 6 });
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z ]{1,40}$/), passages, (text, pairs) => {
        const covered = pairs
          .map(([start, length]) => ({ start, end: Math.min(text.length, start + length + 1) }))
          .filter(({ start, end }) => start < end);
        const kept = Array.from(text)
          .filter((_letter, at) => !covered.some(({ start, end }) => start <= at && at < end))
          .join('');
        expect(showText(text, covered, []).text.replaceAll(COVERED, '')).toBe(kept);
      }),
    );
  });
});

describe('words of one text in another', () => {
  it('are found whatever their case and the spaces between them', () => {
    expect(placesOf('le docteur  Xenakis', 'Vu LE DOCTEUR\nXENAKIS hier')).toEqual([{ start: 3, end: 21 }]);
  });

  it('are letters, and no pattern', () => {
    expect(placesOf('a.c (*)', 'abc (*) a.c (*)')).toEqual([{ start: 8, end: 15 }]);
    expect(placesOf('a/b-c [d]', 'x a/b-c [d]')).toEqual([{ start: 2, end: 11 }]);
  });

  it('are not looked for where they are so short that they stand in other words', () => {
    expect(placesOf('le', 'le table')).toEqual([]);
  });
});
