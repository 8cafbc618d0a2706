import { expect, it } from 'vitest';
import { EMPTY_NOTE } from './note.fixture.ts';
import { withTypedTag } from './typed-tag.ts';

const values = { ...EMPTY_NOTE, tags: ['réunion'] };

it('counts a tag that is typed as entered, once, and nothing else', () => {
  expect(withTypedTag(values, ' couloir ')).toEqual({ ...values, tags: ['réunion', 'couloir'] });
  for (const typed of ['', '  ', 'réunion']) expect(withTypedTag(values, typed)).toBe(values);
});
