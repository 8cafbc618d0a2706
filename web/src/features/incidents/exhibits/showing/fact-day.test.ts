import { expect, it } from 'vitest';
import { clockOfFact, dayOfFact } from './fact-day.ts';

it.each([
  ['2026-03-12', '2026-03-12'],
  ['2026-03-12T23:59:59', '2026-03-12'],
  // Elsewhere it was the day after: the file's own day counts.
  ['2026-03-12T23:59:59-05:00', '2026-03-12'],
  // A camera without a battery.
  ['0000-00-00T00:00:00', null],
  ['1899-12-31', null],
])('the day of %s is %s', (value, day) => {
  expect(dayOfFact({ kind: 'taken_at', value })).toBe(day);
});

it('what is no time tells no day', () => {
  expect(dayOfFact({ kind: 'subject', value: '2026-03-12' })).toBeNull();
});

it('the clock is the file’s own, with its distance from UTC where it says so', () => {
  expect(clockOfFact('2026-03-12T14:05:09+01:00')).toEqual({ time: '14:05', zone: 'UTC+01:00' });
  expect(clockOfFact('2026-03-12T14:05:09Z')).toEqual({ time: '14:05', zone: 'UTC' });
  expect(clockOfFact('2026-03-12T14:05:09')).toEqual({ time: '14:05', zone: null });
  expect(clockOfFact('2026-03-12')).toBeNull();
});
