import { expect, it } from 'vitest';
import { clockText, lengthText } from './clock-text.ts';

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

it.each([
  [0.2, '0:01'],
  [1.6, '0:02'],
  [61.4, '1:01'],
])('A sound of %d seconds lasts %s wherever that is said', (seconds, text) => {
  expect(lengthText(seconds)).toBe(text);
});
