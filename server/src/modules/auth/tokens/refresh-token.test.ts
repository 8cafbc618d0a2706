import { describe, expect, it } from 'vitest';
import {
  createRefreshToken,
  hashRefreshToken,
  isRefreshToken,
  openChild,
  sealChild,
} from './refresh-token.ts';

describe('a refresh token', () => {
  it('is random, and kept as a hash', () => {
    const token = createRefreshToken();
    expect(isRefreshToken(token)).toBe(true);
    expect(token).not.toBe(createRefreshToken());
    expect(hashRefreshToken(token)).toHaveLength(32);
  });

  it.each(['', 'short', 'with space in it', "quote'quote'quote", 'a'.repeat(200)])(
    'is malformed as %j',
    (text) => {
      expect(isRefreshToken(text)).toBe(false);
    },
  );

  it('opens its sealed child, which nothing else opens', () => {
    const [parent, child] = [createRefreshToken(), createRefreshToken()];
    const sealed = sealChild(parent, child);
    expect(sealed.includes(child)).toBe(false);
    expect(openChild(parent, sealed)).toBe(child);
    expect(() => openChild(createRefreshToken(), sealed)).toThrow();
    sealed[sealed.length - 1] = (sealed.at(-1) as number) ^ 1;
    expect(() => openChild(parent, sealed)).toThrow();
  });
});
