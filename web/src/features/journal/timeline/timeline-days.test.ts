import { expect, it } from 'vitest';
import { dayOf } from './timeline-days.ts';

it('a thing stands under the day that the person gave, whatever the moment says', () => {
  expect(dayOf({ happened_on: '2026-03-12', date: '2026-03-13T23:30:00.000Z' })).toBe('2026-03-12');
});

it('without one it stands under the day of its moment by the clock of this device', () => {
  const local = new Date(2026, 2, 12, 0, 30);
  expect(dayOf({ happened_on: null, date: local.toISOString() })).toBe('2026-03-12');
});
