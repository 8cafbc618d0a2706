/** A role, or a part of a name, that she puts right: the person stays one person. */
import { describe, expect, it } from 'vitest';
import { citedFor, detailOf, peopleIn, readLines, typings } from '../read-lines.fixture.ts';

describe('a role that she puts right', () => {
  const FACTS = "Paul Simon, mon comptable, m'a insultée.";

  it.each([
    "ce n'est pas mon comptable, c'est mon chef de projet",
    "c'est pas mon comptable c'est mon chef de projet",
    'non il est pas comptable, il est chef de projet',
    "en fait c'est mon chef de projet, pas mon comptable",
    'pas mon comptable mais mon chef de projet',
  ])('is the role of the same person, and tells no act: "%s"', (corrected) => {
    for (const lines of typings(FACTS, corrected)) {
      const read = readLines(...lines);
      expect([lines, peopleIn(read)]).toEqual([lines, [['Paul Simon', 'chef de projet', false]]]);
      expect([lines, detailOf(read, 'description')?.certainty]).toEqual([lines, 'approximate']);
      expect(citedFor(read, 'description')).toHaveLength(1);
      expect(citedFor(read, 'people').join(' ')).not.toContain('comptable');
    }
  });

  it.each([
    "Le prénom c'est Jean, pas Paul",
    "il s'appelle pas Paul mais Jean",
    "c'est pas Paul c'est Jean son prénom",
  ])('may be followed by the first name: "%s"', (corrected) => {
    const read = readLines(FACTS, "ce n'est pas mon comptable, c'est mon chef de projet", corrected);
    expect(peopleIn(read)).toEqual([['Jean Simon', 'chef de projet', false]]);
  });

  it('leaves what was done by whom she knew by that role alone', () => {
    const read = readLines("Mon comptable m'a insultée", "c'est pas mon comptable c'est mon chef de projet");
    expect(peopleIn(read)).toEqual([['mon chef de projet', '', false]]);
    expect(citedFor(read, 'description')).toEqual(["Mon comptable m'a insultée"]);
  });

  it('is somebody else where she says who did it', () => {
    const read = readLines(
      "Mon collègue Karim Benali m'a insultée",
      "c'est pas mon collègue c'est mon chef qui m'a insultée",
    );
    expect(peopleIn(read)).toEqual([['mon chef', '', false]]);
  });
});

describe('a name and a role put right in one breath', () => {
  const CORRECTED = "Pardon je me trompe, il s'appelle Gérard, Thomas Gérard, et il est chef des ventes.";

  it.each([
    [`Thomas Girard, c'est le directeur commercial. ${CORRECTED}`],
    ["Thomas Girard, c'est le directeur commercial.", CORRECTED],
    ["Le directeur commercial Thomas Girard m'a insultée hier.", CORRECTED],
  ])('are those of one person: %s', (...said) => {
    const read = readLines(...said.filter((line) => typeof line === 'string'));
    expect(peopleIn(read)).toEqual([['Thomas Gérard', 'chef des ventes', false]]);
    expect(citedFor(read, 'people')).toEqual(['Thomas Gérard, et il est chef des ventes']);
  });

  it('leaves the longer role that nothing puts right', () => {
    const read = readLines(
      "Ma responsable des ventes Julie Leroy m'a bousculée.",
      'Julie Leroy, ma responsable, criait.',
    );
    expect(peopleIn(read)).toEqual([['Julie Leroy', 'responsable des ventes', false]]);
  });
});

describe('a first name that she puts right', () => {
  it.each(["son prénom c'est Jean en fait", "en fait son prénom c'est Jean", "pardon, le prénom c'est Jean"])(
    '"%s"',
    (corrected) => {
      const read = readLines("Mon chef Paul Simon m'a insultée.", corrected);
      expect(peopleIn(read)).toEqual([['Jean Simon', 'chef', false]]);
    },
  );

  it('is a last name where it stands for one', () => {
    const read = readLines("Ma collègue Julie Leroy m'a bousculée", "elle s'appelle Durand, pas Leroy");
    expect(peopleIn(read)).toEqual([['Julie Durand', 'collègue', false]]);
  });
});
