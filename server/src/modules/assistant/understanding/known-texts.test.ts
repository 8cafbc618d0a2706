import { describe, expect, it, vi } from 'vitest';
import { oncePerText } from './known-texts.ts';

describe('what depends on a text alone', () => {
  it('is found once for it, by each who asks', () => {
    const lengthOf = vi.fn((text: string) => text.length);
    const isLong = vi.fn((text: string) => text.length > 5);
    const [length, long] = [oncePerText(lengthOf), oncePerText(isLong)];
    for (let times = 0; times < 3; times++) {
      expect([length('bonjour'), long('bonjour'), length('oui')]).toEqual([7, true, 3]);
    }
    expect([lengthOf.mock.calls.length, isLong.mock.calls.length]).toEqual([2, 1]);
  });

  it('is found once also when it is nothing', () => {
    const find = vi.fn(() => undefined);
    const once = oncePerText(find);
    once('rien');
    once('rien');
    expect(find).toHaveBeenCalledOnce();
  });
});
