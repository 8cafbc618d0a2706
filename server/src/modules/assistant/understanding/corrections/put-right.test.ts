/** What she puts right in passing: the name of whom she accuses, a step, a witness, a place. */
import { describe, expect, it } from 'vitest';
import type { DetailKind } from '#contract/interview.ts';
import { citedFor, detailOf, type Line, peopleIn, readLines } from '../read-lines.fixture.ts';

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

/** Told, corrected, and what is left: [kind, value] of what the correction is about. */
const CORRECTED: readonly (readonly [readonly Line[], DetailKind, string | undefined])[] = [
  [
    ["Hier mon chef m'a frappée.", "En fait non, il ne m'a pas frappée, j'ai menti"],
    'incident_type',
    undefined,
  ],
  [
    ["Hier mon chef m'a frappée.", "Il ne m'a pas frappée, il m'a poussée"],
    'incident_type',
    "il m'a poussée",
  ],
  [["Mon chef m'a insulté.", "il m'a menacé, pas insulté"], 'incident_type', "il m'a menacé"],
  [
    ["Hier il m'a insultée à la cantine.", "Ce n'était pas à la cantine, c'était dans son bureau"],
    'where',
    'dans son bureau',
  ],
  [
    ["Hier il m'a insultée à la cantine.", "Ce n'était pas hier à la cantine, c'était mardi dans son bureau"],
    'where',
    'dans son bureau',
  ],
  [
    ["Hier il m'a insultée à la cantine.", "Ce n'était pas hier à la cantine, c'était mardi dans son bureau"],
    'when',
    'mardi',
  ],
  [["Hier il m'a insultée à la cantine.", 'non pas à la cantine, dans le hall'], 'where', 'dans le hall'],
  [["Hier il m'a insultée à la cantine.", "Je retire ce que j'ai dit sur la cantine"], 'where', undefined],
  [
    ["Hier il m'a insultée devant Sophie et Karim.", "Sophie n'était pas là finalement"],
    'witnesses',
    'Karim',
  ],
  [["Hier il m'a insultée devant Paul.", 'En fait Paul était en congés'], 'witnesses', undefined],
  [
    ["Hier il m'a insultée. Sophie Martin a tout entendu.", "Je me suis trompée, Sophie n'a rien entendu"],
    'witnesses',
    undefined,
  ],
  [["Hier Marc Dupond m'a insultée.", "Il s'appelle Dupont avec un t"], 'people', 'Dupont'],
  [
    [
      "Il m'a saisie dans la salle des professeurs.",
      'En fait ce n’était pas la salle des professeurs mais le couloir du bâtiment B.',
    ],
    'where',
    'le couloir du bâtiment B',
  ],
  [
    ['Il m’a insultée devant les clients.', 'je veux effacer ce que j’ai dit sur les clients'],
    'witnesses',
    undefined,
  ],
  [
    ["Hier mon chef m'a insultée et m'a poussée.", 'Oubliez la poussée'],
    'description',
    "Hier mon chef m'a insultée",
  ],
  [["Hier mon chef m'a insultée.", "oubliez ce que j'ai dit"], 'description', undefined],
  [
    ['Je me fais harceler par ma voisine.', 'Enfin harceler, non, oubliez ce mot.'],
    'incident_type',
    undefined,
  ],
];

describe('a correction', () => {
  it.each(CORRECTED)('is applied: %j leaves of %s: %s', (lines, kind, value) => {
    const stripped = detailOf(readLines(...lines), kind)?.value.replace(/\.$/, '');
    expect(stripped).toBe(value);
  });

  it.each([
    ["Hier Marc Dupond m'a insultée.", "Il s'appelle Dupont avec un t", ['Marc Dupont']],
    ["Hier Marc Dupond m'a insultée.", "Son nom c'est Marc Dupont, pas Dupond", ['Marc Dupont']],
    ["Hier Marc Durand m'a insultée.", "Je me suis trompée, c'est Marc Dupont", ['Marc Dupont']],
    ["Hier Marc Durand m'a insultée.", 'Marc Dupont est arrivé ensuite', ['Marc Durand', 'Marc Dupont']],
  ])('of a name leaves one person: "%s" "%s"', (told, corrected, names) => {
    expect(readLines(told, corrected).people.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ["Il m'a frappée lundi. Mardi il ne m'a pas frappée.", 'violence'],
    ["Il m'a frappée lundi. Il ne m'a pas frappée au visage mais au bras.", 'violence'],
    ["Hier il m'a insultée. Ce n'est pas la première fois qu'il m'insulte.", 'verbal_abuse'],
    ["Elle m'a insultée. Elle a crié : oubliez tout", 'verbal_abuse'],
    ["Il m'a insultée et il a dit que j'ai menti.", 'verbal_abuse'],
  ] as const)('is none that tells of something else: "%s"', (told, type) => {
    expect(readLines(told).type).toBe(type);
  });
});
