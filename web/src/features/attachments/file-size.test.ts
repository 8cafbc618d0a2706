import { expect, it } from 'vitest';
import { FILE_MAX_BYTES } from '#contract/common/limits.ts';
import { fileSizeText } from './file-size.ts';

it.each([
  [0, '0 o'],
  [1, '1 o'],
  [1_023, '1 023 o'],
  [1_024, '1 Ko'],
  [49_300, '48 Ko'],
  [1_048_575, '1 Mo'],
  [2_516_582, '2,4 Mo'],
  [FILE_MAX_BYTES, '10 Mo'],
  [3 * 1024 ** 3, '3 Go'],
])('%i bytes are read as %s', (bytes, text) => {
  expect(fileSizeText(bytes, 'fr').replace(/\s/g, ' ')).toBe(text);
});

it('has the units of English too', () => {
  expect(fileSizeText(2_516_582, 'en').replace(/\s/g, ' ')).toBe('2.4 MB');
});

it('never leaves the number and its unit on two lines', () => {
  expect(fileSizeText(312, 'fr')).toBe('312\u00a0o');
});
