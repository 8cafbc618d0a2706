import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const drained = <Item>(queue: ReturnType<typeof createFairQueue<Item>>): Item[] => {
  const items: Item[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) items.push(item);
  return items;
};

describe('a fair queue', () => {
  it('gives one owner’s items in the order in which they came', () => {
    const queue = createFairQueue<number>(3);
    for (const item of [1, 2, 3]) queue.add('a', item);
    expect(drained(queue)).toEqual([1, 2, 3]);
  });

  it('lets owners take turns, however many items one of them has', () => {
    const queue = createFairQueue<string>(9);
    for (const item of ['a1', 'a2', 'a3']) queue.add('a', item);
    queue.add('b', 'b1');
    expect(queue.take()).toBe('a1');
    queue.add('c', 'c1');
    expect(drained(queue)).toEqual(['b1', 'a2', 'c1', 'a3']);
  });

  it('lets one go that nobody waits for any more, and keeps the turns', () => {
    const queue = createFairQueue<string>(2);
    for (const item of ['a1', 'a2']) queue.add('a', item);
    queue.add('b', 'b1');
    queue.remove('a', 'a1');
    queue.remove('a', 'none');
    queue.remove('b', 'b1');
    queue.remove('c', 'c1');
    expect(queue.add('a', 'a3')).toBe(true);
    expect(drained(queue)).toEqual(['a2', 'a3']);
  });

  it('takes no more of one owner than one may have waiting', () => {
    const queue = createFairQueue<number>(2);
    expect([1, 2, 3].map((item) => queue.add('a', item))).toEqual([true, true, false]);
    expect(queue.add('b', 4)).toBe(true);
    expect(drained(queue)).toEqual([1, 4, 2]);
  });
});
