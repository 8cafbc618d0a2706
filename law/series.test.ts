import { expect, it } from 'vitest';
import { canBeOneSeries } from './series.ts';

it.each([
  ['fraud', 'fraud'],
  ['bullying', 'sexual_harassment'],
  ['verbal_abuse', 'bullying'],
] as const)('acts of the types %s and %s can be one series', (one, other) => {
  expect(canBeOneSeries(one, other)).toBe(true);
});

it.each([
  ['bullying', 'discrimination'],
  ['verbal_abuse', 'violence'],
] as const)('acts of the types %s and %s are two things', (one, other) => {
  expect(canBeOneSeries(one, other)).toBe(false);
});
