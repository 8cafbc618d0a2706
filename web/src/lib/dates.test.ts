import { describe, expect, it } from 'vitest';
import {
  calendarDayText,
  dateInProse,
  dayAndTime,
  dayAtHour,
  dayHere,
  dayText,
  hourText,
  instantHourText,
  longCalendarDayText,
  longDayText,
  timeHere,
} from './dates.ts';

const here = (month: number, day: number) => new Date(2026, month - 1, day, 14, 5);
const NBSP = '\u00a0';
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('a date in a sentence', () => {
  it('is the « 1er » of a month in French, and a plain number on every other day', () => {
    expect(dayText(here(3, 1), 'fr')).toBe(`1er${NBSP}mars${NBSP}2026`);
    expect(dayText(here(3, 2), 'fr')).toBe(`2${NBSP}mars${NBSP}2026`);
    expect(dayText(here(3, 11), 'fr')).toBe(`11${NBSP}mars${NBSP}2026`);
    expect(calendarDayText('2026-05-01', 'fr')).toBe(`1er${NBSP}mai${NBSP}2026`);
    expect(longDayText(here(5, 1).toISOString(), 'fr')).toBe('vendredi 1er mai 2026');
    expect(plain(longCalendarDayText('2026-05-01', 'fr'))).toBe('vendredi 1er mai 2026');
  });

  it('is a plain number in English', () => {
    expect(dayText(here(3, 1), 'en')).toBe(`1${NBSP}March${NBSP}2026`);
  });

  it('says the hour too', () => {
    expect(plain(dayAndTime(here(3, 1).toISOString(), 'fr'))).toBe('1er mars 2026 à 14 h 05');
    expect(plain(dayAndTime(here(3, 12).toISOString(), 'en'))).toBe('12 March 2026 at 14:05');
    expect(plain(dayAtHour('12 mars 2026', '08:00', 'fr'))).toBe('12 mars 2026 à 8 h');
    expect(dayAtHour('12 mars 2026', null, 'fr')).toBe('12 mars 2026');
  });

  it('leaves a year or an hour that is 1 alone', () => {
    const options = { hour: 'numeric', minute: '2-digit' } as const;
    expect(dateInProse(new Date(2026, 0, 2, 1, 1), 'fr', options)).toBe('1:01');
  });
});

describe('an hour', () => {
  it('is said as one says it in French, and never broken at the end of a line', () => {
    expect(hourText('03:30', 'fr')).toBe('3\u202fh\u202f30');
    expect(hourText('14:00', 'fr')).toBe('14\u202fh');
  });

  it('is written with a colon in English', () => {
    expect(hourText('03:30', 'en')).toBe('3:30');
    expect(hourText('14:00', 'en')).toBe('14:00');
  });

  it('of an instant is that of this device', () => {
    expect(plain(instantHourText(here(3, 1).toISOString(), 'fr'))).toBe('14 h 05');
  });
});

it('the day and the time of an instant are those of this device, with two digits each', () => {
  const early = new Date(2026, 2, 9, 0, 5);
  expect([dayHere(early), timeHere(early)]).toEqual(['2026-03-09', '00:05']);
});
