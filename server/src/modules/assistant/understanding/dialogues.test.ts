/** Answers in the course of an interview: what they fill, and above all what they do not. */
import { describe, expect, it } from 'vitest';
import type { DetailKind } from '#contract/interview.ts';
import { askedAbout } from '../guide/asked.ts';
import { PRECISIONS, QUESTIONS } from '../interview.ts';
import { collect } from './collect.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const ACCOUNT = "Lundi mon chef Marc Dupont m'a insulté.";

const answering = (asked: DetailKind, answer: string, account = ACCOUNT) =>
  collect(
    [
      { id: '0', role: 'user', content: account, at: AT },
      { id: '1', role: 'assistant', content: `Merci. ${QUESTIONS[asked][0]}`, at: AT },
      { id: '2', role: 'user', content: answer, at: AT },
    ],
    { timeZone: 'Europe/Paris', askedAbout },
  );

const certaintyAfter = (asked: DetailKind, answer: string, kind: DetailKind = asked) =>
  answering(asked, answer).details.find((detail) => detail.kind === kind)?.certainty ?? null;

describe('an answer', () => {
  it.each([
    ['when', 'vers 10h', 'exact'],
    ['when', '10h', 'exact'],
    ['when', 'mardi 14h30', 'exact'],
    ['when', 'le matin', 'approximate'],
    ['when', 'vers 11h je crois', 'approximate'],
    ['where', 'à la caisse 2', 'exact'],
    ['where', 'entrepôt', 'approximate'],
    ['where', 'entrepôt B.', 'exact'],
    ['where', 'vestiaires hommes', 'exact'],
    ['when', '18/11. 10h.', 'exact'],
    ['when', 'lundi 18 novembre à 10h', 'approximate'],
    ['when', '2026-11-03 à 14:05', 'exact'],
    ['when', 'la veille de la Toussaint à 9h', 'exact'],
    ['when', 'courant 2025', 'approximate'],
    ['where', 'la boutique de la rue de Rivoli', 'exact'],
    ['where', 'a lentrepot de gennevilliers quai 4', 'exact'],
    ['actions', 'rien', 'exact'],
    ['actions', "Je n'ai prévenu ni la RH ni le syndicat", 'exact'],
    ['impact', 'rien', 'unknown'],
    ['where', 'au travail', 'approximate'],
    ['witnesses', 'non personne', 'exact'],
    ['witnesses', 'juste le client', 'exact'],
    ['witnesses', 'des collègues', 'approximate'],
    ['witnesses', 'les 6 devs', 'exact'],
    ['witnesses', 'mes collègues Léa Simon et Tom Roger étaient là', 'exact'],
    ['impact', 'ça va mieux', 'exact'],
    ['impact', 'je pleure tous les soirs', 'exact'],
    ['actions', "nan j'ai rien fait", 'exact'],
    ['actions', 'non', 'exact'],
    ['actions', "Le médecin du travail m'a reçue jeudi", 'exact'],
  ] as const)('about %s: "%s" is %s', (asked, answer, certainty) => {
    expect(certaintyAfter(asked, answer)).toBe(certainty);
  });

  it.each([
    ['impact', 'elle s’appelle Sandrine Lopez'],
    ['impact', "Il m'a dit que je devrais marcher plus vite et il a rigolé"],
    ['impact', 'à la caisse 2'],
    ['impact', 'Non, on est toujours seuls'],
    ['actions', 'mes collègues Léa Simon et Tom Roger étaient là'],
    ['actions', "il m'a encore insulté"],
    ['witnesses', "j'ai plus envie d'y aller"],
    ['witnesses', "J'en ai parlé à la DRH"],
    ['actions', "toute l'équipe"],
    ['impact', 'Carole Vidal'],
    ['impact', 'carole vidal'],
    ['impact', "Paul Durand et Marie Lopez, de l'accueil"],
    ['where', 'rien'],
    ['witnesses', 'rien'],
    ...(['where', 'witnesses', 'impact', 'actions'] as const).flatMap((kind) =>
      ['euh', 'Euh…', "c'est tout", 'bof'].map((said) => [kind, said] as const),
    ),
    ['where', 'je ne dors plus'],
    ['witnesses', "je veux m'arrêter là"],
    ['witnesses', '« Tu sers à rien. »'],
    ['witnesses', "C'est Paul Girard, mon chef, qui m'a insultée"],
    ['actions', 'qui va lire tout ça ?'],
    ['impact', "non en fait c'était mercredi"],
    ['impact', "non ce n'était pas ce matin mais hier"],
    ['impact', "qu'est ce que ca peut te foutre"],
    ['witnesses', "il s'appelle Didier je connais pas son nom"],
    ['witnesses', 'Est-ce que tu vas le dire à Sylvie ?'],
    ['witnesses', "finalement c'était jeudi"],
    ['where', "Sylvie Moreau est la directrice de l'agence de Nantes"],
    ['where', "c'est mon chef d'équipe, Luc Faure"],
    ['where', 'pourquoi ?'],
  ] as const)('to a question about %s that speaks of something else is none: "%s"', (asked, answer) => {
    expect(certaintyAfter(asked, answer)).toBeNull();
  });

  it.each([
    ["Il m'a insulté dans la salle Orion au 2e étage", 'where', 'dans la salle Orion au 2e étage'],
    ["Il m'a insulté dans la salle orion au 2e etage", 'where', 'dans la salle orion au 2e etage'],
    ["Il m'a insulté dans la salle Orion au siège", 'where', 'dans la salle Orion au siège'],
    ['a lentrepot de gennevilliers quai 4', 'where', 'a lentrepot de gennevilliers quai 4'],
    ["dans l'entrepôt de Gennevilliers, quai 4", 'where', "dans l'entrepôt de Gennevilliers, quai 4"],
    [
      'hier il ma pousse contre les palettes jai eu mal au dos',
      'incident_type',
      'il ma pousse contre les palettes',
    ],
    [
      'hier il ma pousse contre les palettes jai eu mal au dos',
      'description',
      'hier il ma pousse contre les palettes jai eu mal au dos',
    ],
    ["elle m'a traitee de bonne a rien", 'incident_type', "elle m'a traitee de bonne a rien"],
    ["Elle m'a traitée de grosse vache", 'incident_type', "Elle m'a traitée de grosse vache"],
  ] as const)('is cited whole: "%s"', (answer, kind, words) => {
    const { details } = answering('where', answer, 'Bonjour.');
    expect(details.find((detail) => detail.kind === kind)?.value).toBe(words);
  });

  it('about something else than the facts gives them no date and no words', () => {
    for (const answer of ["j'ai pensé au suicide l'an dernier", "j'ai pense au suicide l'an dernier"]) {
      const { details } = answering('impact', answer, "Mon chef Marc Dupont m'a insulté.");
      expect(details.map(({ kind }) => kind)).not.toContain('when');
      const account = details.find(({ kind }) => kind === 'description');
      expect(account?.value).toBe("Mon chef Marc Dupont m'a insulté.");
    }
  });

  it.each([
    ['Est-ce que c’est grave ? C’est du harcèlement ?', []],
    ["J'en ai pleuré dans les toilettes.", ['impact']],
  ] as const)('that asks, or tells an effect, tells no more: "%s"', (said, kinds) => {
    expect(answering('when', said, 'Bonjour.').details.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('that names a school is about nobody called so', () => {
    const told = 'Dans la cour du collège Jean-Moulin, le principal, Monsieur Hervé Castel, m’a insultée.';
    const { people } = answering('when', told, 'Bonjour.');
    expect(people.map(({ name, role }) => [name, role])).toEqual([['Monsieur Hervé Castel', 'principal']]);
  });

  it('that tells a function is no account', () => {
    const { details } = answering('people', 'kevin il est preparateur de commande', 'Bonjour');
    expect(details.map(({ kind, value }) => [kind, value])).toEqual([
      ['people', 'kevin il est preparateur de commande'],
    ]);
  });

  it('about a later step leaves the day of the facts alone', () => {
    expect(answering('when', "Le médecin du travail m'a reçue jeudi").day).toBe('2026-11-16');
  });

  it('that corrects a day wins over the first one', () => {
    expect(answering('when', 'non, mardi à 9h')).toMatchObject({ day: '2026-11-17', time: '09:00' });
  });

  it('names the person spoken of, typed with capitals or without', () => {
    for (const answer of ['Il s’appelle Paul Martin', 'paul martin', 'Paul Martin', 'c’est paul martin']) {
      const { people } = answering('people', answer, 'Mon responsable m’a insulté.');
      expect(people.map(({ name, role, full }) => [name.toLowerCase(), role, full])).toEqual([
        ['paul martin', 'responsable', true],
      ]);
    }
  });

  it.each(Object.entries(PRECISIONS))('to a more precise question about %s is read as one', (kind, bank) => {
    for (const wording of bank) expect([wording, askedAbout(wording)]).toEqual([wording, kind]);
  });
});
