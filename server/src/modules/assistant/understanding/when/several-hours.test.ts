/** Several hours of one day: that of what was done first stays, whatever is told of the rest of the day. */
import { describe, expect, it } from 'vitest';
import { type Line, readLines } from '../read-lines.fixture.ts';

const whenOf = (...lines: Line[]) => {
  const { day, time, details } = readLines(...lines);
  const detail = details.find(({ kind }) => kind === 'when');
  const told = details.find(({ kind }) => kind === 'description')?.value ?? '';
  return { day, time, value: detail?.value ?? '', certainty: detail?.certainty, told };
};
const AT_NINE = "Le 9 novembre à 9h il m'a insultée.";
const THAT_DAY = "Le 9 novembre il m'a insultée.";

describe('an hour at which it was done again', () => {
  it.each<[string, Line[]]>([
    ['in the same message', [`${AT_NINE} À 16h il m'a encore poussée.`]],
    ['in a later one', [AT_NINE, "Vers 16h il m'a encore poussée."]],
    ['behind a no', [AT_NINE, "Non, personne. À 16h il m'a encore poussée."]],
    ['in the answer to when', [THAT_DAY, ['when', 'vers 9h, et à 16h il a recommencé']]],
    ['in the answer to when, in few words', [THAT_DAY, ['when', 'à 9h puis encore à 16h']]],
    ['alone, in the answer to when', [AT_NINE, ['when', 'il a recommencé à 16h']]],
  ])('leaves the first one: %s', (_where, lines) => {
    expect(whenOf(...lines)).toMatchObject({ day: '2026-11-09', time: '09:00', certainty: 'exact' });
    expect(whenOf(...lines).value).not.toContain('16h');
  });

  it('stands in the account', () => {
    expect(whenOf(AT_NINE, "Vers 16h il m'a encore poussée.").told).toContain('Vers 16h');
  });

  it.each(['non, 10h', 'plutôt 10h', 'En fait il était 10h.'])(
    'is another one where it puts it right: %s',
    (said) => {
      expect(whenOf(AT_NINE, ['when', said])).toMatchObject({ day: '2026-11-09', time: '10:00' });
    },
  );
});

describe('two parts of one day', () => {
  it('are both kept', () => {
    const said = "Le 9 novembre, le matin il m'a insultée, l'après-midi il m'a encore insultée.";
    expect(whenOf(said)).toMatchObject({
      day: '2026-11-09',
      time: null,
      value: "Le 9 novembre, le matin, l'après-midi",
      certainty: 'approximate',
    });
  });

  it('do not lend the hour of the second to the first', () => {
    const said = "Le matin du 9 novembre il m'a insultée et l'après-midi vers 15h il m'a poussée.";
    expect(whenOf(said)).toMatchObject({ day: '2026-11-09', time: null, certainty: 'approximate' });
    expect(whenOf(said).value.toLowerCase()).toContain('le matin');
  });

  it('are one where nothing was done in the first', () => {
    expect(whenOf("Le matin du 9 novembre j'étais seule, à 15h il m'a insultée.").time).toBe('15:00');
  });
});

describe('two hours between which it was', () => {
  it.each([
    ["Le 9 novembre entre 14h et 15h30 il m'a insultée.", '14:00', 'Le 9 novembre entre 14h et 15h30'],
    ["Entre 8 et 9 h le 9 novembre il m'a insultée.", '08:00', 'Entre 8 et 9 h le 9 novembre'],
    ["Le 9 novembre, entre 2 et 3 de l'après-midi, il m'a insultée.", '14:00', 'entre 2 et 3'],
  ])('are both cited, and neither is exact: %s', (said, time, value) => {
    expect(whenOf(said)).toMatchObject({ day: '2026-11-09', time, certainty: 'approximate' });
    expect(whenOf(said).value).toContain(value);
  });

  it('may be of the morning or of the afternoon', () => {
    expect(whenOf(THAT_DAY, ['when', 'entre 2 et 3'])).toMatchObject({
      time: null,
      value: 'Le 9 novembre, entre 2 et 3',
      certainty: 'approximate',
    });
    expect(whenOf(THAT_DAY, ['when', "l'aprem, entre 2 et 3"]).time).toBe('14:00');
  });

  it('are no hours where something else is counted', () => {
    expect(whenOf("Le 9 novembre entre 2 et 3 collègues ont ri, il m'a insultée.").time).toBeNull();
    expect(whenOf("Le 9 novembre à 9h il m'a insultée entre 2 et 3 fois.").time).toBe('09:00');
  });
});

describe('a part of the day right before the hour', () => {
  it.each([
    ["Le 9 novembre l'aprem vers 3h il m'a insultée.", '15:00'],
    ["Le 9 novembre au soir, à 8h, il m'a insultée.", '20:00'],
    ["Le 9 novembre au matin, à 8h, il m'a insultée.", '08:00'],
  ])('says which hour it is: %s', (said, time) => {
    expect(whenOf(said)).toMatchObject({ day: '2026-11-09', time });
  });

  it('is the break that has an hour', () => {
    expect(whenOf(THAT_DAY, ['when', 'à la pause de 10h'])).toMatchObject({
      time: '10:00',
      value: 'Le 9 novembre, à la pause de 10h',
    });
  });
});
