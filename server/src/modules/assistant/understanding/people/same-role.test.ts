/** Somebody who is spoken of by her role alone, after her name was told with it. */
import { describe, expect, it } from 'vitest';
import { peopleIn, readLines } from '../read-lines.fixture.ts';

const PETIT = ['Mme Petit', 'responsable du magasin', false];
const TOLD = "Mme Petit, responsable du magasin, m'a insultée.";

describe('a second naming by a role', () => {
  it.each([
    'La resp du magasin a recommencé.',
    'La responsable a recommencé.',
    'La responsable du magasin a recommencé.',
    'Ma responsable a recommencé.',
  ])('is the one person who has it: "%s"', (said) => {
    expect(peopleIn(readLines(TOLD, said))).toEqual([PETIT]);
    expect(peopleIn(readLines(`${TOLD} ${said}`))).toEqual([PETIT]);
  });

  it.each([
    ['La responsable RH a recommencé.', 'La responsable RH'],
    ['Le responsable a recommencé.', 'Le responsable'],
    ['La directrice a recommencé.', 'La directrice'],
  ])('is somebody else where it is another role, or a man: "%s"', (said, name) => {
    expect(peopleIn(readLines(TOLD, said))).toEqual([PETIT, [name, '', false]]);
  });

  it('is, of two, the one of whom that is said', () => {
    const people = readLines(TOLD, 'Mme Roux, responsable RH, a ri.', 'La resp du magasin a recommencé.');
    expect(peopleIn(people)).toEqual([PETIT, ['Mme Roux', 'responsable RH', false]]);
  });
});

it.each(["Il s'appelle monsieur Lopez.", 'il s appelle monsieur lopez'])(
  'a name that is told later is of the only one who was spoken of: "%s"',
  (said) => {
    const people = readLines("Le chef de secteur m'a insultée.", "C'était vers 16h à la caisse 3.", said);
    expect(peopleIn(people)).toHaveLength(1);
  },
);
