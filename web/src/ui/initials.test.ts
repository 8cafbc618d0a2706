import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Camille Martin', 'CM'],
  ['Anne-Lise de La Tour', 'AT'],
  ['élodie', 'É'],
  ['  ', ''],
])('the initials of %o are %o', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
