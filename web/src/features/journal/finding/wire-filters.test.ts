import { expect, it } from 'vitest';
import { timeZone } from '#web/lib/time-zone.ts';
import { NO_FILTERS } from './journal-search.ts';
import { wireFilters } from './wire-filters.ts';

it('only what is chosen is asked for, always by the clock of this device', () => {
  expect(wireFilters(NO_FILTERS)).toEqual({ time_zone: timeZone() });
  expect(
    wireFilters({
      ...NO_FILTERS,
      kind: 'journal',
      type: 'note',
      moods: ['negative'],
      files: true,
      linked: true,
      from: '2026-03-01',
      to: '2026-03-12',
    }),
  ).toEqual({
    kind: 'journal',
    entry_type: 'note',
    with_files: 'true',
    linked: 'true',
    from: '2026-03-01',
    to: '2026-03-12',
    time_zone: timeZone(),
  });
});
