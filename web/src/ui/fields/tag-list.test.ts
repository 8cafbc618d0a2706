import { expect, it } from 'vitest';
import { addTags } from './tag-list.ts';

it.each([
  [[], ' réunion ', ['réunion']],
  [['a'], 'a', ['a']],
  [['a'], 'b, a ,c,', ['a', 'b', 'c']],
  [['a'], '  ', ['a']],
  [['a'], 'b,\u200b', ['a', 'b']],
])('%o with %o typed becomes %o', (tags, typed, expected) => {
  expect(addTags(tags, typed)).toEqual(expected);
});

it('never exceeds the limit, and never drops what was there', () => {
  expect(addTags(['a'], 'b,c', 2)).toEqual(['a', 'b']);
  expect(addTags(['a', 'b', 'c'], 'd', 2)).toEqual(['a', 'b', 'c']);
});
