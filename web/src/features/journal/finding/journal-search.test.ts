import { expect, it } from 'vitest';
import { canHave, filterCount, journalSearch, withChoice } from './journal-search.ts';

it('what the URL asks for is taken as it is', () => {
  const search = { kind: 'journal', type: 'note', from: '2026-01-01', to: '2026-02-01', at: '2026-01-15' };
  expect(journalSearch({ ...search, entry: 'new' })).toEqual({ ...search, entry: 'new' });
  expect(journalSearch({ kind: 'incident', priority: 'high' })).toEqual({
    kind: 'incident',
    priority: 'high',
  });
  const narrowed = { moods: ['negative', 'very_negative'], files: true, linked: true };
  expect(journalSearch({ ...narrowed, moods: [...narrowed.moods, 'negative'] })).toEqual(narrowed);
});

it('nonsense in the URL is left out', () => {
  const nonsense = {
    kind: 'dossier',
    type: 7,
    moods: ['furieux'],
    priority: ['high'],
    files: 'yes',
    linked: false,
    from: '31/12',
    to: '2026-13-40',
    at: '',
    entry: 'x',
    words: 'réunion',
    tags: ['équipe'],
  };
  const left = journalSearch(nonsense);
  expect(left).toEqual({});
  expect(Object.keys(left), 'the router keeps what is not spoken of').toEqual(
    expect.arrayContaining(Object.keys(nonsense)),
  );
  expect(journalSearch({ moods: [] })).toEqual({});
});

it('a filter that contradicts another one is left out', () => {
  expect(journalSearch({ kind: 'incident', type: 'note' })).toEqual({ kind: 'incident' });
  expect(journalSearch({ kind: 'conversation', priority: 'high' })).toEqual({ kind: 'conversation' });
  expect(journalSearch({ type: 'note', priority: 'high' })).toEqual({ type: 'note' });
  expect(journalSearch({ kind: 'incident', linked: true, moods: ['neutral'] })).toEqual({ kind: 'incident' });
  expect(journalSearch({ kind: 'incident', files: true })).toEqual({ kind: 'incident', files: true });
  expect(journalSearch({ priority: 'low', linked: true })).toEqual({ priority: 'low' });
  expect(journalSearch({ from: '2026-02-01', to: '2026-01-01' })).toEqual({ from: '2026-02-01' });
});

it('a choice takes back what contradicts it', () => {
  expect(withChoice({ type: 'note', files: true, from: '2026-01-01' }, { priority: 'high' })).toEqual({
    priority: 'high',
    files: true,
    from: '2026-01-01',
  });
  expect(withChoice({ priority: 'high' }, { moods: ['neutral'] })).toEqual({ moods: ['neutral'] });
  expect(withChoice({ type: 'note', linked: true }, { kind: 'conversation' })).toEqual({
    kind: 'conversation',
    linked: true,
  });
  expect(canHave('conversation', 'type')).toBe(false);
  expect(canHave('conversation', 'files')).toBe(true);
  expect(canHave('incident', 'files')).toBe(true);
  expect(canHave('incident', 'linked')).toBe(false);
  expect(canHave(undefined, 'priority')).toBe(true);
});

it('each mood counts as a filter, the period does not', () => {
  expect(filterCount({ moods: ['neutral', 'negative'], files: true, from: '2026-01-01' })).toBe(3);
});
