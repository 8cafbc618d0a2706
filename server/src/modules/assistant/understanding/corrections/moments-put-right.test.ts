/** When it was, told wrongly and put right, or forgotten. */
import { describe, expect, it } from 'vitest';
import { detailOf, readLines, typings } from '../read-lines.fixture.ts';

describe('a day that she puts right', () => {
  it.each([
    "et c'était le 13 novembre",
    'non, le 13',
    'non le 13',
    "c'était le 13",
    'pardon, le 13 novembre',
  ])('"%s"', (corrected) => {
    for (const lines of typings("Le 12 novembre à 9h Paul Girard m'a insultée.", corrected)) {
      expect([lines, readLines(...lines)]).toMatchObject([lines, { day: '2026-11-13', time: '09:00' }]);
    }
  });
});

describe('a moment that she puts right', () => {
  it.each([
    ["y a 3 mois il m'a insultée", 'en fait 2 mois', '2 mois'],
    ["il y a 3 mois il m'a insultée", "en fait c'était il y a 2 mois", 'il y a 2 mois'],
    ["il y a 3 mois il m'a insultée", 'non 2 mois pas 3', '2 mois'],
    ["il m'a insultée en mars", "pardon, c'était en avril", 'en avril'],
    ["il m'a insultée mardi", "en fait c'était il y a deux semaines", 'il y a deux semaines'],
  ])('takes the place of the first: "%s" "%s"', (told, corrected, value) => {
    const collected = readLines(told, corrected);
    expect(detailOf(collected, 'when')?.value).toBe(value);
    expect(collected.day).toBeNull();
  });

  it.each([
    ['non pas mardi, mercredi', '2026-11-18', '14:00'],
    ['pas mardi mercredi', '2026-11-18', '14:00'],
    ["c'est pas mardi c'est mercredi", '2026-11-18', '14:00'],
    ["je me suis trompée, c'était à 15h", '2026-11-17', '15:00'],
    ['15h pas 14h', '2026-11-17', '15:00'],
  ])('also a day or an hour: "%s"', (corrected, day, time) => {
    for (const lines of typings("mardi à 14h il m'a insultée", corrected)) {
      expect([lines, readLines(...lines)]).toMatchObject([lines, { day, time }]);
    }
  });

  it('leaves what it does not speak of', () => {
    expect(detailOf(readLines("il m'a insultée un matin", "en fait c'était en mars"), 'when')?.value).toBe(
      'un matin, en mars',
    );
    expect(readLines("il m'a insultée mardi", "en fait c'était le matin").day).toBe('2026-11-17');
    expect(
      detailOf(readLines("il m'a insultée. j'ai eu 3 mois d'arrêt", 'en fait 2 mois'), 'when'),
    ).toBeUndefined();
  });
});

describe('a date that she has forgotten', () => {
  it.each(["j'ai oublié la date", "il m'a insultée, je sais plus quand"])(
    'is known to be unknown, also unasked: "%s"',
    (words) => {
      expect(detailOf(readLines("il m'a insultée", words), 'when')?.certainty).toBe('unknown');
    },
  );

  it('does not stand against a date that she knows', () => {
    expect(readLines("il m'a insultée hier", "j'ai oublié la date exacte").day).toBe('2026-11-20');
  });
});
