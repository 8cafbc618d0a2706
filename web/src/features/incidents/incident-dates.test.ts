import { describe, expect, it } from 'vitest';
import { longDay, timeSince } from './incident-dates.ts';

describe('dates of incidents', () => {
  it('are written in full, in French and in English', () => {
    expect(longDay('2026-03-01', 'fr')).toBe('01\u00a0mars\u00a02026');
    expect(longDay('2026-03-01', 'en')).toBe('01\u00a0March\u00a02026');
    expect(longDay(null, 'fr')).toBeNull();
    expect(longDay('no day', 'fr')).toBeNull();
  });

  it('are told relative to now', () => {
    const now = new Date('2026-11-21T10:00:00Z');
    expect(timeSince('2026-11-18T10:00:00Z', 'fr', now)).toBe('il y a 3 jours');
  });

  it('never lie in the future because a clock runs behind', () => {
    const now = new Date('2026-11-21T10:00:00Z');
    expect(timeSince('2026-11-21T10:00:20Z', 'fr', now)).toBe('il y a moins d’une minute');
  });
});
