import { describe, expect, it } from 'vitest';
import { citedFor, type Line, readLines } from '../read-lines.fixture.ts';

const FACTS = "Le 9 novembre à 14h mon chef m'a insultée dans l'open space.";
const whenOf = (...lines: Line[]) => readLines(...lines).details.find(({ kind }) => kind === 'when');

describe('an hour of which she is no longer sure', () => {
  it.each([
    "Je ne suis plus certain de l'heure, peut-être 15h.",
    "Je ne suis plus sûre de l'heure, c'était peut-être 15h.",
    "Pour l'heure je ne suis pas certaine, peut-être à 15h.",
    "Je ne sais plus si c'était 14h ou 15h.",
  ])('is approximate, and both hours are kept: %s', (doubt) => {
    const read = readLines(FACTS, doubt);
    expect(whenOf(FACTS, doubt)?.certainty).toBe('approximate');
    expect(read.day).toBe('2026-11-09');
    expect(citedFor(read, 'when').join(' ')).toMatch(/14h.*15h/);
    expect(read.time).toBeNull();
  });

  it('is approximate when she was asked, too', () => {
    const read = readLines(FACTS, ['when', "Je ne suis plus certain de l'heure, peut-être 15h."]);
    expect(citedFor(read, 'when').join(' ')).toMatch(/9 novembre à 14h.*peut-être 15h/);
    expect(read).toMatchObject({ day: '2026-11-09', time: null });
  });

  it('is approximate without another one', () => {
    expect(whenOf(FACTS, "Je ne suis plus certaine de l'heure.")?.certainty).toBe('approximate');
    expect(
      whenOf("Le 9 novembre à 14h il m'a insultée, je ne suis pas certaine de l'heure.")?.certainty,
    ).toBe('approximate');
  });

  it('is certain once she has put it right, or is sure', () => {
    expect(whenOf(FACTS, "Je suis certaine de l'heure.")?.certainty).toBe('exact');
    const read = readLines(FACTS, "Je ne suis plus certaine de l'heure.", "En fait c'était à 15h.");
    expect(read.time).toBe('15:00');
    expect(read.details.find(({ kind }) => kind === 'when')?.certainty).toBe('exact');
  });
});
