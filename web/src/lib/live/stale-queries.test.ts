import { expect, it } from 'vitest';
import { deletingHere } from './deleted-here.ts';
import type { Heard } from './follow-stream.ts';
import { isStaleAfter } from './stale-queries.ts';

const KEYS = [
  ['conversations'],
  ['conversation', 'c1'],
  ['conversation', 'c2'],
  ['incidents', 'overview', 'list'],
  ['incidents', 'detail', 'i1'],
  ['incidents', 'detail', 'i2'],
  ['files', 'f1', 'known'],
  ['files', 'f1', 'content'],
  ['security', 'devices'],
];

const staleAfter = (heard: Heard, dataUpdatedAt = 100) =>
  KEYS.filter((queryKey) => isStaleAfter(heard)({ queryKey, state: { dataUpdatedAt } })).map((key) =>
    key.join(' '),
  );

it('what names a thing makes it, and what lists it, be read again', () => {
  expect(staleAfter({ event: 'conversation', id: 'c1' })).toEqual(['conversations', 'conversation c1']);
  expect(staleAfter({ event: 'incident', id: 'i2' })).toEqual([
    'incidents overview list',
    'incidents detail i2',
  ]);
  expect(staleAfter({ event: 'file', id: 'f1' })).toEqual(['files f1 known']);
});

it('a turn is judged by whoever knows the turns', () => {
  expect(staleAfter({ event: 'turn', conversation_id: 'c1', message_id: 'm1' })).toEqual([]);
});

it('everything is what was read before, without the bytes of files and what is nobody’s record', () => {
  const all = staleAfter({ event: 'everything', readBefore: 101 });
  expect(all).toEqual(KEYS.slice(0, 7).map((key) => key.join(' ')));
  expect(staleAfter({ event: 'everything', readBefore: 100 })).toEqual([]);
});

it('what this tab deletes is not asked for again, unless it could not be deleted', async () => {
  const news = { event: 'incident', id: 'i2' } as const;
  await expect(deletingHere('i2', () => Promise.reject(new Error('no')))).rejects.toThrow();
  expect(staleAfter(news)).toContain('incidents detail i2');
  await deletingHere('i2', async () => undefined);
  expect(staleAfter(news)).toEqual(['incidents overview list']);
});
