import { describe, expect, it } from 'vitest';
import { certaintyOf, read, VARIANTS } from './said.corpus.ts';

/** [words, day, time, certainty]; said on Saturday 21 November 2026. */
const SAID: readonly (readonly [string, string | null, string | null, string])[] = [
  ["Hier vers 14h30 il m'a crié dessus", '2026-11-20', '14:30', 'exact'],
  ["Avant-hier à 9h il m'a insultée", '2026-11-19', '09:00', 'exact'],
  ["avant hier matin il m'a insultée", '2026-11-19', null, 'exact'],
  ["Ce matin il m'a insultée", '2026-11-21', null, 'exact'],
  ["Cet après-midi vers 15 heures il m'a poussée", '2026-11-21', '15:00', 'exact'],
  ["Aujourd'hui à 8 h 45 elle m'a hurlé dessus", '2026-11-21', '08:45', 'exact'],
  ["Hier soir il m'a menacée", '2026-11-20', null, 'exact'],
  ["Hier il m'a menacée", '2026-11-20', null, 'approximate'],
  ["Lundi il m'a menacée", '2026-11-16', null, 'approximate'],
  ["lundi dernier à 10h15, elle m'a insultée", '2026-11-16', '10:15', 'exact'],
  ["Samedi vers midi elle m'a insultée", '2026-11-14', '12:00', 'exact'],
  ["mardi matin mon chef m'a humiliée", '2026-11-17', null, 'exact'],
  ["Mercredi de la semaine dernière il m'a insulté", '2026-11-11', null, 'approximate'],
  ["La semaine dernière il m'a insulté", null, null, 'approximate'],
  ["Il y a trois jours il m'a giflée", '2026-11-18', null, 'approximate'],
  ["Il y a 2 semaines il m'a giflée", null, null, 'approximate'],
  ["Il y a quinze jours il m'a giflée", null, null, 'approximate'],
  ["Le 12 mars 2026 vers 14h30, il m'a bousculé", '2026-03-12', '14:30', 'exact'],
  ["Le 12 mars il m'a bousculé", '2026-03-12', null, 'approximate'],
  ["Le 12 décembre il m'a bousculé", '2025-12-12', null, 'approximate'],
  ["Le 1er septembre à 9 heures et demie il m'a bousculé", '2026-09-01', '09:30', 'exact'],
  ["Le jeudi 5 novembre à 17h il m'a bousculé", '2026-11-05', '17:00', 'exact'],
  ["12/03/2026 à 14:30 : il m'a bousculé", '2026-03-12', '14:30', 'exact'],
  ["Le 12/03/26 il m'a bousculé", '2026-03-12', null, 'approximate'],
  ["Le 12.03.2026 à midi et quart il m'a bousculé", '2026-03-12', '12:15', 'exact'],
  ["2026-03-12, 9h moins le quart, il m'a bousculé", '2026-03-12', '08:45', 'exact'],
  ["Le 3/11 à 18 h, il m'a bousculé", '2026-11-03', '18:00', 'exact'],
  ["Le 3, il m'a bousculé", '2026-11-03', null, 'approximate'],
  ["Le 28 il m'a bousculé", '2026-10-28', null, 'approximate'],
  ["Début mars il m'a bousculé", null, null, 'approximate'],
  ['Depuis janvier il me rabaisse', null, null, 'approximate'],
  ["En septembre il m'a insultée", null, null, 'approximate'],
  ['Depuis deux mois elle me rabaisse', null, null, 'approximate'],
  ["Hier à minuit il m'a appelée pour m'insulter", '2026-11-20', '00:00', 'exact'],
  ["Hier en fin de journée il m'a insultée", '2026-11-20', null, 'exact'],
  ["Hier à trois heures de l'après-midi il m'a insultée", '2026-11-20', '15:00', 'exact'],
  ["Hier à quatorze heures trente il m'a insultée", '2026-11-20', '14:30', 'exact'],
  ["Hier 14h il m'a insultée", '2026-11-20', '14:00', 'exact'],
  ["Hier, pendant 2h, il m'a insultée", '2026-11-20', null, 'approximate'],
  ["Il m'a insultée devant 14 personnes", null, null, 'absent'],
  ["On était à 14 personnes et il m'a insultée", null, null, 'absent'],
  ["J'ai 34 ans et il m'a traitée de vieille", null, null, 'absent'],
  ['Il me doit 1200 euros', null, null, 'absent'],
  ['Je travaille 35h par semaine', null, null, 'absent'],
  ['Tous les lundis il me rabaisse', null, null, 'absent'],
  ["C'était au 3e étage", null, null, 'absent'],
  ['Je suis là 24/7', null, null, 'absent'],
  ['Lundi prochain je reprends', null, null, 'absent'],
  ["Hier il m'a insultée. J'en ai parlé à la DRH ce matin à 9h.", '2026-11-20', null, 'approximate'],
  ["J'ai écrit au CSE hier à 10h.", null, null, 'absent'],
  ["C'était mardi à 10h. En fait c'était mercredi, pas mardi.", '2026-11-18', '10:00', 'exact'],
  ["Hier vers 14 h 30 il m'a crié dessus puis à 16h j'ai pleuré", '2026-11-20', '14:30', 'exact'],
];

describe('when', () => {
  it.each(SAID)('%s', (words, day, time, certainty) => {
    for (const variant of VARIANTS) {
      const collected = read(variant(words));
      expect({ day: collected.day, time: collected.time, certainty: certaintyOf(collected, 'when') }).toEqual(
        {
          day,
          time,
          certainty,
        },
      );
    }
  });

  it.each([
    [["Hier il m'a insultée", '? Vers quelle heure était-ce ?', 'vers 10h'], '2026-11-20', '10:00', 'exact'],
    [["Hier il m'a insultée", '? Quand est-ce arrivé ?', '10h'], '2026-11-20', '10:00', 'exact'],
    [["Hier il m'a insultée", '? Quand est-ce arrivé ?', 'le matin'], '2026-11-20', null, 'exact'],
    [
      ["Hier il m'a insultée", '? Quand est-ce arrivé ?', 'je ne sais plus à quelle heure'],
      '2026-11-20',
      null,
      'approximate',
    ],
    [["Il m'a insultée", '? Quand est-ce arrivé ?', 'je ne sais plus'], null, null, 'unknown'],
    [["Il m'a insultée", '? Quand est-ce arrivé ?', 'jsp'], null, null, 'unknown'],
    [["La semaine dernière il m'a insultée", '? Quel jour ?', 'mardi à 15h'], '2026-11-17', '15:00', 'exact'],
    [
      [
        "Lundi à 9h il m'a insultée",
        '? Que pouvez-vous ajouter ?',
        "Je me suis trompée, c'était mardi, pas lundi.",
      ],
      '2026-11-17',
      '09:00',
      'exact',
    ],
    [["Lundi à 9h il m'a insultée", "Pardon, c'était plutôt vers 10h30"], '2026-11-16', '10:30', 'exact'],
  ] as const)('%j', (lines, day, time, certainty) => {
    const collected = read(...lines);
    expect({ day: collected.day, time: collected.time, certainty: certaintyOf(collected, 'when') }).toEqual({
      day,
      time,
      certainty,
    });
  });
});
