import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [61, '1:01'],
  [750, '12:30'],
  [3_723, '1:02:03'],
  [-1, '0:00'],
])('%d seconds stand as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
