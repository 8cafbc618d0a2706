import { expect, it } from 'vitest';
import { momentOf } from './moment-of.ts';

const UNKNOWN = { certainty: 'unknown', from: null, to: null };
const said = { incident_date: '2026-03-03', incident_until: null, date_certainty: null };

it('the day of an incident is as certain as its person says, and exact where they say no more', () => {
  expect(momentOf(said)).toEqual({ certainty: 'exact', from: '2026-03-03', to: '2026-03-03' });
  expect(momentOf({ ...said, date_certainty: 'approximate' }).certainty).toBe('approximate');
  expect(momentOf({ ...said, date_certainty: 'period', incident_until: '2026-03-14' })).toEqual({
    certainty: 'period',
    from: '2026-03-03',
    to: '2026-03-14',
  });
  expect(momentOf({ ...said, date_certainty: 'period', incident_until: null }).to).toBeNull();
});

it('a day that is not there, or is not known, is unknown', () => {
  expect(momentOf({ ...said, incident_date: null })).toEqual(UNKNOWN);
  expect(momentOf({ ...said, date_certainty: 'unknown' })).toEqual(UNKNOWN);
});
