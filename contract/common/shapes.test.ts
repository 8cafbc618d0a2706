import { describe, expect, it } from 'vitest';
import { countInQuery, filledText } from './shapes.ts';

const accepts = (value: string): boolean => filledText(20).safeParse(value).success;

describe('text that must be filled', () => {
  it.each([
    ['nothing', ''],
    ['white space', ' \n\t\u00a0\u202f\u3000'],
    ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
    ['direction marks', '\u200e\u200f\u061c\u202a\u2066'],
    ['a soft hyphen', '\u00ad'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['an empty Braille cell', '\u2800'],
    ['selectors and tags', '\ufe0f\u{e0001}\u{e0100}'],
    ['control characters', '\0\u0007\u001b'],
    ['white space and zero-width characters', ' \u200b '],
  ])('is not %s', (_name, value) => {
    expect(accepts(value)).toBe(false);
  });

  it.each(['.', '…', '👍', '0', 'ك', '한', 'è'])('can be as short as %s', (value) => {
    expect(accepts(value)).toBe(true);
  });

  it('keeps what joins and parts the characters of real text', () => {
    const family = '👩\u200d👧 co\u00adopéra\u200btion';
    expect(filledText(40).parse(family)).toBe(family);
  });
});

describe('a number in a query', () => {
  const count = countInQuery(1, 1000);

  it('is what its digits say', () => {
    expect(['1', '042', '1000'].map((value) => count.parse(value))).toEqual([1, 42, 1000]);
  });

  it.each(['', '0', '1001', '1e3', '0x10', ' 5', '5.0', '-1', '+1', '99999999999'])('is not %j', (value) => {
    expect(count.safeParse(value).success).toBe(false);
  });
});
