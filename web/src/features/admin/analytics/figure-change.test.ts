import { expect, it } from 'vitest';
import { changeInPercent, signed } from './figure-change.ts';

it.each([
  [60, 50, 20],
  [45, 60, -25],
  [50, 50, 0],
  [null, 50, null],
  [50, null, null],
])('from %s to %s is a change of %s percent', (now, before, change) => {
  expect(changeInPercent(now, before)).toBe(change);
});

it('a change has its sign, and is written as the language writes it', () => {
  expect([signed(20, 'en', '%'), signed(-5, 'en'), signed(0, 'en')]).toEqual(['+20%', '-5', '0']);
  expect(signed(20, 'fr', '%')).toMatch(/^\+20\s%$/u);
});
