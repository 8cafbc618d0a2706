import { expect, it } from 'vitest';
import { emptyValues } from '../incident-values.ts';
import { withTypedTag } from './typed-tag.ts';

const values = { ...emptyValues('2026-11-21'), tags: ['réunion'] };

it('counts a tag that is typed as entered, once, and nothing else', () => {
  expect(withTypedTag(values, ' couloir ')).toEqual({ ...values, tags: ['réunion', 'couloir'] });
  for (const typed of ['', '  ', 'réunion']) expect(withTypedTag(values, typed)).toBe(values);
});
