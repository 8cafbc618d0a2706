import { describe, expect, it } from 'vitest';
import { inOrder } from './person-order.ts';

describe('the order of persons', () => {
  it('is the one that was asked for', () => {
    expect(inOrder(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'a', 'b']);
  });

  it('leaves nobody out, and brings nobody in', () => {
    expect(inOrder(['a', 'b', 'c'], ['c', 'x', 'c'])).toEqual(['c', 'a', 'b']);
    expect(inOrder([], ['x'])).toEqual([]);
  });
});
