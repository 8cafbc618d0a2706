import { expect, it } from 'vitest';
import { daysLeft } from './days-left.ts';

it.each([
  ['2026-12-23T10:00:00.000Z', 30],
  ['2026-11-24T09:59:00.000Z', 1],
  ['2026-11-24T10:01:00.000Z', 2],
  // The server erases within the hour: until then it can still be taken back.
  ['2026-11-23T09:30:00.000Z', 1],
])('what is erased at %s has %i days left', (erasedAt, days) => {
  expect(daysLeft(erasedAt, new Date('2026-11-23T10:00:00.000Z'))).toBe(days);
});
