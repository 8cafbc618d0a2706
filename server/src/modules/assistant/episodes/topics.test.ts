import { describe, expect, it } from 'vitest';
import type { Collected, DetailKind } from '#contract/interview.ts';
import { readEpisodes } from '../read-interview.ts';
import type { SaidMessage } from '../said-message.ts';
import type { StoredEdit } from '../understanding/edits.ts';
import type { StoredMark } from './episode.ts';
import { talk } from './with-guide.fixture.ts';

/** Saturday 21 November 2026, 11:00 in Paris. */
const TOLD_AT = Date.parse('2026-11-21T10:00:00Z');

const read = (
  lines: readonly string[],
  { asked = '', marks = [] as StoredMark[], edits = [] as StoredEdit[] } = {},
) => {
  const said = lines.map(
    (content, at): SaidMessage => ({ id: `m${at}`, role: 'user', content, at: new Date(TOLD_AT + at) }),
  );
  const question: SaidMessage = { id: 'q', role: 'assistant', content: asked, at: new Date(TOLD_AT) };
  if (asked !== '') said.splice(-1, 0, question);
  return readEpisodes(said, { timeZone: 'Europe/Paris', marks, edits }).episodes;
};
const wordsOf = (...lines: string[]) => read(lines).map(({ quoted }) => quoted.map(({ content }) => content));
const toldLast = (lines: readonly string[], options?: Parameters<typeof read>[1]) =>
  read(lines, options).flatMap(({ quoted }, at) => (quoted.at(-1)?.content === lines.at(-1) ? [at + 1] : []));

const wordsFor = (collected: Collected | undefined, kind: DetailKind) =>
  collected?.details.find((detail) => detail.kind === kind)?.value ?? null;
const namesOf = (collected: Collected | undefined) =>
  collected?.people.map(({ name, witness }) => (witness ? `${name}, witness` : name));

const PETIT =
  "Lundi 2 novembre vers 9h au guichet de la banque à Lille, Mme Carole Petit, ma directrice, m'a traitée d'incapable devant deux clients.";
const ROY =
  "Autre chose : le jeudi 12 novembre à 18h sur le parking, M. Denis Roy, un collègue, a rayé ma voiture et m'a dit « la prochaine fois c'est toi ».";

describe('what is said of somebody of one incident, between the guide’s own replies', () => {
  it('stays with the one that she insulted, and with the one that he threatened', () => {
    const turns = talk(
      PETIT,
      ROY,
      "Pour Mme Petit, j'ai prévenu les RH le 4 novembre.",
      'M. Roy, lui, a été convoqué par la direction.',
      "Quand Carole Petit m'a dit ça j'ai pleuré.",
    );
    expect(turns.map(({ all }) => all.map(({ filled }) => filled))).toEqual([
      [6],
      [6, 5],
      [7, 5],
      [7, 5],
      [8, 5],
    ]);
    const [first, second] = turns.at(-1)?.all ?? [];
    expect(namesOf(first)).toEqual(['Mme Carole Petit']);
    expect(namesOf(second)).toEqual(['M. Denis Roy']);
    expect([wordsFor(first, 'actions'), wordsFor(first, 'impact')]).toEqual([
      "j'ai prévenu les RH le 4 novembre",
      "j'ai pleuré",
    ]);
    expect([wordsFor(second, 'actions'), wordsFor(second, 'impact'), wordsFor(second, 'witnesses')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(wordsFor(second, 'people')).toBe('M. Denis Roy, un collègue ; M. Roy');
  });

  it('goes to the other one after she has gone back to the first, with all that follows it', () => {
    const turns = talk(
      "Mardi 3 novembre vers 10h, dans la salle de soins, Mme Sylvie Marchand, ma cadre de santé, m'a humiliée devant deux patients.",
      "Le vendredi 13 novembre à 20h dans l'ascenseur, le Dr Marc Aubert, chirurgien, m'a mis la main sur les fesses.",
      "Pour revenir au premier fait, Mme Marchand a dit que j'étais nulle.",
      "Concernant le Dr Aubert, j'en ai parlé au médecin du travail le 18 novembre. Depuis j'évite l'ascenseur et je tremble quand je le croise.",
    );
    const [first, second] = turns.at(-1)?.all ?? [];
    expect(namesOf(first)).toEqual(['Mme Sylvie Marchand']);
    expect(namesOf(second)).toEqual(['Dr Marc Aubert']);
    expect([wordsFor(first, 'actions'), wordsFor(first, 'impact')]).toEqual([null, null]);
    expect(wordsFor(second, 'actions')).toBe("j'en ai parlé au médecin du travail le 18 novembre");
    expect(wordsFor(second, 'impact')).toBe("Depuis j'évite l'ascenseur ; et je tremble");
    expect(turns.at(-1)?.all.map(({ filled }) => filled)).toEqual([6, 7]);
  });
});

describe('somebody who is named as what a sentence is about', () => {
  it.each([
    "Concernant Mme Petit, j'ai prévenu les RH.",
    "Quant à Carole Petit, j'en ai parlé aux RH.",
    "À propos de Mme Petit, j'en ai parlé aux RH.",
    "Au sujet de Mme Petit, j'en ai parlé aux RH.",
    "Par rapport à Mme Petit, j'ai pleuré longtemps.",
    "Avec Mme Petit, j'ai peur à chaque réunion.",
    'Mme Petit, elle, ne me parle plus.',
    "Mme Petit m'a envoyé un mail d'excuses.",
    "Lorsque Mme Petit m'a parlé ainsi, j'ai pleuré.",
    "Et concernant ma directrice, j'ai prévenu les RH.",
  ])('leads to her incident: %s', (line) => {
    expect(wordsOf(PETIT, ROY, line)).toEqual([[PETIT, line], [ROY]]);
  });

  it.each([
    "Concernant Mme Petit, elle était absente le 12 novembre et j'ai été menacée.",
    'Concernant Julie Leroy, elle ne me parle plus.',
    "M. Roy m'a menacée parce que Mme Petit l'avait demandé.",
    "J'ai parlé de tout à Mme Petit.",
    'Mme Petit était là.',
    'Mme Petit et M. Roy rient ensemble.',
    "Quand Mme Petit m'a vue, M. Roy est parti.",
    'M. Petit ne me parle plus.',
  ])('leads nowhere where the words may be of another one: %s', (line) => {
    expect(wordsOf(PETIT, ROY, line)).toEqual([[PETIT], [ROY, line]]);
  });

  it('leads the rest of a message, until another one is named', () => {
    const [petit, roy] = [
      "Pour Mme Petit, j'ai prévenu les RH. Depuis je dors mal.",
      "Quant à M. Roy, j'ai porté plainte.",
    ];
    expect(wordsOf(PETIT, ROY, `${petit} ${roy}`)).toEqual([
      [PETIT, petit],
      [ROY, roy],
    ]);
  });

  it('leads nowhere beside what was just told of a day', () => {
    const line = `${ROY} Mme Petit, elle, a rigolé.`;
    expect(wordsOf(PETIT, line)).toEqual([[PETIT], [line]]);
  });

  it('leads nowhere where she did something in both, or "il" may be the one named before', () => {
    const [first, again] = [
      "Le 9 novembre vers 14h mon chef Paul Martin m'a insultée dans l'open space.",
      "Le 12 novembre à 17h il m'a poussée dans son bureau.",
    ];
    const line = "Concernant Paul Martin, j'ai prévenu les RH.";
    expect(toldLast([first, again, line])).toEqual([2]);
    expect(toldLast([first, again.replace('il ', 'mon chef '), line])).toEqual([2]);
    expect(toldLast([first, again.replace('il ', 'Luc Faure '), line])).toEqual([1]);
    expect(
      toldLast([PETIT, ROY, "Le 2 novembre M. Roy m'a insultée aussi.", 'Pour M. Roy, je dors mal.']),
    ).toEqual([1]);
  });

  it('leads nowhere where she answers what was asked of the incident at hand', () => {
    const told = (asked: string, line: string) => toldLast([PETIT, ROY, line], { asked });
    const [who, where] = ['Qui était présent à ce moment-là ?', 'Où étiez-vous ?'];
    expect(told(who, 'Mme Petit passait à côté.')).toEqual([2]);
    expect(told(who, 'Avec Mme Petit.')).toEqual([2]);
    expect(told(where, "Mme Petit m'a trouvée sur le parking.")).toEqual([2]);
    expect(told(who, "Quand Mme Petit m'a parlé ainsi, j'ai pleuré.")).toEqual([1]);
  });

  it('leads away from nothing that she has just begun by hand', () => {
    const line = "Concernant Mme Petit, elle m'a aussi poussée.";
    expect(toldLast([PETIT, ROY, line], { marks: [{ action: 'begin', at: 2 }] })).toEqual([3]);
  });
});

describe('somebody who did it another day, where she is asked who saw it', () => {
  const witnessesOf = (line: string, before: readonly string[] = [PETIT, ROY]) => {
    const [, second] = read([...before, line], { asked: 'Qui était présent à ce moment-là ?' });
    const witnesses = second?.collected.people.filter(({ witness }) => witness).map(({ name }) => name);
    return [witnesses, wordsFor(second?.collected, 'witnesses'), second?.collected.filled];
  };

  it.each([
    "J'ai parlé de tout à Mme Petit.",
    "C'est comme avec Mme Petit, il me déteste.",
    'Il est ami avec Mme Petit.',
  ])('is no witness because her name stands there: %s', (line) => {
    expect(witnessesOf(line)).toEqual([[], null, 5]);
  });

  it.each([
    ['Mme Petit.', 'Mme Petit'],
    ['Il y avait Carole Petit.', 'Il y avait Carole Petit'],
    ['Avec Mme Petit.', 'Avec Mme Petit'],
    ["J'ai vu Mme Petit.", "J'ai vu Mme Petit"],
    ['Il a fait ça devant Mme Petit.', 'devant Mme Petit'],
  ])('is one where she says that she was there: %s', (line, value) => {
    const [witnesses, words] = witnessesOf(line);
    expect(witnesses).toEqual(['Mme Carole Petit']);
    expect(String(words).replace(/\.$/, '')).toBe(value);
  });

  it('is left out beside those who were there', () => {
    const line = "Julie Leroy a tout vu. J'en ai aussi parlé à Mme Petit.";
    expect(witnessesOf(line).slice(0, 2)).toEqual([['Julie Leroy'], 'Julie Leroy a tout vu']);
  });

  it('is one where she has said so by hand', () => {
    const line = "J'ai parlé de tout à Mme Petit.";
    const edit = {
      kind: 'witnesses',
      action: 'correct',
      value: 'Mme Petit',
      through: 4,
      episode: 'm1:0',
    } as const;
    const [, second] = read([PETIT, ROY, line], {
      asked: 'Qui était présent à ce moment-là ?',
      edits: [edit],
    });
    expect(wordsFor(second?.collected, 'witnesses')).toBe('Mme Petit');
  });
});

describe('acts without a name', () => {
  it('are of those who were spoken of last, once, however often she comes back to them', () => {
    const days = [
      "Le 12 novembre il m'a poussée devant Julie Leroy.",
      "Le 13 novembre il m'a poussée devant Julie Leroy.",
    ];
    const often = Array.from({ length: 40 }, () => days).flat();
    expect(read([...often, "Concernant Julie Leroy, je n'ai rien dit."])).toHaveLength(2);
  });
});
