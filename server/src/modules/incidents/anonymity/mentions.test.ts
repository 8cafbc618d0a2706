/** How much of a text is read for many names, counted and not timed. */
import { describe, expect, it } from 'vitest';
import { type Line, lineOf } from './line.ts';
import { mentionAt } from './mentions.ts';
import { indexNames } from './name-index.ts';

/** How many times a run or what stands between two is looked at, while the mentions at every run are found. */
const looksAt = (text: string, names: readonly string[]): number => {
  const index = indexNames(names.map((name, at) => ({ pseudonym: `Personne ${at}`, names: [name] })));
  const line = lineOf(text);
  let looks = 0;
  const counted: Line = {
    ...line,
    atoms: new Proxy(line.atoms, {
      get: (atoms, key) => {
        looks += 1;
        return Reflect.get(atoms, key);
      },
    }),
    gap: (at) => {
      looks += 1;
      return line.gap(at);
    },
  };
  for (const at of line.atoms.keys()) mentionAt(counted, at, index);
  return looks;
};

const WORDS = 'Hier Aline Morel a crié devant A. Morel, amorel@exemple.fr et la cheffe de M. Bac. '.repeat(
  20,
);
const lettered = (at: number): string => [...`${at}`].map((digit) => 'bcdfghjklm'.charAt(+digit)).join('');
const withOneFirstName = (count: number): string[] => [
  'Aline Morel',
  ...Array.from({ length: count - 1 }, (_, at) => `Aline Tr${lettered(at)}`),
];

describe('the work of finding names', () => {
  it('doubles with the text', () => {
    const names = withOneFirstName(100);
    expect(looksAt(WORDS + WORDS, names)).toBeLessThanOrEqual(2.1 * looksAt(WORDS, names));
  });

  it.each([
    ['of one first name', withOneFirstName],
    ['that are all the same', (count: number) => Array.from({ length: count }, () => 'Aline Morel')],
    ['of other letters', (count: number) => Array.from({ length: count }, (_, at) => `Zo${lettered(at)} Vu`)],
  ])('does not grow with the number of names %s', (_, namesOf) => {
    expect(looksAt(WORDS, namesOf(1000))).toBeLessThanOrEqual(1.1 * looksAt(WORDS, namesOf(10)));
  });
});

describe('the names of many', () => {
  it('that are all the same are one name of all of them', () => {
    const persons = Array.from({ length: 1000 }, (_, at) => ({
      pseudonym: `P${at}`,
      names: ['Aline Morel'],
    }));
    const index = indexNames(persons);
    expect(index.names).toHaveLength(1);
    expect(mentionAt(lineOf('Aline Morel'), 0, index)?.people.pseudonyms).toHaveLength(1000);
  });
});
