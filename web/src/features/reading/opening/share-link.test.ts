// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readLink, takeLink } from './share-link.ts';

const ID = '0198f0a1-0000-7000-8000-000000000001';
const KEY = `${'a-_9'.repeat(10)}abA`;

it('a link names a share and holds its key', () => {
  expect(readLink({ pathname: `/lecture/${ID}`, hash: `#${KEY}` })).toEqual({ id: ID, key: KEY });
});

it.each(['', '#', `#${KEY.slice(1)}`, `#${KEY}x`, `#${KEY.slice(1)}=`, `#${KEY}#`])(
  'a link that was cut, or has something added, holds no key: %j',
  (hash) => {
    expect(readLink({ pathname: `/lecture/${ID}`, hash }).key).toBeNull();
  },
);

it('the key leaves the address bar and its history once it was read', () => {
  window.history.replaceState(null, '', `/lecture/${ID}#${KEY}`);
  const entries = window.history.length;
  expect(takeLink()).toEqual({ id: ID, key: KEY });
  expect(window.location.href).not.toContain(KEY);
  expect(window.location.pathname).toBe(`/lecture/${ID}`);
  expect(window.history.length).toBe(entries);
  expect(takeLink().key).toBeNull();
});
