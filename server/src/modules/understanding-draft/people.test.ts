import { describe, expect, it } from 'vitest';
import { certaintyOf, read, VARIANTS } from './said.corpus.ts';

/** [words, "name|role" of each person, witnesses with a star, certainty of people] */
const SAID: readonly (readonly [string, readonly string[], string])[] = [
  ["Mon chef Marc Dupont m'a hurlé dessus", ['Marc Dupont|chef'], 'exact'],
  ["Marc Dupont, mon chef d'équipe, m'a hurlé dessus", ["Marc Dupont|chef d'équipe"], 'exact'],
  ["Ma responsable Sophie Martin m'a humiliée", ['Sophie Martin|responsable'], 'exact'],
  ["Sophie Martin (ma responsable) m'a humiliée", ['Sophie Martin|responsable'], 'exact'],
  ["Mon chef s'appelle Marc Dupont", ['Marc Dupont|chef'], 'exact'],
  ['Marc Dupont est mon directeur', ['Marc Dupont|directeur'], 'exact'],
  ["Marc Dupont m'a hurlé dessus", ['Marc Dupont|'], 'approximate'],
  ["M. Durand m'a hurlé dessus", ['M. Durand|'], 'approximate'],
  ["Mme Lefèvre, la directrice, m'a insultée", ['Mme Lefèvre|directrice'], 'approximate'],
  ["Mon n+1 m'a insultée", ['Mon n+1|n+1'], 'approximate'],
  ["La DRH m'a menacée", ['La DRH|DRH'], 'approximate'],
  ["Un collègue m'a insulté", ['Un collègue|collègue'], 'approximate'],
  ["Ma cheffe m'a humiliée. Sandrine crie tout le temps.", ['Ma cheffe|cheffe', 'Sandrine|'], 'approximate'],
  ["Jean-Pierre Le Gall, un client, m'a bousculée", ['Jean-Pierre Le Gall|client'], 'exact'],
  ["Aïssatou Diallo, ma collègue, m'a insultée", ['Aïssatou Diallo|collègue'], 'exact'],
  ["Mon collègue Karim Ben Salah m'a poussé", ['Karim Ben Salah|collègue'], 'exact'],
  ["mon chef marc dupont m'a crié dessus", ['marc dupont|chef'], 'exact'],
  ["marc dupont mon chef m'a crié dessus", ['marc dupont|chef'], 'exact'],
  ["mon chef marc m'a crié dessus", ['marc|chef'], 'approximate'],
  ["Mon chef Marc Dupont m'a insultée. Marc recommence souvent.", ['Marc Dupont|chef'], 'exact'],
  ["Mon chef m'a insultée. Mon chef Marc Dupont recommence.", ['Marc Dupont|chef'], 'exact'],
  ["Lundi à Paris il m'a insultée sur Teams", [], 'absent'],
  ['Chez Carrefour en Mars ça a commencé', [], 'absent'],
  ['Depuis Noël ça va mal', [], 'absent'],
  ["J'en ai parlé à Sophie Martin, la DRH", [], 'absent'],
  ['Je suis stagiaire', [], 'absent'],
  ["Je m'appelle Claire Petit", [], 'absent'],
  ["Hier Marc Dupont m'a insultée", ['Marc Dupont|'], 'approximate'],
  ['Il a jeté mon dossier. Réunion terminée.', [], 'absent'],
  ["MARC DUPONT m'a insultée", ['MARC DUPONT|'], 'approximate'],
  ["Marc DUPONT, mon responsable de service, m'a insultée", ['Marc DUPONT|responsable de service'], 'exact'],
  ['Julie Leroy, ma collègue, était là', ['Julie Leroy|collègue*'], 'approximate'],
  [
    "Mon chef Marc Dupont m'a insultée devant Julie Leroy et Paul Morel",
    ['Marc Dupont|chef', 'Julie Leroy|*', 'Paul Morel|*'],
    'exact',
  ],
  ["Marc Dupont, mon chef, m'a insultée et Julie a tout entendu", ['Marc Dupont|chef', 'Julie|*'], 'exact'],
];

describe('people', () => {
  it.each(SAID)('%s', (words, people, certainty) => {
    for (const variant of VARIANTS) {
      const collected = read(variant(words));
      expect(
        collected.people.map(({ name, role, witness }) => `${name}|${role}${witness ? '*' : ''}`),
      ).toEqual(people.map(variant));
      expect(certaintyOf(collected, 'people')).toBe(certainty);
    }
  });

  it.each([
    [["Mon chef m'a insultée", '? Qui était-ce ?', "Il s'appelle Marc Dupont"], ['Marc Dupont|chef']],
    [["Mon chef m'a insultée", '? Quel est son nom ?', 'marc dupont'], ['marc dupont|chef']],
    [
      ["Marc Dupont m'a insultée", '? Quelle est sa fonction ?', "c'est mon chef d'atelier"],
      ["Marc Dupont|chef d'atelier"],
    ],
    [["Marc m'a insultée", '? Qui est-ce ?', 'Marc Dupont, mon directeur'], ['Marc Dupont|directeur']],
  ] as const)('%j', (lines, people) => {
    const collected = read(...lines);
    expect(collected.people.map(({ name, role }) => `${name}|${role}`)).toEqual(people);
    expect(certaintyOf(collected, 'people')).toBe('exact');
  });
});
