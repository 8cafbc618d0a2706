import { expect, it } from 'vitest';
import { createLineBudget } from './line-budget.ts';

it('lets so many lines pass in a window, and says with the next one how many it left out', () => {
  const budget = createLineBudget(2, 60_000);
  expect(budget.take(0)).toEqual({ leftOut: 0 });
  expect(budget.take(1)).toEqual({ leftOut: 0 });
  expect(budget.take(2)).toBeNull();
  expect(budget.take(59_999)).toBeNull();
  expect(budget.take(60_000)).toEqual({ leftOut: 2 });
  expect(budget.take(60_001)).toEqual({ leftOut: 0 });
});
