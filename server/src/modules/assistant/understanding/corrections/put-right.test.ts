/** What she puts right in passing: the name of whom she accuses, a step, a witness, a place. */
import { describe, expect, it } from 'vitest';
import { citedFor, type Line, peopleIn, readLines } from '../read-lines.fixture.ts';

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

describe('a name put right when asked who saw it', () => {
  it.each([
    [
      "Martine Dubois m'a crié dessus hier.",
      "elle ne s'appelle pas Dubois mais Dubosc, Martine Dubosc, c'est la cheffe de projet",
      'Martine Dubosc',
      'cheffe de projet',
    ],
    ["Hier Alain Petit m'a frappée.", "Oubliez Alain Petit, c'était Alain Petiot.", 'Alain Petiot', ''],
    ["Hier Alain Petit m'a frappée.", "Son nom s'écrit Alain Petiot.", 'Alain Petiot', ''],
  ])('leaves him among the persons, and no witness: "%s" "%s"', (told, corrected, name, role) => {
    const collected = readLines(told, ['witnesses', corrected]);
    expect(peopleIn(collected)).toEqual([[name, role, false]]);
    expect(citedFor(collected, 'witnesses')).toEqual([]);
    expect(citedFor(collected, 'people').join(' ')).toContain(name);
  });

  it('leaves whoever is accused no witness when he is named again', () => {
    const collected = readLines("Hier Alain Petit m'a frappée.", ['witnesses', 'juste Alain Petit']);
    expect(peopleIn(collected)).toEqual([['Alain Petit', '', false]]);
  });
});

describe('a step that was not taken after all', () => {
  const CITED = "mais je ne l'ai pas encore fait";
  it.each<[readonly Line[], string[]]>([
    [
      [
        [
          'actions',
          "J'ai prévenu mon manager. Euh non, je voulais le faire mais je ne l'ai pas encore fait.",
        ],
      ],
      [CITED],
    ],
    [["J'ai prévenu mon manager. Euh non, je voulais le faire mais je ne l'ai pas encore fait."], [CITED]],
    [["J'ai prévenu mon manager.", "Euh non, je voulais le faire mais je ne l'ai pas encore fait."], []],
    [
      ["J'ai déposé une main courante.", "J'ai gardé les SMS. En fait je ne les ai pas encore envoyés."],
      ["J'ai déposé une main courante", 'En fait je ne les ai pas encore envoyés'],
    ],
  ])('is none: %j', (lines, cited) => {
    expect(citedFor(readLines(...lines), 'actions')).toEqual(cited);
  });

  it.each([
    ['Non en fait je n’ai rien dit.', []],
    ["Non je n'ai pas prévenu la RH.", []],
    ["Non je n'ai pas prévenu la police.", ["J'ai prévenu la RH"]],
  ])('is denied in another message: "%s"', (said, kept) => {
    const cited = citedFor(readLines("J'ai prévenu la RH.", said), 'actions');
    expect(cited.filter((words) => words === "J'ai prévenu la RH")).toEqual(kept);
  });

  it('leaves a step that nothing takes back', () => {
    const told = ["J'ai prévenu mon manager.", "Le dossier ? Je ne l'ai pas encore envoyé."];
    expect(citedFor(readLines(...told), 'actions')).toContain("J'ai prévenu mon manager");
  });
});

describe('somebody who came when it was over', () => {
  it('is no witness any more', () => {
    const collected = readLines('Léa et Tom étaient là.', "Enfin Léa est arrivée après, elle n'a rien vu");
    expect(peopleIn(collected)).toEqual([['Tom', '', true]]);
    expect(citedFor(collected, 'witnesses').join(' ')).not.toContain('Léa');
  });

  it('is one where she heard it, and a person where nothing was told of her before', () => {
    expect(peopleIn(readLines('Léa est arrivée après mais elle a tout entendu.'))[0]?.[0]).toBe('Léa');
    expect(peopleIn(readLines("Marc m'a insultée. Léa est arrivée ensuite."))).toHaveLength(2);
  });

  it.each(['non tom etait pas la', "Non, Tom n'était pas là."])('nor is who was not there: "%s"', (said) => {
    for (const told of ['Tom était là.', 'tom etait la']) {
      const collected = readLines(told, ['witnesses', said]);
      expect([peopleIn(collected), citedFor(collected, 'witnesses')]).toEqual([[], []]);
    }
  });
});

describe('a place put right', () => {
  it.each<[readonly Line[], string[]]>([
    [["C'était en salle Pascal. Non attendez, en salle Voltaire"], ['en salle Voltaire']],
    [[['where', 'salle Pascal. Non attendez, en salle Voltaire']], ['en salle Voltaire']],
    [
      ["Il m'a insultée dans le couloir du bâtiment C", "Non en fait c'était au bâtiment D"],
      ['au bâtiment D'],
    ],
    [
      ["Il m'a insultée au siège à Nantes", ['where', 'le siège est à Rezé pas à Nantes']],
      ['le siège est à Rezé'],
    ],
    [["Il m'a insultée au siège à Nantes", 'le siège est à Rezé, pas à Nantes'], ['le siège est à Rezé']],
  ])('takes the place of the first: %j', (lines, places) => {
    expect(citedFor(readLines(...lines), 'where')).toEqual(places);
    const typed = lines.map(
      (line): Line => (typeof line === 'string' ? bare(line) : [line[0], bare(line[1])]),
    );
    expect(citedFor(readLines(...typed), 'where')).toEqual(places.map(bare));
  });

  it.each([
    ["Il m'a insultée en salle Pascal.", 'en salle Pascal'],
    ["Il m'a insultée en salle Pascal au siège.", 'en salle Pascal au siège'],
    ["Il m'a insultée au bâtiment D.", 'au bâtiment D'],
    ["il m'a insultee dans l'escalier b", "dans l'escalier b"],
  ])('is cited to its end: "%s"', (said, place) => {
    expect(citedFor(readLines(said), 'where')).toEqual([place]);
  });

  it('is one more where something is told of it', () => {
    const told = ["Il m'a insultée dans le couloir.", "En fait, à la cantine il m'a aussi insultée."];
    expect(citedFor(readLines(...told), 'where')).toEqual(['dans le couloir', 'à la cantine']);
  });
});
