import { expect, it } from 'vitest';
import { timeZone } from '#web/lib/time-zone.ts';
import { listQueryOf, searchInputOf } from './wire-search.ts';

const NOTHING = { words: '', tags: [], person: null };
const ZOE = { key: '0198f000-0000-7000-8000-000000000001', name: 'Zoé Martin' };

it('the whole list is asked for without a word more', () => {
  expect(listQueryOf({}, NOTHING)).toBe('');
});

it('the list is asked for by what stands in clear, and by the key of a person, never by a name', () => {
  const query = listQueryOf({ status: 'open', incident_type: 'bullying', order: 'date' }, { person: ZOE });
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    status: 'open',
    incident_type: 'bullying',
    person: ZOE.key,
    order: 'date',
  });
});

it('words and tags are searched, among incidents alone and within the filters', () => {
  expect(searchInputOf({ status: 'open', order: 'date' }, { ...NOTHING, person: ZOE })).toBeNull();
  const sought = { words: 'couloir', tags: ['équipe'], person: ZOE };
  expect(searchInputOf({ priority: 'high', from: '2026-03-01', order: 'date' }, sought)).toEqual({
    kind: 'incident',
    words: 'couloir',
    tags: ['équipe'],
    priority: 'high',
    person: ZOE.key,
    from: '2026-03-01',
    time_zone: timeZone(),
  });
});
