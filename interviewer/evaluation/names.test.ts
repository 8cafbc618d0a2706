import { expect, it } from 'vitest';
import { hasWholeName, isSameName } from './names.ts';

it.each([
  ['M. Ravier', 'Corentin Ravier', true],
  ['brice lannoy', 'Brice LANNOY', true],
  ['Rabier', 'Ravier', false],
  ['Éric', 'eric', true],
  ['le chef', 'chef de rayon', true],
  ['Mme Sorel', 'Mme Aubry', false],
  ['Maître Ferrand', 'Me Ferrand', true],
])('compares %s and %s', (one, other, expected) => {
  expect(isSameName(one, other)).toBe(expected);
});

it('knows whether the whole name is told', () => {
  expect(hasWholeName('Mme Odile Brun', 'Odile Brun')).toBe(true);
  expect(hasWholeName('Odile', 'Odile Brun')).toBe(false);
});
