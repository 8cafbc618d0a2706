import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../text/sentences.ts';
import type { Asked, Turn } from '../finding.ts';
import { readDays } from './days.ts';

/** A Thursday evening in Paris. */
const WRITTEN = new Date('2026-10-15T20:10:00+02:00');

const turnOf = (content: string, earlier: readonly Turn[] = [], asked: Asked = null): Turn => ({
  message: { id: `m${earlier.length}`, role: 'user', content, at: WRITTEN },
  sentences: sentencesOf(content),
  timeZone: 'Europe/Paris',
  asked,
  earlier,
});

const turnsOf = (...contents: string[]): Turn[] => {
  const turns: Turn[] = [];
  for (const content of contents) turns.push(turnOf(content, [...turns]));
  return turns;
};

/** What the last of some messages tells: the words, their day or hour, and "~" where it is approximate. */
const told = (...contents: string[]): string[] => toldBy(turnsOf(...contents).at(-1) ?? turnOf(''));
const toldBy = (turn: Turn): string[] =>
  readDays(turn).flatMap(({ value, passage }) =>
    value.detail === 'when' && value.of === 'event'
      ? [
          [passage.words, value.day, value.time, value.isApproximate ? '~' : null]
            .filter((part) => part !== null)
            .join(' | '),
        ]
      : [],
  );

describe('a day', () => {
  it.each([
    ['hier il m’a crié dessus', 'hier | 2026-10-14'],
    ['avant-hier soir il m’a crié dessus', 'avant-hier soir | 2026-10-13'],
    ['ce matin elle m’a poussée', 'ce matin | 2026-10-15'],
    ['jeudi il m’a crié dessus', 'jeudi | 2026-10-08'],
    ['mardi dernié il ma crié dessu', 'mardi dernié | 2026-10-13'],
    ['lundi de la semaine dernière il m’a insulté', 'lundi de la semaine dernière | 2026-10-05'],
    ['jeudi ya 15 jours il ma insulté', 'jeudi ya 15 jours | ~'],
    ['Le 12 mars il m’a insulté', 'Le 12 mars | 2026-03-12'],
    ['le 3 il m’a insulté', 'le 3 | 2026-10-03'],
    ['le 20 novembre il m’a insulté', 'le 20 novembre | 2025-11-20'],
    ['Le 28 mai 2026 il m’a insulté', 'Le 28 mai 2026 | 2026-05-28'],
    ['le 30/09/2026 il m’a insulté', 'le 30/09/2026 | 2026-09-30'],
    ['le premier octobre il m’a insulté', 'le premier octobre | 2026-10-01'],
    ['il y a trois jours il m’a insulté', 'il y a trois jours | 2026-10-12'],
    ['il y a une semaine il m’a insulté', 'il y a une semaine | 2026-10-08 | ~'],
    ['la semaine dernière il m’a insulté', 'la semaine dernière | ~'],
    ['début mars il m’a insulté', 'début mars | ~'],
    ['Les faits datent du 2.', 'du 2 | 2026-10-02'],
  ])('is read in "%s"', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });

  it('is full only where day, month and year are written and the weekday fits', () => {
    const isFull = (text: string) =>
      readDays(turnOf(text)).map(({ value }) => value.detail === 'when' && value.isFull);
    expect(isFull('Le 9 juin 2026 à 14 h 40 il m’a insulté')).toEqual([true, true]);
    expect(isFull('Le mardi 9 juin 2026 il m’a insulté')).toEqual([true]);
    expect(isFull('Le lundi 9 juin 2026 il m’a insulté')).toEqual([false]);
    expect(isFull('Le 9 juin à 14 h il m’a insulté')).toEqual([false, false]);
  });

  it('is counted from the day told before', () => {
    expect(told('Le 5 octobre il m’a insulté.', 'Le lendemain il m’a poussée.')).toEqual([
      'Le lendemain | 2026-10-06',
    ]);
    expect(told('Le lendemain il m’a poussée.')).toEqual([]);
  });

  it('is no house, bus, emergency call or day that does not exist', () => {
    expect(told('J’habite au 12 rue des Lilas, je prends le 19, j’ai appelé le 17.')).toEqual([]);
    expect(told('Mon numéro est le 06-12-24-56-78, il m’a insultée.')).toEqual([]);
    expect(told('Il m’a menacée pour le 3 mars 2031.')).toEqual([]);
    expect(told('Le 31 février 2026 il m’a insulté')).toEqual([]);
  });
});

describe('an hour', () => {
  it.each([
    ['à 11h30 il m’a insulté', '11h30 | 11:30'],
    ['a 14h30 il ma insulté', '14h30 | 14:30'],
    ['il était 23 h 05', '23 h 05 | 23:05'],
    ['à midi et demi il m’a insulté', 'midi et demi | 12:30'],
    ['à 9 h moins le quart il m’a insulté', '9 h moins le quart | 08:45'],
    ['il était minuit vingt-cinq', 'minuit vingt-cinq | 00:25'],
    ['a onze heure elle ma crié dessu', 'onze heure | 11:00'],
    ['ver 5h du mat il ma poussé', 'ver 5h du mat | 05:00 | ~'],
    ['vers trois heures de l’après-midi il m’a poussé', 'vers trois heures de l’après-midi | 15:00 | ~'],
    ['C’était un peu avant 17 h.', 'un peu avant 17 h | 17:00 | ~'],
    ['aux alentours de 15h il m’a poussé', 'aux alentours de 15h | 15:00 | ~'],
    ['C’était à vingt et une heures trente.', 'vingt et une heures trente | 21:30'],
    ['à 9 h 2 collègues m’ont insultée', '9 h | 09:00'],
  ])('is read in "%s"', (text, expected) => {
    expect(told(text)).toEqual([expected]);
  });

  it.each([
    'J’ai une heure devant moi.',
    'Il m’a fait attendre pendant trois heures.',
    'J’ai dormi deux heures.',
    'J’ai 10 heures de route.',
    'Le train de 23 h 52 était bondé.',
    'Je commence à 6 h.',
    'Le magasin ferme à 20 h.',
    'J’ai 17 ans.',
  ])('is not of what happened in "%s"', (text) => {
    expect(told(text)).toEqual([]);
  });

  it('after midnight moves the evening of the same message to the next day', () => {
    expect(told('Samedi soir il m’a coincé le bras. Il était minuit vingt.')).toEqual([
      'Samedi soir | 2026-10-11',
      'minuit vingt | 00:20',
    ]);
  });

  it('after midnight brings the next day where an earlier message told the evening', () => {
    expect(told('Samedi soir il m’a coincé le bras.', 'Il était 1 h 10.')).toEqual([
      '1 h 10 | 2026-10-11 | 01:10',
    ]);
  });

  it('decides to which day of a night it belongs', () => {
    expect(told('Dans la nuit de mardi à mercredi, vers 3h, il m’a poussé.')[0]).toContain('2026-10-14');
    expect(told('Dans la nuit de mardi à mercredi, vers 23h, il m’a poussé.')[0]).toContain('2026-10-13');
  });

  it('counts twelve hours a day beside an afternoon or evening', () => {
    expect(told('hier soir à 8h il m’a poussé')).toEqual(['hier soir | 2026-10-14', '8h | 20:00']);
  });
});

describe('what a time is of', () => {
  const senses = (text: string) =>
    readDays(turnOf(text)).map(({ value, passage }) => [passage.words, value.detail === 'when' && value.of]);

  it('is a habit where it comes again', () => {
    expect(senses('Tous les lundis à 8 h il m’insulte.')).toEqual([
      ['Tous les lundis', 'habit'],
      ['8 h', 'habit'],
    ]);
    expect(senses('À chaque réunion elle m’ignore.')).toEqual([['chaque réunion', 'habit']]);
  });

  it.each([
    'Je suis énervé depuis lundi.',
    'Ma fille est née en mars.',
    'Le chantier a commencé lundi.',
    'Mardi j’ai déposé une main courante.',
    'J’ai vu le médecin jeudi.',
    'J’ai mal dormi cette nuit.',
    'J’étais en congé du 1er au 15 août.',
    'Il m’a dit « lundi tu prends la porte ».',
    'D’après le gardien, quelqu’un est monté vers 6 h 40.',
    'Il m’a donné jusqu’à vendredi.',
    'Je le revois mardi prochain.',
    'Je teste l’outil : hier mon chef m’a insulté.',
    'Le commissariat est ouvert le dimanche matin ?',
  ])('is something else in "%s"', (text) => {
    expect(told(text)).toEqual([]);
  });

  it('leaves out what is denied', () => {
    expect(told('c pa mardi cété mercredi')).toEqual(['mercredi | 2026-10-14']);
  });

  it('is what happened where a bare answer follows the question when', () => {
    expect(toldBy(turnOf('je sais plus, en mars', [], 'when'))).toEqual(['en mars | ~']);
    expect(toldBy(turnOf('vers 15h je crois', [], 'when'))).toEqual(['vers 15h | 15:00 | ~']);
    expect(toldBy(turnOf('le 16 ou le 23 septembre', [], 'when'))).toEqual([
      'le 16 | 2026-09-16',
      'le 23 septembre | 2026-09-23',
    ]);
  });

  it('asks more of a second day than of the first', () => {
    const first = 'Lundi mon chef m’a insultée.';
    expect(told(first, 'Hier, j’ai raté une livraison.')).toEqual([]);
    expect(told(first, 'Le directeur m’a reçue ce matin.')).toEqual([]);
    expect(told(first, 'Autre chose : hier, il m’a craché dessus.')).toEqual(['hier | 2026-10-14']);
  });

  it('takes the first act on the person for a written date, whatever feast it bears', () => {
    expect(told('Au repas de Noël, le 17 décembre, il m’a insultée.')).toEqual([
      'le 17 décembre | 2025-12-17',
    ]);
  });
});

describe('any text', () => {
  const WORDS = (
    'hier mardi samedi soir nuit de à le 12 mars 2026 vers 10h minuit midi et demi il m’a poussé « » , . ? depuis tous les jours ' +
    'non pas la veille ya 3 12/03 du 1er au 15 août je suis allé'
  ).split(' ');
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(' ')),
  );

  it('gives passages to the letter, in order, and days and hours that exist', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let end = 0;
        for (const { passage, value } of readDays(turnOf(text))) {
          expect(text.slice(passage.start, passage.end)).toBe(passage.words);
          expect(passage.start).toBeGreaterThanOrEqual(end);
          end = passage.end;
          if (value.detail !== 'when') throw new Error('Not a time.');
          if (value.day !== null) expect(new Date(value.day).toISOString()).toContain(value.day);
          if (value.time !== null) expect(value.time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
        }
      }),
    );
  });

  it('says the same of the same messages', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(readDays(turnOf(text))).toEqual(readDays(turnOf(text)));
      }),
    );
  });
});
