/** A day of which she is no longer sure. */
import { describe, expect, it } from 'vitest';
import { citedFor, detailOf, readLines, typings } from '../read-lines.fixture.ts';

const FACTS = "Mon chef m'a insultée le 12 novembre à 9h.";

describe('a day of which she is no longer sure', () => {
  it.each([
    ['Et la date je ne suis plus si sûre, peut-être le 11', 'peut-être le 11'],
    ["le jour j'ai un doute, c'était peut-être mardi", 'peut-être mardi'],
    ["c'était peut-être le 11, je sais plus", 'peut-être le 11'],
    ['je suis plus sûre de la date, peut-être le 11', 'peut-être le 11'],
  ])('stays, approximate, with the other one beside it: "%s"', (doubt, other) => {
    for (const lines of typings(FACTS, doubt)) {
      const read = readLines(...lines);
      expect([lines, read.day]).toEqual([lines, '2026-11-12']);
      expect(detailOf(read, 'when')?.certainty).toBe('approximate');
    }
    expect(detailOf(readLines(FACTS, doubt), 'when')?.value).toBe(`le 12 novembre à 9h, ${other}`);
  });

  it('also where she doubts it at once', () => {
    const read = readLines(`${FACTS} Et la date je ne suis plus si sûre, peut-être le 11`);
    expect(read.day).toBe('2026-11-12');
    expect(detailOf(read, 'when')).toMatchObject({
      certainty: 'approximate',
      value: 'le 12 novembre à 9h, peut-être le 11',
    });
  });

  it('is cited with a doubt that names no other day', () => {
    for (const lines of typings(FACTS, 'je suis plus sûre de la date')) {
      const read = readLines(...lines);
      expect(detailOf(read, 'when')?.certainty).toBe('approximate');
      expect(citedFor(read, 'when')).toHaveLength(2);
    }
  });

  it('gives way to a day that she is sure of', () => {
    expect(readLines(FACTS, "je ne suis plus sûre de la date, en fait c'était le 11").day).toBe('2026-11-11');
  });
});
