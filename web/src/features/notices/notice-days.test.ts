import { expect, it } from 'vitest';
import { daysOf, nearDay } from './notice-days.ts';

const at = (year: number, month: number, day: number, hour: number): { created_at: string } => ({
  created_at: new Date(year, month - 1, day, hour).toISOString(),
});

it('notices stand under the day on which they came here, in their order', () => {
  const [late, early, before] = [at(2026, 11, 21, 23), at(2026, 11, 21, 0), at(2026, 11, 20, 23)] as const;
  expect(daysOf([late, early, before])).toEqual([
    { day: '2026-11-21', items: [late, early] },
    { day: '2026-11-20', items: [before] },
  ]);
  expect(daysOf([])).toEqual([]);
});

it('today and yesterday are called so, also over the end of a month', () => {
  const now = new Date(2026, 11, 1, 0, 30);
  expect(['2026-12-01', '2026-11-30', '2026-11-29'].map((day) => nearDay(day, now))).toEqual([
    'today',
    'yesterday',
    null,
  ]);
});
