import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Moment } from '#contract/analyses.ts';
import { barsOf } from './chart-bars.ts';

const on = (day: string, certainty: Moment['certainty'] = 'exact'): Moment => ({
  certainty,
  from: day,
  to: day,
});
const UNKNOWN: Moment = { certainty: 'unknown', from: null, to: null };

it('a bar stands for each month from the first to the last, and for those between', () => {
  const period: Moment = { certainty: 'period', from: '2025-12-20', to: '2026-01-03' };
  expect(barsOf([on('2026-02-28'), on('2025-12-01', 'approximate'), period, UNKNOWN])).toEqual([
    { key: '2025-12', exact: 0, approximate: 1, periods: 1 },
    { key: '2026-01', exact: 0, approximate: 0, periods: 1 },
    { key: '2026-02', exact: 1, approximate: 0, periods: 0 },
  ]);
});

it('years stand in place of more than three years of months', () => {
  expect(barsOf([on('2023-01-01'), on('2025-12-31')])).toHaveLength(36);
  expect(barsOf([on('2022-12-31'), on('2025-12-31')]).map(({ key }) => key)).toEqual([
    '2022',
    '2023',
    '2024',
    '2025',
  ]);
});

it('a period that goes on counts where it begins, and what has no day is not drawn', () => {
  const begun: Moment = { certainty: 'period', from: '2026-03-03', to: null };
  expect(barsOf([begun, on('2026-04-01')]).map(({ periods }) => periods)).toEqual([1, 0]);
  expect(barsOf([UNKNOWN])).toEqual([]);
});

it('every day is drawn once', () => {
  const days = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.array(days, { minLength: 1, maxLength: 20 }), (list) => {
      const bars = barsOf(list.map((day) => on(day)));
      expect(bars.reduce((sum, { exact }) => sum + exact, 0)).toBe(list.length);
      expect([bars[0]?.exact, bars.at(-1)?.exact]).not.toContain(0);
    }),
  );
});
