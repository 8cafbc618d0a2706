/** A doubt about the hour answers nothing that was asked, and "il a recommencé le 12" takes no day away. */
import { describe, expect, it } from 'vitest';
import type { DetailKind } from '#contract/interview.ts';
import { QUESTIONS } from '../interview.ts';
import { readEpisodes } from '../read-interview.ts';
import type { SaidMessage } from '../said-message.ts';
import { kindsIn, talk, whenIn } from './with-guide.fixture.ts';

const FACTS =
  "Le 5 novembre vers 14h30, dans la salle Pascal, mon chef M. Garnier a crié devant tout le monde que j'étais un incapable.";
const TOLD = ['Le 5 novembre vers 14h30'] as const;
const DOUBTED = ["Le 5 novembre vers 14h30, je ne sais plus si c'était le matin"] as const;

describe('ten lines in which the hour is doubted and it happens again', () => {
  const turns = talk(
    FACTS,
    'Il a jeté mon dossier par terre.',
    'Ma collègue Sophie Bernard était là.',
    "Je ne suis plus certain de l'heure.",
    "je ne sais plus si c'était le matin",
    'Je dors mal depuis.',
    "J'en ai parlé à la RH.",
    'Il a recommencé le 12.',
    "C'était dans son bureau vers 10h.",
    "Je ne suis plus sûr de l'endroit.",
  );
  const FIRST: DetailKind[] = ['when', 'where', 'people', 'description', 'witnesses'];

  it('are asked of effects, of steps and of witnesses where she doubts', () => {
    expect([3, 4, 9].map((at) => turns[at]?.asked)).toEqual(['impact', 'actions', 'people']);
  });

  it.each([
    [0, ['2026-11-05', '14:30', ...TOLD, 'exact'], FIRST],
    [1, ['2026-11-05', '14:30', ...TOLD, 'exact'], FIRST],
    [2, ['2026-11-05', '14:30', ...TOLD, 'exact'], FIRST],
    [3, ['2026-11-05', '14:30', ...TOLD, 'approximate'], FIRST],
    [4, ['2026-11-05', null, ...DOUBTED, 'approximate'], FIRST],
    [5, ['2026-11-05', null, ...DOUBTED, 'approximate'], [...FIRST, 'impact']],
    [6, ['2026-11-05', null, ...DOUBTED, 'approximate'], [...FIRST, 'impact', 'actions']],
    [7, ['2026-11-05', null, ...DOUBTED, 'approximate'], [...FIRST, 'impact', 'actions']],
    [8, ['2026-11-05', null, ...DOUBTED, 'approximate'], [...FIRST, 'impact', 'actions']],
    [9, ['2026-11-05', null, ...DOUBTED, 'approximate'], [...FIRST, 'impact', 'actions']],
  ] as const)('after line %i leave the first incident its day and its details', (at, when, kinds) => {
    const [first] = turns[at]?.all ?? [];
    expect(first && whenIn(first)).toEqual(when);
    expect(first && kindsIn(first)).toEqual(kinds);
  });

  it('open a second incident once it happens again, and no other', () => {
    expect(turns.map(({ all }) => all.length)).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 2, 2]);
    const seconds = turns.slice(7).flatMap(({ all }) => all[1] ?? []);
    expect(seconds.map(whenIn)).toEqual([
      ['2026-11-12', null, 'le 12', 'approximate'],
      ['2026-11-12', '10:00', 'le 12, vers 10h', 'exact'],
      ['2026-11-12', '10:00', 'le 12, vers 10h', 'exact'],
    ]);
    expect(seconds.map(kindsIn)).toEqual([
      ['when', 'description'],
      ['when', 'where', 'description'],
      ['when', 'where', 'description'],
    ]);
  });
});

type Asked = readonly [DetailKind | null, string];
const readAsked = (...lines: readonly Asked[]) => {
  const said = lines.flatMap(([kind, content], at): SaidMessage[] => [
    { id: `q${at}`, role: 'assistant', content: kind ? QUESTIONS[kind][0] : '', at: AT },
    { id: `m${at}`, role: 'user', content, at: AT },
  ]);
  return readEpisodes(said, { timeZone: 'Europe/Paris' }).episodes.map(({ collected }) => collected);
};
const AT = new Date('2026-11-21T10:00:00Z');

describe('what is done again on another day', () => {
  it.each([
    [null, 'Il a recommencé le 12.'],
    ['when', 'Il a recommencé le 12.'],
    ['when', 'Non, il a recommencé le 12.'],
    ['when', "Le 12 novembre rebelote : il m'a retiré mon client."],
    ['impact', 'En fait il a recommencé le 12.'],
    [null, "Le 12 il m'a poussé."],
  ] as const)('is another incident, asked about %s: %s', (asked, said) => {
    for (const facts of [FACTS, "Le 5 novembre mon chef m'a fait une remarque."]) {
      const all = readAsked([null, facts], ['impact', "Je ne suis plus sûr de l'heure."], [asked, said]);
      expect(all.map(({ day }) => day)).toEqual(['2026-11-05', '2026-11-12']);
    }
  });

  it('is the answer to when it was where she says no such thing', () => {
    const [first, ...others] = readAsked([null, FACTS], ['when', 'Le 12 vers 9h.']);
    expect([first?.day, others]).toEqual(['2026-11-12', []]);
  });
});

describe('a doubt about the day', () => {
  it('leaves the day in the words that tell most of it, and is not sure of it', () => {
    const [first] = readAsked([null, FACTS], ['impact', "Je ne suis plus sûr que c'était le 5."]);
    expect(first && whenIn(first)).toEqual([
      '2026-11-05',
      '14:30',
      'Le 5 novembre vers 14h30',
      'approximate',
    ]);
  });
});
