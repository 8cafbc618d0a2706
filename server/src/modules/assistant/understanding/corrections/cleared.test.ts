/** Who is nobody of the facts: whom she clears, herself, and whoever was only spelt otherwise. */
import { describe, expect, it } from 'vitest';
import { detailOf, type Line, namesOf, readLines, typings } from '../read-lines.fixture.ts';

describe('somebody she has cleared', () => {
  it.each([
    ["Hier le directeur Paul Girard m'a insultée.", "ce n'était pas Paul Girard, c'était Pierre Girard"],
    ["Hier le directeur Paul Girard m'a insultée.", "c'était pas paul girard c'était pierre girard"],
    ["Hier Paul Girard m'a insultée.", "En fait ce n'est pas Paul Girard mais Pierre Girard"],
    ["Hier Paul Girard m'a insultée.", "ce n'était pas Paul, c'était Pierre Girard"],
  ])('is nobody of the facts, and hands no role on: "%s" "%s"', (told, corrected) => {
    for (const lines of typings(told, corrected)) {
      const collected = readLines(...lines);
      expect([lines, namesOf(collected)]).toEqual([lines, ['pierre girard']]);
      expect(collected.people[0]?.role).toBe('');
      const cited = JSON.stringify([detailOf(collected, 'people')]);
      expect(cited.toLowerCase()).not.toContain('paul');
    }
  });

  it('leaves the role that is said again', () => {
    const collected = readLines(
      "Hier le directeur Paul Girard m'a insultée.",
      "Ce n'est pas Paul Girard mais Pierre Girard, le directeur adjoint.",
    );
    expect(collected.people).toEqual([
      { name: 'Pierre Girard', role: 'directeur adjoint', full: true, witness: false },
    ]);
  });

  it('may come back as somebody else', () => {
    const { people } = readLines(
      "Hier Paul Girard m'a insultée.",
      "Ce n'était pas Paul Girard, c'était Pierre Girard.",
      'Paul Girard était là et a tout entendu.',
    );
    expect(people.map(({ name, witness }) => [name, witness])).toEqual([
      ['Pierre Girard', false],
      ['Paul Girard', true],
    ]);
  });

  it.each([
    "C'est mon chef Marc Dupont qui m'a insultée.",
    "C'était Marc Dupont, mon chef, qui m'a insultée.",
  ])('is not somebody she names: "%s"', (told) => {
    expect(namesOf(readLines(told))).toEqual(['marc dupont']);
  });
});

describe('the person herself', () => {
  it.each([
    [["Je m'appelle Sophie Bernard.", "Bernard ne vaut rien, m'a dit mon chef."]],
    [["Moi c'est Sophie Bernard", "Il a crié Bernard, dehors et il m'a insultée"]],
    [[['people', "(Sophie Bernard) c'est moi"]]],
    [["Sophie Bernard c'est moi", "Mme Bernard, vous êtes nulle, c'est ce qu'il m'a dit"]],
    [["je m'appelle sophie bernard et je travaille à l'accueil"]],
    [['Mon nom est Sophie Bernard, Sophie pour les collègues.']],
    [["Je suis Sophie Bernard et mon manager Thomas Petit m'a humiliée"]],
  ] as const)('is nobody of the facts: %s', (said: readonly Line[]) => {
    for (const lines of typings(...said)) {
      const collected = readLines(...lines);
      expect(namesOf(collected).filter((name) => /sophie|bernard/.test(name))).toEqual([]);
      const cited = detailOf(collected, 'people')?.sources.map(({ words }) => words) ?? [];
      expect(cited.filter((words) => /sophie|bernard/i.test(words))).toEqual([]);
    }
  });

  it('is not everybody of her first name or of her last name', () => {
    const collected = readLines("Je m'appelle Sophie Bernard.", "Ma cheffe Sophie Martin m'a insultée.");
    expect(namesOf(collected)).toEqual(['sophie martin']);
  });

  it.each([
    "Moi c'est pareil, Marc Dupont m'insulte.",
    "Marc Dupont m'a insulté et c'est moi qui suis partie.",
  ])('gives no name in "%s"', (told) => {
    expect(namesOf(readLines(told))).toEqual(['marc dupont']);
  });
});

describe('a name that she spells otherwise', () => {
  it.each([
    "c'est pas Morel c'est Maurel",
    "C'est pas Morel mais Maurel",
    'Maurel, pas Morel',
    "C'est Maurel et non Morel",
    "ce n'est pas Paul Morel, c'est Paul Maurel",
  ])('is the same person with the same role: "%s"', (corrected) => {
    for (const lines of typings("Mon chef Paul Morel m'a insultée.", corrected)) {
      const { people } = readLines(...lines);
      expect([lines, people]).toMatchObject([lines, [{ name: 'Paul Maurel', role: 'chef', full: true }]]);
    }
  });

  it('needs no capital, and no first name', () => {
    expect(namesOf(readLines("mon chef paul morel m'a insultée", "c'est pas morel c'est maurel"))).toEqual([
      'paul maurel',
    ]);
    expect(
      namesOf(readLines("M. Morel m'a insultée.", ['people', "c'est pas M. Morel, c'est M. Maurel"])),
    ).toEqual(['m. maurel']);
  });

  it.each(["c'est pas Morel c'est Durand", "c'est pas Morel, c'est Durand"])(
    'is somebody else where it is another name: "%s"',
    (corrected) => {
      const { people } = readLines("Mon chef Paul Morel m'a insultée.", corrected);
      expect(people.map(({ name, role }) => [name, role])).toEqual([['Durand', '']]);
    },
  );
});
