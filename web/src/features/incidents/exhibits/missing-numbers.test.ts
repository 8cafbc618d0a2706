import { expect, it } from 'vitest';
import { missingNumbers } from './missing-numbers.ts';

it('the numbers between the exhibits that none bears are named', () => {
  expect(missingNumbers([5, 2])).toEqual([1, 3, 4]);
  expect(missingNumbers([1, 2, 3])).toEqual([]);
  expect(missingNumbers([])).toEqual([]);
});
