// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { keepSeenEnd, readSeenEnd } from './seen-end.ts';

afterEach(() => localStorage.clear());

it('the end that was seen is kept for its owner alone', () => {
  expect(readSeenEnd('anna')).toBeNull();
  keepSeenEnd('anna', { sequence: 12, hash: 'a'.repeat(64) });
  expect(readSeenEnd('anna')).toEqual({ sequence: 12, hash: 'a'.repeat(64) });
  expect(readSeenEnd('bea')).toBeNull();
});

it.each(['', '{', '[]', '{"sequence":"12"}'])('%s in its place counts as none', (stored) => {
  localStorage.setItem('recueil.ledger-end.anna', stored);
  expect(readSeenEnd('anna')).toBeNull();
});
