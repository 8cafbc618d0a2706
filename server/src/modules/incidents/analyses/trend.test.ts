import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Moment, Trend } from '#contract/analyses.ts';
import { datedCount, trendOf } from './trend.ts';

const on = (day: string, certainty: Moment['certainty'] = 'exact'): Moment => ({
  certainty,
  from: day,
  to: day,
});
const UNKNOWN: Moment = { certainty: 'unknown', from: null, to: null };
const GROWING = ['2026-01-01', '2026-05-01', '2026-05-20', '2026-06-01'].map((day) => on(day));

const moments: fc.Arbitrary<Moment> = fc.oneof(
  fc.constant(UNKNOWN),
  fc
    .tuple(
      fc.date({ min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
      fc.constantFrom('exact' as const, 'approximate' as const, 'period' as const),
    )
    .map(([date, certainty]) => on(date.toISOString().slice(0, 10), certainty)),
);
const lists = fc.array(moments, { maxLength: 12 });

const OPPOSITE: Record<Trend, Trend> = { more: 'less', less: 'more', unclear: 'unclear' };
/** The same distances, the other way round. */
const mirrored = (moment: Moment): Moment => {
  if (moment.from === null) return moment;
  const at = 2 * Date.parse('2025-06-01') - Date.parse(moment.from);
  return on(new Date(at).toISOString().slice(0, 10), moment.certainty);
};

describe('how often something happens', () => {
  it('grows or falls where one half of the time has twice as many', () => {
    expect(trendOf(GROWING)).toBe('more');
    expect(trendOf(GROWING.map(mirrored))).toBe('less');
    expect(trendOf(['2026-01-01', '2026-02-01', '2026-05-01', '2026-06-01'].map((day) => on(day)))).toBe(
      'unclear',
    );
  });

  it('is not said of days close together', () => {
    expect(trendOf(['2026-01-01', '2026-02-01', '2026-02-10', '2026-02-20'].map((day) => on(day)))).toBe(
      'unclear',
    );
  });

  it('is not said where one without a day, about a day near the middle, or over a period could change it', () => {
    for (const open of [UNKNOWN, on('2026-03-20', 'approximate'), on('2026-05-25', 'period')])
      expect(trendOf([...GROWING, open])).toBe('unclear');
    expect(trendOf([...GROWING, on('2026-05-25', 'approximate')])).toBe('more');
  });

  it('is never said under four dated incidents, nor by those without a day', () => {
    fc.assert(
      fc.property(lists, (list) => {
        if (datedCount(list) < 4) expect(trendOf(list)).toBe('unclear');
        const without = trendOf([...list, UNKNOWN]);
        if (without !== 'unclear') expect(trendOf(list)).toBe(without);
      }),
    );
  });

  it('is the opposite the other way round in time, and does not depend on the order', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(trendOf(list.map(mirrored))).toBe(OPPOSITE[trendOf(list)]);
        expect(trendOf([...list].reverse())).toBe(trendOf(list));
      }),
    );
  });
});
