import { describe, expect, it } from 'vitest';
import type { DetailKind } from '#contract/interview.ts';
import { certaintyOf, read, VARIANTS } from './said.corpus.ts';

const Q = {
  witnesses: "? Quelqu'un d'autre était-il présent ?",
  impact: '? Quels effets cela a-t-il sur vous ?',
  actions: "? Avez-vous fait une démarche jusqu'ici ?",
} as const;

const SAID: readonly (readonly [DetailKind, string, readonly string[]])[] = [
  ['witnesses', 'exact', ['Julie Leroy était là']],
  ['witnesses', 'exact', ['Deux collègues ont tout entendu']],
  ['witnesses', 'exact', ["Il m'a crié dessus devant toute l'équipe"]],
  ['witnesses', 'exact', ["Il n'y avait personne"]],
  ['witnesses', 'exact', ['y avait personne d’autre']],
  ['witnesses', 'exact', ["C'était sans témoin"]],
  ['witnesses', 'exact', ["Personne n'a vu"]],
  ['witnesses', 'exact', ["personne n'était là"]],
  ['witnesses', 'exact', ["J'étais seule avec lui"]],
  ['witnesses', 'exact', [Q.witnesses, 'non personne']],
  ['witnesses', 'exact', [Q.witnesses, 'Non']],
  ['witnesses', 'exact', [Q.witnesses, 'oui, Julie Leroy']],
  ['witnesses', 'exact', [Q.witnesses, 'ma collègue Julie']],
  ['witnesses', 'approximate', [Q.witnesses, 'oui']],
  ['witnesses', 'unknown', [Q.witnesses, 'je ne sais pas']],
  ['witnesses', 'approximate', ["Il m'a crié dessus devant tout le monde"]],
  ['witnesses', 'absent', ["Il m'a crié dessus, j'étais là"]],
  ['witnesses', 'absent', ["Personne ne m'aide"]],
  ['witnesses', 'absent', ["C'est la première fois"]],
  ['impact', 'exact', ['Je ne dors plus']],
  ['impact', 'exact', ['je dors plus']],
  ['impact', 'exact', ["J'ai pleuré toute la soirée"]],
  ['impact', 'exact', ["J'ai la boule au ventre"]],
  ['impact', 'exact', ['Je suis en arrêt maladie']],
  ['impact', 'exact', ["J'ai perdu confiance en moi"]],
  ['impact', 'exact', ["J'ai peur d'y retourner"]],
  ['impact', 'exact', ['Je stresse tous les matins']],
  ['impact', 'exact', ["J'ai fait une crise d'angoisse"]],
  ['impact', 'exact', ['Je me sens humiliée']],
  ['impact', 'exact', ["J'ai honte"]],
  ['impact', 'exact', ["Je n'arrive plus à me concentrer"]],
  ['impact', 'exact', [Q.impact, 'très difficile le matin']],
  ['impact', 'unknown', [Q.impact, 'je ne sais pas']],
  ['impact', 'absent', ["Il m'a insultée"]],
  ['impact', 'absent', ['Il stresse toujours les clients']],
  ['actions', 'exact', ["J'en ai parlé à la DRH"]],
  ['actions', 'exact', ["J'ai écrit au CSE"]],
  ['actions', 'exact', ["J'ai porté plainte"]],
  ['actions', 'exact', ["J'ai vu le médecin du travail"]],
  ['actions', 'exact', ["Je n'ai rien fait pour l'instant"]],
  ['actions', 'exact', ["j'ai rien dit"]],
  ['actions', 'exact', ["Je n'en ai parlé à personne"]],
  ['actions', 'exact', ["J'ai alerté ma direction"]],
  ['actions', 'exact', ['Je suis allée voir mon syndicat']],
  ['actions', 'exact', ["J'ai déposé une main courante"]],
  ['actions', 'exact', [Q.actions, 'non']],
  ['actions', 'exact', [Q.actions, 'rien pour le moment']],
  ['actions', 'unknown', [Q.actions, 'je préfère ne pas répondre']],
  ['actions', 'absent', ['Je vais porter plainte']],
  ['actions', 'absent', ['Je voudrais en parler à la DRH']],
  ['actions', 'absent', ["Mon chef m'a parlé mal"]],
  [
    'description',
    'exact',
    ["Mon chef m'a hurlé dessus pendant la réunion et m'a traitée d'incapable devant les clients"],
  ],
  ['description', 'approximate', ["Il m'a insultée"]],
  ['description', 'absent', ['Je ne vais pas bien']],
  ['description', 'absent', ["Bonjour, pouvez-vous m'aider ?"]],
];

const TYPES: readonly (readonly [string, string | null])[] = [
  ['Je subis un harcèlement moral', 'bullying'],
  ["C'est du harcèlement sexuel", 'sexual_harassment'],
  ["Il m'a mis une main aux fesses", 'sexual_harassment'],
  ['Il fait des remarques sexistes', 'sexual_harassment'],
  ["Il m'a frappé", 'violence'],
  ['il ma frappée', 'violence'],
  ["Il m'a donné un coup de poing", 'violence'],
  ["Il m'a violemment poussée contre le mur", 'violence'],
  ["Il ne m'a pas frappé", null],
  ["Il m'a pas frappé", null],
  ["Il ne m'a pas frappé, il m'a insulté", 'verbal_abuse'],
  ["J'ai peur qu'il me frappe", null],
  ["S'il me frappe je pars", null],
  ["Il m'a hurlé dessus", 'verbal_abuse'],
  ["Elle m'a traitée d'incapable", 'verbal_abuse'],
  ['Je me suis fait engueuler', 'verbal_abuse'],
  ['Il me harcèle', 'harassment'],
  ["Elle m'a humiliée", 'harassment'],
  ["Est-ce que c'est du harcèlement moral ?", null],
  ["Je ne sais pas si c'est du harcèlement", null],
  ["Ce n'est pas du harcèlement", null],
  ['Je suis victime de discrimination', 'discrimination'],
  ['Il tient des propos racistes', 'discrimination'],
  ["On m'a refusé la promotion parce que je suis enceinte", 'discrimination'],
  ["Quelqu'un a usurpé mon compte", 'identity_theft'],
  ['Il y a des fausses factures', 'fraud'],
  ['Il y a eu une fuite de données', 'security'],
  ['Bonjour', null],
  ["J'ai eu une bonne journée", null],
];

describe('details', () => {
  it.each(SAID)('%s is %s: %j', (kind, certainty, lines) => {
    for (const variant of VARIANTS) expect(certaintyOf(read(...lines.map(variant)), kind)).toBe(certainty);
  });
});

describe('the kind of facts', () => {
  it.each(TYPES)('%s: %s', (words, type) => {
    for (const variant of VARIANTS) expect(read(variant(words)).type).toBe(type);
  });
});
