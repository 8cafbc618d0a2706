import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInParis, monthsLater } from './calendar.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const lengths = fc.constantFrom(12, 24, 60, 72);
const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number];

describe('a period in months', () => {
  it.each([
    ['2024-02-29', 60, '2029-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2023-02-28', 12, '2024-02-28'],
    ['2025-12-31', 12, '2026-12-31'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-11-30', 2, '2027-01-30'],
    ['2026-12-15', 72, '2032-12-15'],
  ])('from %s, of %i months, ends on %s', (from, months, end) => {
    expect(monthsLater(from, months)).toBe(end);
  });

  it('ends on the day of the same number, or on the last one of a February that has none', () => {
    fc.assert(
      fc.property(days, lengths, (from, months) => {
        const [year, month, date] = partsOf(from);
        const [endYear, endMonth, endDate] = partsOf(monthsLater(from, months));
        expect([endYear, endMonth]).toEqual([year + months / 12, month]);
        if (month === 2 && date === 29) expect(endDate).toBe(endYear % 4 === 0 && endYear !== 2100 ? 29 : 28);
        else expect(endDate).toBe(date);
      }),
    );
  });

  it('that begins later never ends earlier', () => {
    fc.assert(
      fc.property(days, days, fc.integer({ min: 0, max: 200 }), (one, other, months) => {
        const [first = '', last = ''] = [one, other].sort();
        expect(monthsLater(first, months) <= monthsLater(last, months)).toBe(true);
      }),
    );
  });
});

it('a day is counted in Paris, in summer and in winter', () => {
  expect(dayInParis(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
  expect(dayInParis(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
  expect(dayInParis(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
});
