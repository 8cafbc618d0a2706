/** Dates and hours as people type them, between the guide's replies: what is collected when all was said. */
import { describe, expect, it } from 'vitest';
import { talk, whenIn } from './with-guide.fixture.ts';

const whenAfter = (...lines: string[]) =>
  talk(...lines)
    .at(-1)
    ?.all.map(whenIn);

describe('everyday words', () => {
  it.each<[string[], ReturnType<typeof whenIn>[]]>([
    [
      [
        'hier a la pause de 10h ma cheffe ma hurlé dessus',
        'jsais plus trop l heure en fait, peut etre 10h15',
      ],
      [['2026-11-20', null, 'hier a la pause de 10h, peut etre 10h15', 'approximate']],
    ],
    [
      ['hier a la pause de 10h ma cheffe ma hurlé dessus', 'le lendemain elle a recommencé'],
      [
        ['2026-11-20', '10:00', 'hier a la pause de 10h', 'exact'],
        ['2026-11-21', null, 'le lendemain', 'approximate'],
      ],
    ],
    [
      ["C'était fin octobre, Kevin m'a mis une main aux fesses.", "entre 2 et 3 de l'aprem je dirais"],
      [[null, '14:00', "entre 2 et 3 de l'aprem, fin octobre", 'approximate']],
    ],
    [
      ["mardi en 8 j'ai rdv avec la drh. mardi dernier mon chef m'a traité de bon a rien vers 17h30"],
      [['2026-11-17', '17:30', 'mardi dernier, vers 17h30', 'exact']],
    ],
    [
      [
        'le 3 nov vers 8h du mat mon boss ma insulter au depot',
        "nan pardon c'etait le 4",
        'vers 8h30 plutot',
      ],
      [['2026-11-04', '08:30', 'le 4, vers 8h30', 'exact']],
    ],
    [
      ["ce matin vers 7h45 Sonia m'a dit casse toi", 'et à midi rebelote a la cantine'],
      [['2026-11-21', '07:45', 'ce matin vers 7h45', 'exact']],
    ],
    [
      ["samedi vers 15h un client m'a insultée et mon chef a rien dit"],
      [['2026-11-14', '15:00', 'samedi vers 15h', 'exact']],
    ],
    [
      ["mardi, genre 18h, M. Leroy m'a insultée.", 'jsuis plus sur du jour'],
      [['2026-11-17', '18:00', 'mardi, genre 18h', 'approximate']],
    ],
    [
      [
        'le 2/11 a 14h30 il ma traitee de menteuse',
        'quelques jours apres il ma encore traitee de menteuse',
        "c'etait vers le 6",
        'a 9h pile',
      ],
      [
        ['2026-11-02', '14:30', 'le 2/11 a 14h30', 'exact'],
        ['2026-11-06', '09:00', 'vers le 6, a 9h', 'approximate'],
      ],
    ],
    [
      ["Le 30 octobre vers 16 heures trente mon responsable m'a humiliée.", 'En fait 15 heures trente'],
      [['2026-10-30', '15:30', 'Le 30 octobre, 15 heures trente', 'exact']],
    ],
    [
      ["Aux alentours du 6 novembre à 9h il m'a insultée."],
      [['2026-11-06', '09:00', 'Aux alentours du 6 novembre à 9h', 'approximate']],
    ],
  ])('are read as they are meant: %j', (lines, when) => {
    expect(whenAfter(...lines)).toEqual(when);
  });
});
