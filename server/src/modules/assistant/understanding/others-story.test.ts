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

  it.each([
    "Il avait déjà fait ça à Sarah l'an dernier à Lyon.",
    "il avait deja fait ca a sarah l'an dernier a lyon",
    "L'an dernier à Lyon, il avait déjà fait ça à Sarah.",
    "Il a fait la même chose à Sarah l'an dernier, à Lyon.",
    "Il s'en est déjà pris à Sarah l'an dernier à Lyon.",
    "C'était déjà arrivé à Sarah l'an dernier à Lyon.",
    "Mon chef avait déjà fait le coup à Sarah l'an dernier à Lyon.",
  ])('names whom he did it to, and no more: %s', (story) => {
    const told = readLines(HERS, story);
    const alone = readLines(HERS);
    for (const kind of ['where', 'when', 'people', 'witnesses'] as const) {
      expect(citedFor(told, kind)).toEqual(citedFor(alone, kind));
    }
    expect(told.day).toBe(alone.day);
    const [, sarah] = peopleIn(told);
    expect([sarah?.[0].toLowerCase(), sarah?.[2]]).toEqual(['sarah', false]);
    expect(citedFor(readLines(story), 'people')).toEqual([]);
  });

  it.each([
    "Le 9 novembre mon chef m'a insultée, il avait déjà fait ça à Sarah l'an dernier à Lyon.",
    "Le 9 novembre mon chef m'a insultée comme il l'avait fait à Sarah l'an dernier à Lyon.",
    "Il avait déjà fait ça à Sarah l'an dernier à Lyon et le 9 novembre mon chef m'a insultée.",
  ])('leaves her own facts beside it: %s', (said) => {
    const told = readLines(said);
    expect([told.day, told.type]).toEqual(['2026-11-09', 'verbal_abuse']);
    expect(citedFor(told, 'when').join()).not.toMatch(/dernier/);
    expect(citedFor(told, 'where')).toEqual([]);
    expect(peopleIn(told)).toContainEqual(['Sarah', '', false]);
  });

  it.each(['Il a fait ça à Lyon.', "Il m'a fait ça à Lyon.", 'Il a fait ça à moi, à Lyon.'])(
    'is not where he did it to her: %s',
    (said) => {
      expect(citedFor(readLines(said), 'where')).toEqual(['à Lyon']);
    },
  );

  it('is told, where a colleague says what was done to her', () => {
    const told = readLines(
      "Une collègue m'a raconté que le chef lui avait mis la main aux fesses à la cafétéria.",
    );
    expect([told.type, citedFor(told, 'where')]).toEqual([null, []]);
  });
});
