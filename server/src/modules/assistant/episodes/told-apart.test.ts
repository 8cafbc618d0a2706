import { describe, expect, it } from 'vitest';
import { readEpisodes } from '../read-interview.ts';
import type { SaidMessage } from '../said-message.ts';

/** Saturday 21 November 2026, 11:00 in Paris. */
const TOLD_AT = Date.parse('2026-11-21T10:00:00Z');

const episodesOf = (...lines: string[]) => {
  const said = lines.map(
    (content, at): SaidMessage => ({
      id: `m${at}`,
      role: 'user',
      content,
      at: new Date(TOLD_AT + at * 60_000),
    }),
  );
  return readEpisodes(said, { timeZone: 'Europe/Paris' }).episodes;
};
const wordsOf = (...lines: string[]) =>
  episodesOf(...lines).map(({ quoted }) => quoted.map(({ content }) => content));
const daysOf = (...lines: string[]) => episodesOf(...lines).map(({ collected }) => collected.day);

const NINTH = "Le 9 novembre vers 14h mon chef Paul Martin m'a insultée dans l'open space.";
const TWELFTH = "Le 12 novembre à 17h il m'a poussée dans son bureau.";

describe('words that name an earlier incident', () => {
  it.each([
    "Pour revenir au premier fait : Nadia Benali m'a écrit que c'était inadmissible.",
    'Pour revenir au premier, Nadia Benali a tout entendu.',
    'Je reviens sur le premier incident : Nadia Benali était là.',
    'Concernant le premier fait, Nadia Benali a tout entendu.',
    'Lors du premier incident, Nadia Benali était là.',
    'Pour revenir à celui du 9 novembre, Nadia Benali était là.',
    "Et pour revenir à l'autre incident, Nadia Benali était là.",
    'Pendant la première scène, Nadia Benali était là.',
  ])('lead back to it: %s', (line) => {
    expect(wordsOf(NINTH, TWELFTH, line)).toEqual([[NINTH, line], [TWELFTH]]);
  });

  it('lead a sentence back, too', () => {
    expect(wordsOf(NINTH, `${TWELFTH} Pour revenir au premier fait, Nadia Benali a tout vu.`)).toEqual([
      [NINTH, 'Pour revenir au premier fait, Nadia Benali a tout vu.'],
      [TWELFTH],
    ]);
  });

  it.each([
    'Pour la première fois il a levé la main sur moi.',
    'Il était au premier étage.',
    'Pour revenir au premier étage il a pris l’escalier.',
    "C'était pire que lors du premier incident.",
    'Depuis le premier incident il me surveille.',
    'Pour le troisième incident je ne sais plus.',
  ])('are not: %s', (line) => {
    expect(wordsOf(NINTH, TWELFTH, line)).toEqual([[NINTH], [TWELFTH, line]]);
  });
});

describe('a day on which it was done again', () => {
  const [AGAIN, THEN] = [
    'Il a recommencé le jeudi 12 novembre à 17h dans mon bureau.',
    'Puis le 16 novembre par téléphone.',
  ] as const;

  it('is an incident of its own', () => {
    const all = episodesOf(NINTH, `${AGAIN} ${THEN}`);
    expect(all.map(({ quoted }) => quoted.map(({ content }) => content))).toEqual([[NINTH], [AGAIN], [THEN]]);
    expect(all.map(({ collected }) => collected.day)).toEqual(['2026-11-09', '2026-11-12', '2026-11-16']);
    expect(all.map(({ collected }) => collected.details.find(({ kind }) => kind === 'where')?.value)).toEqual(
      ["dans l'open space", 'dans mon bureau', 'par téléphone'],
    );
  });

  it.each([
    'Paul Martin a recommencé le 12 novembre.',
    "Le 12 novembre il a recommencé à m'insulter.",
    'Les insultes ont recommencé le 12 novembre.',
    'Encore une fois le 12 novembre à 15h, en réunion.',
    'Rebelote le 12 novembre.',
    "Il a recommencé le 12 novembre et j'en ai parlé à la DRH.",
  ])('is told so: %s', (line) => {
    expect(daysOf(NINTH, line)).toEqual(['2026-11-09', '2026-11-12']);
  });

  it('gives its day to no incident whose day was not told', () => {
    expect(daysOf("Mon chef m'a insultée.", 'Il a recommencé le 12 novembre.')).toEqual([null, '2026-11-12']);
  });

  it.each([
    "J'ai recommencé à travailler le 12 novembre.",
    'Il a recommencé à fumer le 12 novembre.',
    'Le travail a recommencé le 12 novembre.',
    'Puis le 12 novembre rendez-vous chez le médecin.',
    "J'ai écrit à la DRH le 10 novembre. Puis le 12 novembre par téléphone.",
    'Puis le 12 novembre, arrêt de travail.',
    'De nouveau le 12 novembre, visite à la médecine du travail.',
  ])('is not told by: %s', (line) => {
    expect(daysOf(NINTH, line)).toEqual(['2026-11-09']);
  });
});

describe('a day told by the one before it', () => {
  it.each([
    ["Le lendemain elle m'a retiré mon bureau.", '2026-11-10'],
    ["Le surlendemain elle m'a retiré mon bureau.", '2026-11-11'],
  ])('is known where that one is: %s', (line, day) => {
    const all = episodesOf(NINTH, line);
    expect(all.map(({ collected }) => collected.day)).toEqual(['2026-11-09', day]);
    const when = all[1]?.collected.details.find(({ kind }) => kind === 'when');
    expect(when?.sources).toEqual([expect.objectContaining({ message_id: 'm1', start: 0 })]);
    expect(daysOf(`${NINTH} ${line}`)).toEqual(['2026-11-09', day]);
  });

  it('leads to the incident of that day, and is led to by it', () => {
    const line = "Le lendemain elle m'a retiré mon bureau.";
    expect(daysOf(NINTH, line, 'Le 10 novembre à 9h elle m’a insultée.')).toEqual([
      '2026-11-09',
      '2026-11-10',
    ]);
    expect(daysOf("Le 10 novembre il m'a insultée.", NINTH, line)).toEqual(['2026-11-10', '2026-11-09']);
  });

  it('divides nothing where that one is not', () => {
    expect(daysOf("Mon chef m'a insultée.", "Le lendemain elle m'a retiré mon bureau.")).toEqual([null]);
  });

  it.each([
    "Le 12 novembre j'ai vu le médecin du travail.",
    "Deux jours plus tard j'en ai parlé à la DRH.",
    "La semaine d'après j'étais en arrêt.",
  ])('is not counted from it where another time was told since: %s', (between) => {
    expect(daysOf(NINTH, between, "Le lendemain elle m'a retiré mon bureau.")).not.toContain('2026-11-10');
  });

  it.each([
    ["Deux jours plus tard elle m'a retiré mon bureau.", '2026-11-11', 'Deux jours plus tard'],
    ["3 jours après, elle m'a retiré mon bureau.", '2026-11-12', '3 jours après'],
    ["La veille elle m'avait retiré mon bureau.", '2026-11-08', 'La veille'],
    ['Deux jours après il a recommencé.', '2026-11-11', 'Deux jours après'],
    ['Mon chef Paul Martin a recommencé trois jours plus tard.', '2026-11-12', 'trois jours plus tard'],
    ["Quelques jours après, elle m'a retiré mon bureau.", null, 'Quelques jours après'],
    ["La semaine suivante elle m'a retiré mon bureau.", null, 'La semaine suivante'],
    ["Une semaine plus tard elle m'a retiré mon bureau.", null, 'Une semaine plus tard'],
    ["Environ trois jours après elle m'a retiré mon bureau.", null, 'Environ trois jours après'],
    ["Huit jours après elle m'a retiré mon bureau.", null, 'Huit jours après'],
    ["Il a recommencé la semaine d'après.", null, "la semaine d'après"],
  ])('is counted where it can be, and keeps its words like a period where not: %s', (line, day, value) => {
    const all = episodesOf(NINTH, line);
    expect(all.map(({ collected }) => collected.day)).toEqual(['2026-11-09', day]);
    const [, when] = all.map(({ collected }) => collected.details.find(({ kind }) => kind === 'when'));
    expect(when).toMatchObject({ value, certainty: 'approximate' });
    expect(when?.sources.map(({ words }) => words)).toEqual([value]);
  });

  it('is exact with an hour, and so is no period', () => {
    const whenOf = (line: string) =>
      episodesOf(NINTH, line)[1]?.collected.details.find(({ kind }) => kind === 'when')?.certainty;
    expect(whenOf("Deux jours plus tard à 15h elle m'a retiré mon bureau.")).toBe('exact');
    expect(whenOf("Deux jours plus tard je crois, à 15h, elle m'a retiré mon bureau.")).toBe('approximate');
    expect(whenOf("Quelques jours après à 15h elle m'a retiré mon bureau.")).toBe('approximate');
  });

  it('is told by one that is itself told so, and may be told better afterwards', () => {
    const some = "Quelques jours après il m'a menacée.";
    expect(daysOf(NINTH, some, "La semaine suivante il m'a poussée.")).toEqual(['2026-11-09', null, null]);
    expect(daysOf(NINTH, some, "C'était le 13 novembre vers 10h.")).toEqual(['2026-11-09', '2026-11-13']);
  });

  it.each([
    "Peu après il m'a menacée.",
    "J'ai vu mon médecin la semaine suivante.",
    'Le lendemain de la réunion je ne dormais plus.',
    'Quand je me plains, il me punit le lendemain.',
  ])('is none in: %s', (line) => {
    expect(daysOf(NINTH, line)).toEqual(['2026-11-09']);
  });

  it('is not known where she was not sure of that one', () => {
    expect(
      daysOf("Le 9 novembre je crois, il m'a insultée.", "Le lendemain il m'a retiré mon bureau.")[1],
    ).toBe(null);
  });
});
