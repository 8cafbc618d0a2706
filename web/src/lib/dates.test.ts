import { describe, expect, it } from 'vitest';
import { calendarDayText, dateInProse, dayAndTime, dayText } from './dates.ts';

const here = (month: number, day: number) => new Date(2026, month - 1, day, 14, 5);
const NBSP = '\u00a0';

describe('a date in a sentence', () => {
  it('is the « 1er » of a month in French, and a plain number on every other day', () => {
    expect(dayText(here(3, 1), 'fr')).toBe(`1er${NBSP}mars${NBSP}2026`);
    expect(dayText(here(3, 2), 'fr')).toBe(`2${NBSP}mars${NBSP}2026`);
    expect(dayText(here(3, 11), 'fr')).toBe(`11${NBSP}mars${NBSP}2026`);
    expect(calendarDayText('2026-05-01', 'fr')).toBe(`1er${NBSP}mai${NBSP}2026`);
  });

  it('is a plain number in English', () => {
    expect(dayText(here(3, 1), 'en')).toBe(`1${NBSP}March${NBSP}2026`);
  });

  it('says the hour too', () => {
    expect(dayAndTime(here(3, 1).toISOString(), 'fr')).toBe('1er mars 2026 à 14:05');
    expect(dayAndTime(here(3, 12).toISOString(), 'en')).toBe('12 March 2026 at 14:05');
  });

  it('leaves a year or an hour that is 1 alone', () => {
    const options = { hour: 'numeric', minute: '2-digit' } as const;
    expect(dateInProse(new Date(2026, 0, 2, 1, 1), 'fr', options)).toBe('1:01');
  });
});
