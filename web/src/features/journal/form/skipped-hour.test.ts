import { expect, it } from 'vitest';
import { isSkippedHour } from './skipped-hour.ts';

const inParis = (day: string, hour: string | null) => isSkippedHour(day, hour, 'Europe/Paris');

it('the hour that the clock skips in spring is none; the one that comes twice in autumn is', () => {
  expect(inParis('2026-03-29', '02:30')).toBe(true);
  expect(inParis('2026-03-29', '03:00')).toBe(false);
  expect(inParis('2026-03-28', '02:30')).toBe(false);
  expect(inParis('2026-10-25', '02:30')).toBe(false);
  expect(isSkippedHour('2026-03-29', '02:30', 'UTC')).toBe(false);
});

it('without a day or an hour, and for what is no day, nothing is said', () => {
  expect(inParis('2026-03-29', null)).toBe(false);
  expect(inParis('2026-02-31', '02:30')).toBe(false);
});
