import { expect, it } from 'vitest';
import { journalSearch } from './journal-search.ts';

it('what the URL asks for is taken as it is', () => {
  const search = { kind: 'journal', type: 'note', from: '2026-01-01', to: '2026-02-01', at: '2026-01-15' };
  expect(journalSearch({ ...search, entry: 'new' })).toEqual({ ...search, entry: 'new' });
  expect(journalSearch({ kind: 'incident', priority: 'high' })).toEqual({
    kind: 'incident',
    priority: 'high',
  });
});

it('nonsense in the URL is left out', () => {
  const nonsense = {
    kind: 'dossier',
    type: 7,
    priority: ['high'],
    from: '31/12',
    to: '2026-13-40',
    at: '',
    entry: 'x',
  };
  expect(journalSearch(nonsense)).toEqual({});
});

it('a filter that contradicts another one is left out', () => {
  expect(journalSearch({ kind: 'incident', type: 'note' })).toEqual({ kind: 'incident' });
  expect(journalSearch({ kind: 'conversation', priority: 'high' })).toEqual({ kind: 'conversation' });
  expect(journalSearch({ type: 'note', priority: 'high' })).toEqual({ type: 'note' });
  expect(journalSearch({ from: '2026-02-01', to: '2026-01-01' })).toEqual({ from: '2026-02-01' });
});
