import { expect, it } from 'vitest';
import { monthsOf, warmth, weekdayOf } from './months.ts';

it('twelve months end with the current one; each knows its days and the last one that holds something', () => {
  const months = monthsOf(
    [
      { day: '2026-02-03', count: 2 },
      { day: '2026-02-27', count: 1 },
      { day: '2025-04-30', count: 4 },
    ],
    new Date(2026, 2, 31),
  );
  expect(months.map(({ key }) => key).at(0)).toBe('2025-04');
  expect(months.map(({ key }) => key).at(-1)).toBe('2026-03');
  expect(months).toHaveLength(12);
  const february = months.at(-2);
  expect(february?.counts).toHaveLength(28);
  expect(february).toMatchObject({ key: '2026-02', total: 3, lastDay: '2026-02-27' });
  expect(february?.counts[2]).toBe(2);
  expect(months[0]).toMatchObject({ total: 4, lastDay: '2025-04-30' });
  expect(months.at(-1)).toMatchObject({ total: 0, lastDay: null });
});

it('a day without anything has no tint, and the tint grows with what it holds', () => {
  expect([0, 1, 2, 3, 4, 6, 7, 90].map(warmth)).toEqual([0, 1, 2, 2, 3, 3, 4, 4]);
});

it('a week begins on Monday', () => {
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayOf)).toEqual([1, 6, 7]);
});
