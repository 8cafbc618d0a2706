import { expect, it } from 'vitest';
import { deletingHere } from './deleted-here.ts';
import type { Heard } from './follow-stream.ts';
import { isStaleAfter, keepLive } from './stale-queries.ts';

keepLive('letter', ([root, id]) => {
  if (root === 'letters') return 'several';
  return root === 'letter' ? { id } : null;
});
keepLive('stamp', ([root, id]) =>
  root === 'stamps' || root === 'letters' ? 'several' : root === 'stamp' ? { id } : null,
);

const KEYS = [
  ['letters'],
  ['letter', 'l1'],
  ['letter', 'l2'],
  ['stamps'],
  ['stamp', 's1'],
  ['security', 'devices'],
];

const staleAfter = (heard: Heard, dataUpdatedAt = 100) =>
  KEYS.filter((queryKey) => isStaleAfter(heard)({ queryKey, state: { dataUpdatedAt } })).map((key) =>
    key.join(' '),
  );

it('a record that changed makes the queries be read again that hold it, alone or among several', () => {
  expect(staleAfter({ event: 'changed', kind: 'letter', id: 'l1' })).toEqual(['letters', 'letter l1']);
});

it('a query may hold records of several kinds', () => {
  expect(staleAfter({ event: 'changed', kind: 'stamp', id: 's1' })).toEqual([
    'letters',
    'stamps',
    'stamp s1',
  ]);
});

it('a kind that no feature knows makes nothing be read again', () => {
  expect(staleAfter({ event: 'changed', kind: 'parcel', id: 'l1' })).toEqual([]);
});

it('a turn is judged by the feature that knows the turns', () => {
  expect(staleAfter({ event: 'turn', conversation_id: 'l1', message_id: 'm1' })).toEqual([]);
});

it('everything is what was answered up to then, without queries that no feature speaks for', () => {
  const all = staleAfter({ event: 'everything', answeredUpTo: 100 });
  expect(all).toEqual(KEYS.slice(0, 5).map((key) => key.join(' ')));
  expect(staleAfter({ event: 'everything', answeredUpTo: 99 })).toEqual([]);
});

it('what this tab deletes is not asked for again, unless it could not be deleted', async () => {
  const news = { event: 'changed', kind: 'letter', id: 'l2' } as const;
  await expect(deletingHere('l2', () => Promise.reject(new Error('no')))).rejects.toThrow();
  expect(staleAfter(news)).toContain('letter l2');
  await deletingHere('l2', async () => undefined);
  expect(staleAfter(news)).toEqual(['letters']);
});
