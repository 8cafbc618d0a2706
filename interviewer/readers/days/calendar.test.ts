import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, lastDate, lastDayOfMonth, localOf, plusDays, weekdayBefore, weekdayOf } from './calendar.ts';

describe('the calendar', () => {
  it('takes the day of writing from the zone', () => {
    expect(localOf(new Date('2026-07-17T23:40:00Z'), 'Europe/Paris')).toEqual({ day: '2026-07-18', hour: 1 });
    expect(localOf(new Date('2026-07-17T23:40:00Z'), 'Indian/Reunion')).toEqual({
      day: '2026-07-18',
      hour: 3,
    });
  });

  it('knows which days there are', () => {
    expect(dayOf(2026, 2, 30)).toBeNull();
    expect(dayOf(26, 2, 28)).toBe('2026-02-28');
    expect(lastDate(2, 29, '2026-03-01')).toBe('2024-02-29');
    expect(lastDate(10, 16, '2026-10-15')).toBe('2025-10-16');
    expect(lastDayOfMonth(31, '2026-10-15')).toBe('2026-08-31');
    expect(lastDayOfMonth(15, '2026-10-15')).toBe('2026-10-15');
  });

  it('finds the weekday of one to seven days before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 6 }), (count, weekday) => {
        const today = plusDays('1990-01-01', count);
        const day = weekdayBefore(weekday, today);
        expect(weekdayOf(day)).toBe(weekday);
        expect(day < today && day >= plusDays(today, -7)).toBe(true);
      }),
    );
  });
});
