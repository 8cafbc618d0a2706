import { describe, expect, it } from 'vitest';
import { certaintyOf, read, shownValue, VARIANTS } from './said.corpus.ts';

const SAID: readonly (readonly [string, string, string])[] = [
  ["C'était dans la salle de réunion du 3e étage.", 'dans la salle de réunion du 3e étage', 'exact'],
  ["Il m'a crié dessus à la machine à café", 'à la machine à café', 'exact'],
  ["Elle m'a insultée dans le bureau de Marc", 'dans le bureau de Marc', 'exact'],
  ["Il m'a poussé sur le parking", 'sur le parking', 'exact'],
  ["Il m'a insultée en visio sur Teams", 'en visio sur Teams', 'exact'],
  ["Il m'a insultée par mail", 'par mail', 'exact'],
  ["Elle m'a hurlé dessus au téléphone", 'au téléphone', 'exact'],
  ["Il m'a insulté chez un client à Lyon", 'chez un client à Lyon', 'exact'],
  ["Ça s'est passé à l'entrepôt de Gennevilliers", "à l'entrepôt de Gennevilliers", 'exact'],
  ["Dans son bureau, il m'a traitée d'idiote", 'Dans son bureau', 'exact'],
  ["Il m'a coincée dans l'ascenseur", "dans l'ascenseur", 'exact'],
  ["C'était à la cantine", 'à la cantine', 'exact'],
  ["Il m'a bousculé dans le couloir du 2ème étage hier", 'dans le couloir du 2ème étage', 'exact'],
  ["dans l'open space devant tout le monde", "dans l'open space", 'exact'],
  ["Dans les vestiaires il m'a frappé", 'Dans les vestiaires', 'exact'],
  ["Il m'a insultée devant la photocopieuse", 'devant la photocopieuse', 'exact'],
  ["Il m'a insultée au bureau", 'au bureau', 'approximate'],
  ['Au travail il me rabaisse', 'Au travail', 'approximate'],
  ["Il m'a hurlé dessus en réunion", 'en réunion', 'approximate'],
  ["J'en ai parlé à la DRH par mail", '', 'absent'],
  ["Je travaille à l'accueil", '', 'absent'],
  ["J'ai dit à Marc d'arrêter", '', 'absent'],
  ["Il m'a insultée", '', 'absent'],
  ["J'ai peur d'aller au travail", '', 'absent'],
  ["Je n'arrive plus à aller au bureau", '', 'absent'],
];

describe('where', () => {
  it.each(SAID)('%s', (words, value, certainty) => {
    for (const variant of VARIANTS) {
      const collected = read(variant(words));
      expect([shownValue(collected, 'where'), certaintyOf(collected, 'where')]).toEqual([
        variant(value),
        certainty,
      ]);
    }
  });

  it.each([
    [["? Où cela s'est-il passé ?", 'à la plonge'], 'à la plonge', 'exact'],
    [["? Où cela s'est-il passé ?", 'je ne sais plus'], 'je ne sais plus', 'unknown'],
    [
      ["Il m'a insultée au travail", "? Où cela s'est-il passé ?", 'dans la réserve du magasin'],
      'dans la réserve du magasin',
      'exact',
    ],
  ] as const)('%j', (lines, value, certainty) => {
    const collected = read(...lines);
    expect([shownValue(collected, 'where'), certaintyOf(collected, 'where')]).toEqual([value, certainty]);
  });
});
