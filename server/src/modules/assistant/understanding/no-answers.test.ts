/** What is said after a question and answers it in no way: a wave of the hand, what he did next, a doubt of its weight. */
import { describe, expect, it } from 'vitest';
import type { DetailKind } from '#contract/interview.ts';
import { isDontKnow } from '../guide/intents.ts';
import { citedFor, readLines } from './read-lines.fixture.ts';

const ACCOUNT = "Lundi mon chef Marc Dupont m'a insulté.";
const KIND_QUESTIONS: DetailKind[] = ['witnesses', 'impact', 'actions', 'where'];
const answered = (kind: DetailKind, said: string) => citedFor(readLines(ACCOUNT, [kind, said]), kind);

describe('a question that is waved away', () => {
  const WAVES = [
    'non c bon',
    "c'est bon",
    'ça ira',
    'non ça ira',
    'laissez',
    'laissez tomber',
    'bon, tant pis',
  ];
  it.each(KIND_QUESTIONS.flatMap((kind) => WAVES.map((said) => [kind, said] as const)))(
    'is left: %s, %s',
    (kind, said) => expect(answered(kind, said)).toEqual([]),
  );
});

describe('asked who saw it', () => {
  it.each(['hier', 'mardi matin', "aujourd'hui"])('a day is no answer: %s', (said) =>
    expect(answered('witnesses', said)).toEqual([]),
  );

  it.each([
    "Il m'a dit que j'étais « un boulet » et que je ne servais à rien",
    "il m'a dit que j'étais nulle",
    'Il a recommencé le lendemain',
    'elle a recommencé devant la machine à café',
    "mon chef m'a dit de me taire",
    "Julie m'a dit que c'était pas grave",
    'il me parle plus depuis',
  ])('what somebody did is no answer: %s', (said) => expect(answered('witnesses', said)).toEqual([]));

  it.each([
    'elle a tout vu',
    'Julie a entendu',
    "Il m'a dit ça devant toute l'équipe",
    "Julie m'a défendue",
    'il y avait Karim',
    'non, personne',
    'ils étaient six',
  ])('who was there still is one: %s', (said) => expect(answered('witnesses', said)).not.toEqual([]));
});

describe('"j’ai rien fait"', () => {
  it('is what she did where that was asked', () =>
    expect(answered('actions', "j'ai rien fait")).toEqual(["j'ai rien fait"]));

  it.each<DetailKind>(['witnesses', 'impact', 'where'])('may mean no wrong where it was not: %s', (kind) =>
    expect(citedFor(readLines(ACCOUNT, [kind, "mais j'ai rien fait"]), 'actions')).toEqual([]),
  );

  it('is told in an account with its reason', () =>
    expect(citedFor(readLines(`${ACCOUNT} J'avais peur, alors je n'ai rien fait.`), 'actions')).not.toEqual(
      [],
    ));
});

describe('"je sais pas si c’est grave"', () => {
  it.each(["je sais pas si c'est grave", 'je sais pas si cest grave', 'je ne sais pas si c’est normal'])(
    'leaves no question open: %s',
    (said) => {
      expect(isDontKnow(said)).toBe(false);
      expect(answered('impact', said)).toEqual([]);
    },
  );

  it.each(['je sais pas', 'je ne sais plus', 'je sais pas trop'])('is not "je sais pas": %s', (said) =>
    expect(isDontKnow(said)).toBe(true),
  );
});

it.each([
  ['a cote de '.repeat(2_000), 'Mme Petit'],
  ['.,'.repeat(9_000), 'x'],
])('nonsense is read to its end: %.20s…', (nonsense, last) => {
  for (const kind of KIND_QUESTIONS)
    expect(readLines(ACCOUNT, [kind, `${nonsense}${last}`]).details.length).toBeGreaterThan(0);
});
