import { describe, expect, it } from 'vitest';
import { isCountedOn } from './counted-days.ts';
import { dayAfter } from './paris-day.ts';

/** On which of so many days a period is counted, by number. */
const countings = (days: number, until: number, from = 0, first: string | null = null): number[] => {
  const start = '2025-01-01';
  const counted: number[] = [];
  for (let at = from; at <= until; at += 1) {
    const last = counted.at(-1);
    const day = dayAfter(start, at);
    const isFirst = first === null && at === from;
    if (
      isCountedOn(
        day,
        days,
        isFirst ? null : (first ?? start),
        last === undefined ? null : dayAfter(start, last),
      )
    ) {
      counted.push(at);
    }
  }
  return counted;
};

describe('a period is counted', () => {
  it('of one day, every day', () => {
    expect(countings(1, 4)).toEqual([0, 1, 2, 3, 4]);
  });

  it('from the first day on, and soon again while there is little', () => {
    expect(countings(7, 21)).toEqual([0, 7, 14, 21]);
    expect(countings(30, 47)).toEqual([0, 7, 17, 27, 37, 47]);
    expect(countings(365, 210)).toEqual([0, 7, 17, 27, 57, 130, 203]);
  });

  it.each([
    [7, 1],
    [30, 3],
    [90, 3],
    [365, 5],
  ])('of %i days so seldom that a day is in no more than %i countings', (days, most) => {
    const counted = countings(days, 2_000, 400, '2025-01-01');
    for (let day = 1_000; day < 1_400; day += 1) {
      expect(counted.filter((at) => at >= day && at < day + days)).toHaveLength(most);
    }
  });

  it.each([7, 30, 90, 365])('of %i days so that the period before was counted too', (days) => {
    const counted = countings(days, 2_000, 400, '2025-01-01');
    const late = counted.filter((at) => at >= 1_000);
    expect(late.length).toBeGreaterThan(10);
    expect(late.filter((at) => !counted.includes(at - days))).toEqual([]);
  });

  it('a whole number of steps later where days were missed', () => {
    const first = '2025-01-01';
    expect(isCountedOn('2025-06-12', 7, first, '2025-06-02')).toBe(false);
    expect(isCountedOn('2025-06-16', 7, first, '2025-06-02')).toBe(true);
    expect(isCountedOn('2025-06-02', 7, first, '2025-06-02')).toBe(false);
  });
});
