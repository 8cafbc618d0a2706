import { expect, it } from 'vitest';
import { newerRange, olderRange } from './timeline-range.ts';

it('without a jump there is one stream, over the period that was chosen', () => {
  expect(olderRange({ from: '2026-01-01', to: '2026-03-01' }, undefined)).toEqual({
    from: '2026-01-01',
    to: '2026-03-01',
  });
  expect(newerRange({ from: '2026-01-01' }, undefined)).toBeNull();
});

it('a jump divides the period: the day itself and what is older, and what is newer from the next day on', () => {
  expect(olderRange({}, '2026-02-28')).toEqual({ from: undefined, to: '2026-02-28' });
  expect(newerRange({}, '2026-02-28')).toEqual({ from: '2026-03-01', to: undefined });
  expect(olderRange({ from: '2026-01-01', to: '2026-03-01' }, '2026-12-31').to).toBe('2026-03-01');
  expect(newerRange({ to: '2026-03-01' }, '2026-12-31')).toBeNull();
  expect(newerRange({ from: '2026-03-15' }, '2026-01-01')).toEqual({ from: '2026-03-15', to: undefined });
});
