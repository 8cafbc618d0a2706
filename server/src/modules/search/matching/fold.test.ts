import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

/** What people write, and what breaks programs: accents in both forms, ligatures, emoji of several parts, lone surrogates. */
const PIECES = [
  ...'aAzZ09 éÉèçÇïœŒæß’\'"«»–-\n\t\0',
  'e\u0301',
  'u\u0308\u0301',
  '\u00a0',
  '\u202f',
  '\u00ad',
  '\u200b',
  '\u200f',
  '\ufeff',
  'ﬁ',
  '…',
  'Σς',
  'İ',
  'شَ',
  'हिन्दी',
  '한',
  '😀',
  '👩🏽‍⚖️',
  '🇫🇷',
  '\ud83d',
  '\ude00',
];
const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(''));

describe('folding', () => {
  it.each([
    ['Harcèlement', 'harcelement'],
    ['HARCE\u0300LEMENT', 'harcelement'],
    ['ŒUVRE, cœur, Ægir', 'oeuvre, coeur, aegir'],
    ['l’équipe, l‘équipe, lʼéquipe', "l'equipe, l'equipe, l'equipe"],
    ['« dit-il »', '" dit-il "'],
    ['8\u202fh\u00a030', '8 h 30'],
    ['un\r\n\tdeux', 'un deux'],
    ['har\u00adcè\u200blement', 'harcelement'],
    ['a\0b\u0007', 'ab'],
    ['ﬁn, n° 1…', 'fin, n° 1...'],
    ['ΟΔΟΣ οδος', 'οδοσ οδοσ'],
    ['\ud83d!', '\ufffd!'],
    ['👩🏽‍⚖️', '👩🏽⚖'],
  ])('makes %j the same as %j', (text, folded) => {
    expect(fold(text).text).toBe(folded);
  });

  it('is done once: folding again changes nothing', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = fold(text).text;
        expect(fold(once).text).toBe(once);
      }),
    );
  });

  it('makes no difference between letters with an accent and the same with the mark apart', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(fold(text.normalize('NFD')).text).toBe(fold(text.normalize('NFC')).text);
      }),
    );
  });

  it('knows of each unit the character that it came from, in order, and the end of the text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const folded = fold(text);
        const places = [...folded.places.subarray(0, folded.text.length + 1)];
        expect(places.at(-1)).toBe(text.length);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        for (const [at, place] of places.slice(0, -1).entries()) {
          const character = String.fromCodePoint(text.codePointAt(place) as number);
          expect(fold(character).text).toContain(folded.text[at]);
        }
      }),
    );
  });

  it('folds a text longer than any before it', () => {
    const long = 'É😀'.repeat(100_000);
    expect(fold(long).text).toBe('e😀'.repeat(100_000));
  });
});
