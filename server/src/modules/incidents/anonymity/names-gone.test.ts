/** Whatever the names and the text are: no whole name is left, and nothing else is touched. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#contract/common/folded-text.ts';
import { createNameFinder } from './find-names.ts';

const FIRST = [
  'Aline',
  'Zoé',
  'Jean-Pierre',
  'Rose',
  'Karim',
  'Élodie',
  'Marie Claire',
  'Nguyễn',
  'Ô',
  'Pierre',
];
const LAST = [
  'Morel',
  'Lefèvre',
  'Dupont-Moretti',
  "N'Diaye",
  'El Amrani',
  'de La Fontaine',
  'Petit',
  'O’Brien',
  'Ba',
];
const WORDS = [
  'hier',
  'elle',
  'a',
  'crié',
  'devant',
  'toute',
  "l'équipe",
  '12',
  'h',
  'au',
  'bureau',
  '\n',
  '…',
  '« non »',
  '😀',
];

const persons = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...FIRST), fc.constantFrom(...LAST)), { minLength: 1, maxLength: 4 })
  .map((pairs) =>
    pairs.map((pair, at) => ({ pseudonym: `Personne ${'ABCD'.charAt(at)}`, names: [pair.join(' ')] })),
  );

/** A name as somebody in a hurry writes it. */
const WRITINGS: ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => name.normalize('NFD'),
  (name) => name.normalize('NFD').replace(/\p{Mn}/gu, ''),
  (name) => name.replaceAll(' ', '\u00a0'),
  (name) => name.replaceAll('-', ' '),
  (name) => name.replaceAll("'", '’'),
  (name) => `M. ${name}`,
  (name) => `d’${name}`,
];

const text = (names: readonly string[]) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...WORDS),
        fc.tuple(fc.constantFrom(...names), fc.constantFrom(...WRITINGS)).map(([name, write]) => write(name)),
      ),
      { maxLength: 20 },
    )
    .map((parts) => parts.join(' '));

const replacedIn = (written: string, people: { pseudonym: string; names: string[] }[]): string => {
  let result = '';
  let from = 0;
  for (const { start, end, becomes, sureness } of createNameFinder(people)(written)) {
    if (sureness === 'unlikely') continue;
    result += written.slice(from, start) + becomes;
    from = end;
  }
  return result + written.slice(from);
};

/** Without what makes no difference to a reader of names. */
const plain = (written: string): string => ` ${foldText(written).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

describe('an anonymized text', () => {
  it('has no whole name left', () => {
    fc.assert(
      fc.property(
        persons.chain((people) => fc.tuple(fc.constant(people), text(people.flatMap(({ names }) => names)))),
        ([people, written]) => {
          const left = plain(replacedIn(written, people));
          for (const name of people.flatMap(({ names }) => names)) expect(left).not.toContain(plain(name));
        },
      ),
    );
  });

  it('is the same outside of the places, which stand in order and apart', () => {
    fc.assert(
      fc.property(
        persons.chain((people) => fc.tuple(fc.constant(people), text(people.flatMap(({ names }) => names)))),
        ([people, written]) => {
          let last = 0;
          for (const { start, end, becomes, pseudonyms } of createNameFinder(people)(written)) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            expect(pseudonyms.some((pseudonym) => becomes.includes(pseudonym))).toBe(true);
            last = end;
          }
          expect(last).toBeLessThanOrEqual(written.length);
        },
      ),
    );
  });

  it('without a name is left as it is, whatever it says', () => {
    fc.assert(
      fc.property(persons, fc.string({ unit: 'grapheme', maxLength: 200 }), (people, written) => {
        const parts = people.flatMap(({ names }) => names.flatMap((name) => plain(name).trim().split(' ')));
        fc.pre(!parts.some((part) => part.length < 2 || foldText(written).includes(part)));
        fc.pre(!parts.some((part) => new RegExp(`${part.charAt(0)}[.-]`, 'u').test(foldText(written))));
        expect(replacedIn(written, people)).toBe(written);
      }),
    );
  });
});
