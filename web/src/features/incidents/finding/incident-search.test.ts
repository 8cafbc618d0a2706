import { expect, it } from 'vitest';
import { choiceCount, incidentSearch } from './incident-search.ts';

it('what the URL asks for is taken as it is', () => {
  const search = {
    status: 'open',
    priority: 'high',
    incident_type: 'bullying',
    from: '2026-01-01',
    to: '2026-02-01',
  };
  expect(incidentSearch({ ...search, order: 'date' })).toEqual({ ...search, order: 'date' });
});

it('nonsense, and what says nothing, is left out of the URL', () => {
  const nonsense = {
    status: 'lost',
    priority: ['high'],
    incident_type: 7,
    from: '31/12',
    to: '2026-13-40',
    order: 'title',
    words: 'réunion',
    tags: ['équipe'],
    person: 'Zoé',
  };
  const left = incidentSearch(nonsense);
  expect(left).toEqual({});
  expect(Object.keys(left), 'the router keeps what is not spoken of').toEqual(
    expect.arrayContaining(Object.keys(nonsense)),
  );
  expect(incidentSearch({ order: 'newest' })).toEqual({});
  expect(incidentSearch({ from: '2026-02-01', to: '2026-01-01' })).toEqual({ from: '2026-02-01' });
});

it('the period and the order are no filters that are counted', () => {
  expect(choiceCount({ status: 'open', incident_type: 'bullying', from: '2026-01-01' })).toBe(2);
});
