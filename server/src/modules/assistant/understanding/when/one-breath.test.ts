/** A moment put right in the breath in which it was told, and days that are named and tell none. */
import { describe, expect, it } from 'vitest';
import { citedFor, detailOf, readLines, typings } from '../read-lines.fixture.ts';

describe('words that tell no day', () => {
  it.each([
    "Mon chef m'a insultée, ça date pas d'hier",
    "c'est pas d'hier que mon chef m'insulte",
    "ça ne date pas d'aujourd'hui, mon chef m'insulte",
    "je suis pas née d'hier, mon chef m'a insultée",
  ])('"%s"', (told) => {
    for (const lines of typings(told)) {
      const read = readLines(...lines);
      expect([lines, read.day, detailOf(read, 'when')]).toEqual([lines, null, undefined]);
    }
  });

  it('leave the one that is told beside them', () => {
    expect(readLines("c'est pas d'hier mais d'avant-hier, il m'a insultée").day).toBe('2026-11-19');
  });
});

describe('a length of time that is not counted', () => {
  it.each([
    ["y'a genre deux semaines", 'deux semaines'],
    ['il y a à peu près trois semaines', 'trois semaines'],
    ['y a une quinzaine de jours', 'une quinzaine de jours'],
    ['ça fait une bonne dizaine de jours', 'une bonne dizaine de jours'],
    ['ça doit faire un mois à peu près', 'un mois à peu près'],
    ['y a deux trois semaines', 'deux trois semaines'],
  ])('is an approximate period: "%s"', (told, words) => {
    const read = readLines("Mon chef m'a insultée, ça date pas d'hier", `je sais plus quand mais ${told}`);
    expect(read.day).toBeNull();
    expect(detailOf(read, 'when')).toMatchObject({ certainty: 'approximate' });
    expect(detailOf(read, 'when')?.value).toContain(words);
  });
});

describe('a moment put right in one breath', () => {
  it.each([
    ["Mon chef m'a insultée lundi dernier, non attendez mardi", '2026-11-17', null],
    ["il m'a insultée lundi, euh non, mercredi, à 14h, je veux dire 15h", '2026-11-18', '15:00'],
    ["c'était lundi pardon mardi qu'il m'a insultée à 9h enfin 10h", '2026-11-17', '10:00'],
    ["il m'a crié dessus le 12 novembre, enfin le 13 plutôt", '2026-11-13', null],
    ["hier, non, avant-hier il m'a insultée", '2026-11-19', null],
    ["c'était mercredi, ah non jeudi en fin de journée, il m'a hurlé dessus", '2026-11-19', null],
    ["mon chef m'a crié dessus lundi à 14h, ou plutôt 14h30", '2026-11-16', '14:30'],
    ["il m'a insultée lundi à 9h, non mardi à 10h", '2026-11-17', '10:00'],
  ])('is the later one: "%s"', (told, day, time) => {
    for (const lines of typings(told))
      expect([lines, readLines(...lines)]).toMatchObject([lines, { day, time }]);
    expect(citedFor(readLines(told), 'when').join(' ')).not.toMatch(/lundi dernier|le 12/);
  });

  it('also of periods', () => {
    const read = readLines("il m'a insultée il y a 2 mois, non attendez, il y a trois mois");
    expect(detailOf(read, 'when')?.value).toBe('il y a trois mois');
  });

  it('takes no day away where a part of it follows', () => {
    expect(readLines("il m'a insultée lundi, enfin le matin").day).toBe('2026-11-16');
    expect(
      readLines("il m'a insultée lundi et mardi").details.find(({ kind }) => kind === 'when')?.value,
    ).toBe('lundi et mardi');
  });
});
