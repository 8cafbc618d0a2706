import { expect, it } from 'vitest';
import { shortQuote } from './short-quote.ts';

it('a short passage is shown whole, a long one is cut between two words', () => {
  expect(shortQuote('sous la verrière')).toBeNull();
  expect(shortQuote('x'.repeat(160))).toBeNull();
  const long = 'Il a crié, encore une fois. '.repeat(10);
  const short = shortQuote(long) ?? '';
  expect(long.startsWith(short)).toBe(true);
  expect(long.slice(short.length)).toMatch(/^[.,]? /);
  expect(short.length).toBeLessThanOrEqual(100);
  // A passage without a space is cut all the same.
  expect(shortQuote('x'.repeat(200))).toHaveLength(100);
});
