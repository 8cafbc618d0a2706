import { describe, expect, it } from 'vitest';
import { daysSince, latestOf } from './last-activity.ts';

describe('the last activity', () => {
  it('is the latest instant, or none', () => {
    expect(latestOf(['2026-11-20T09:00:00.000Z', '2026-11-21T08:00:00.000Z'])).toBe(
      '2026-11-21T08:00:00.000Z',
    );
    expect(latestOf([])).toBeNull();
  });

  it('is counted in days of the calendar, not in periods of 24 hours', () => {
    const now = new Date(2026, 10, 21, 0, 30);
    expect(daysSince(new Date(2026, 10, 20, 23, 50).toISOString(), now)).toBe(1);
    expect(daysSince(new Date(2026, 10, 21, 0, 10).toISOString(), now)).toBe(0);
  });

  it('is today for a clock that runs behind', () => {
    const now = new Date(2026, 10, 21, 23, 59);
    expect(daysSince(new Date(2026, 10, 22, 0, 1).toISOString(), now)).toBe(0);
  });
});
