import { describe, expect, it } from 'vitest';
import { citedFor, peopleIn, readLines } from './read-lines.fixture.ts';

const HERS = "Le 9 novembre vers 14h mon chef Paul Martin m'a insultée dans l'open space.";

describe('what happened to somebody else', () => {
  it.each([
    "Ma collègue Sarah a vécu la même chose l'année dernière à Lyon.",
    "Sarah a vécu la même chose l'année dernière à Lyon.",
    "Sarah a subi la même chose l'année dernière à Lyon.",
    "Sarah Petit s'est fait humilier l'année dernière à Lyon.",
    "Une ancienne a subi des remarques l'année dernière à Lyon.",
    "La personne avant moi s'est fait harceler l'année dernière à Lyon.",
    "Elle aussi a vécu la même chose l'année dernière à Lyon.",
    "C'est déjà arrivé à une collègue l'année dernière à Lyon.",
    "L'année dernière à Lyon, ma collègue Sarah s'est fait insulter.",
    "Ma collègue Sarah a été harcelée l'année dernière à Lyon.",
    "Sarah l'a vécu aussi l'année dernière à Lyon.",
    "Karim a subi ça aussi l'année dernière à Lyon.",
    "Ma soeur s'est fait harceler l'année dernière à Lyon.",
  ])('tells nothing of hers: %s', (story) => {
    const told = readLines(HERS, story);
    const alone = readLines(HERS);
    expect(citedFor(told, 'where')).toEqual(citedFor(alone, 'where'));
    expect(citedFor(told, 'when')).toEqual(citedFor(alone, 'when'));
    expect(peopleIn(told)).toEqual(peopleIn(alone));
    expect(told.filled).toBe(alone.filled);
    expect(citedFor(readLines("Mon chef Paul Martin m'a insultée.", story), 'when')).toEqual([]);
  });

  it.each([
    ['Ma collègue Sarah a tout vu.', 'Sarah'],
    ['Ma collègue Sarah a vécu la scène, elle était là.', 'Sarah'],
    ['Sarah a vécu la scène avec moi.', 'Sarah'],
  ])('is not what somebody saw: %s', (line, name) => {
    expect(peopleIn(readLines(HERS, line)).map(([who]) => who)).toContain(name);
  });

  it('leaves what was done to her in the same sentence', () => {
    const told = readLines("Ma collègue Sarah a subi la même chose, et le 9 novembre mon chef m'a insultée.");
    expect(told.day).toBe('2026-11-09');
    expect(told.type).not.toBeNull();
  });

  it('is not her own', () => {
    expect(citedFor(readLines("J'ai subi la même chose l'année dernière à Lyon."), 'when')).toEqual([
      "l'année dernière",
    ]);
    expect(citedFor(readLines("Je me suis fait insulter l'année dernière à Lyon."), 'when')).toEqual([
      "l'année dernière",
    ]);
  });
});
