/** A day in a record may be evidence: none at all rather than one that she has not told. */
import { describe, expect, it } from 'vitest';
import { readInterview } from '../../read-interview.ts';

/** Saturday 21 November 2026, eleven o'clock in Paris. */
const read = (content: string) =>
  readInterview([{ id: 'm', role: 'user', content, at: new Date('2026-11-21T10:00:00Z') }], {
    timeZone: 'Europe/Paris',
  }).collected;
const whenIn = (content: string) => {
  const { day, details } = read(content);
  const detail = details.find(({ kind }) => kind === 'when');
  return { day, value: detail?.value ?? null, certainty: detail?.certainty ?? null };
};

const SEVERAL = [
  'Le 3 et le 4 mars',
  'Le 3, le 4 et le 5 mars',
  'Le 3, puis le 10 mars',
  'Le 3, ou le 4 mars',
  'Le 3 ou le 4 mars',
  'Le 12, le 13 et le 14 octobre',
  'Les 3 et 4 mars',
  'Du 3 au 5 mars',
  'Entre le 3 et le 5 mars',
  'Le 3 mars, ou le 4',
  'Le 3 mars et le 12 avril',
  'Le mardi 3 et le mercredi 4 novembre',
  'Le 3 et le 4',
  'Lundi et mardi',
  'Lundi ou mardi',
  'Le 03/03 et le 04/03',
  'Hier et avant-hier',
];

describe('several days', () => {
  it.each(SEVERAL)('"%s" is no single day, and keeps its words', (days) => {
    for (const told of [days, days.normalize('NFD').toLowerCase()]) {
      expect(whenIn(`${told}, mon chef m'a hurlé dessus.`)).toEqual({
        day: null,
        value: told,
        certainty: 'approximate',
      });
      expect(read(`${told} vers 14h30 mon chef m'a hurlé dessus`).day).toBeNull();
    }
  });

  it('are none where the month of the first stands further behind', () => {
    expect(read("Le 3 à 14h et le 4 mars à 15h mon chef m'a hurlé dessus").day).toBeNull();
    expect(read("Le 3 il m'a insultée en réunion, c'était en mars").day).toBeNull();
  });

  it('are one where two names mean the same day', () => {
    expect(read("Hier, vendredi 20 novembre, il m'a insultée").day).toBe('2026-11-20');
    expect(read("Mardi, le 17 novembre, il m'a insultée").day).toBe('2026-11-17');
  });

  it('give way to the day that is answered', () => {
    const said = (id: string, role: 'user' | 'assistant', content: string) => ({
      id,
      role,
      content,
      at: new Date('2026-11-21T10:00:00Z'),
    });
    const { collected } = readInterview(
      [
        said('0', 'user', "Le 3 ou le 4 mars mon chef m'a insultée."),
        said('1', 'assistant', 'Quand cela s’est-il passé ?'),
        said('2', 'user', 'En fait c’était le 4 mars à 9h.'),
      ],
      { timeZone: 'Europe/Paris' },
    );
    expect(collected.day).toBe('2026-03-04');
  });
});

describe('the year', () => {
  it.each([
    ['Le 12 mars 1998', '1998-03-12'],
    ['Le 12/03/1998', '1998-03-12'],
    ['Le 12 mars 2024', '2024-03-12'],
    ['Le 29 février 2024', '2024-02-29'],
    ['Le vingt et un mars', '2026-03-21'],
    ['Le vingt-deux mars', '2026-03-22'],
    ['Le 3 mars', '2026-03-03'],
  ])('of "%s" is the one she said', (told, day) => {
    expect(whenIn(`${told} mon chef m'a insultée`)).toMatchObject({ day, value: told });
  });

  it.each(['Le 12 mars 1898', 'Le 12/03/1898'])('of "%s" is never left out', (told) => {
    expect(read(`${told} mon chef m'a insultée`).day).not.toBe('2026-03-12');
  });

  it.each(['Le 29 février', 'Le 29/02'])('of "%s" is not known', (told) => {
    expect(whenIn(`${told} mon chef m'a insultée`)).toEqual({
      day: null,
      value: told,
      certainty: 'approximate',
    });
  });
});

describe('the day of something else', () => {
  it.each([
    "Je suis née le 3 mars 1980. Vers 14h30 mon chef m'a insultée",
    "Ma date de naissance est le 3 mars 1980. Mon chef m'a insultée",
    "Née le 3 mars 1980, je travaille chez Durand. Mon chef m'a insultée",
    "Embauchée le 1er février 2020, mon chef m'a insultée",
    "Je suis convoquée le 3 mars. Mon chef m'a insultée",
    "Mon contrat date du 1er février 2020 et mon chef m'a insultée",
    "Mon CDI a été signé le 1er février 2020. Mon chef m'a insultée",
    "J'ai été embauchée le 1er février 2020 et mon chef m'a insultée",
    "Je travaille ici depuis mon embauche le 1er février 2020. Mon chef m'a insultée",
    "Je suis entrée dans l'entreprise le 1er février 2020. Mon chef m'a insultée",
    "Mon entretien est le 3 mars. Mon chef m'a insultée",
    "J'ai rendez-vous le 3 mars. Mon chef m'a insultée",
    'Dans le journal du 3 mars, un chef a frappé une salariée à Lyon',
    'Il me frappera le 30 juin',
    'Le 30 juin mon chef me frappera',
    "Le 30 juin, je serai licenciée. Il m'a insultée",
    "Il m'a dit qu'il me virerait le 30 juin.",
    "Il m'a annoncé mon licenciement pour le 30 juin.",
    "Il veut me virer le 30 juin. Il m'a insultée",
    "Il a prévu de me virer le 30 juin. Il m'a insultée",
    "Mon préavis se termine le 30 juin. Il m'a insultée",
    "Mon chef m'a écrit : « le 5 mai vous étiez absente ». Il m'a insultée.",
    "Il m'a dit que le 5 mai j'étais absente. Il m'a insultée",
    'Il m\'a écrit : "tu seras virée le 30 juin".',
  ])('"%s" tells none of the facts', (content) => {
    expect(read(content).day).toBeNull();
  });

  it.each([
    ["Pendant mon entretien du 3 mars, mon chef m'a insultée", '2026-03-03'],
    ["Le jour de mon anniversaire, le 3 mars, mon chef m'a insultée", '2026-03-03'],
    ["Je suis arrivée le 3 mars à 9h au bureau et mon chef m'a insultée", '2026-03-03'],
    ["Mon contrat date du 1er février 2020. Le 3 mars mon chef m'a insultée", '2026-03-03'],
    ["Le 3 mars il m'a dit qu'il me virerait.", '2026-03-03'],
    ["Le 3 mars, il a dit que je serai virée et il m'a insultée.", '2026-03-03'],
    ["Il m'a appelé mardi et il m'a insulté", '2026-11-17'],
  ])('"%s" tells that of the facts', (content, day) => {
    expect(read(content).day).toBe(day);
  });
});
