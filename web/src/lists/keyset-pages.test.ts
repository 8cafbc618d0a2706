import { expect, it } from 'vitest';
import { type KeysetPages, rowsOf, withChanged, withFirst, without } from './keyset-pages.ts';

interface Note {
  id: string;
  title: string;
}
const note = (id: string): Note => ({ id, title: '' });
const pages: KeysetPages<Note> = {
  pages: [
    { items: [note('a'), note('b')], nextCursor: 'next' },
    { items: [note('c')], nextCursor: null },
  ],
  pageParams: [null, 'next'],
};
const ids = (list: KeysetPages<Note>) => rowsOf(list).map(({ id }) => id);

it('a row that was put first moves to the top, from whatever page', () => {
  expect(ids(withFirst(pages, note('c')))).toEqual(['c', 'a', 'b']);
  expect(ids(withFirst(pages, note('new')))).toEqual(['new', 'a', 'b', 'c']);
});

it('a changed row keeps its place, a removed one leaves it', () => {
  const renamed = withChanged(pages, { id: 'b', title: 'La cantine' });
  expect(rowsOf(renamed)[1]).toEqual({ id: 'b', title: 'La cantine' });
  expect(ids(renamed)).toEqual(['a', 'b', 'c']);
  expect(ids(without(pages, 'b'))).toEqual(['a', 'c']);
});

it('a row that moved between two pages stands once', () => {
  expect(ids({ ...pages, pages: [...pages.pages, { items: [note('a')], nextCursor: null }] })).toEqual([
    'a',
    'b',
    'c',
  ]);
});
