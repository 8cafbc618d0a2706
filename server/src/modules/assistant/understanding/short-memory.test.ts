import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Loaded anew: no timer of another test is under way. */
let memory: typeof import('./short-memory.ts');
beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  memory = await import('./short-memory.ts');
});
afterEach(() => vi.useRealTimers());

describe('a short memory', () => {
  it('finds what it keeps, and the last that was kept under a key', () => {
    const kept = memory.createShortMemory<string>();
    kept.keep('a', 'one', 3);
    kept.keep('a', 'two', 4);
    expect(kept.find('a')).toBe('two');
    expect(kept.find('b')).toBeUndefined();
    expect(kept.size()).toEqual({ messages: 1, characters: 4 });
  });

  it('forgets soon after a reading asked last, though nobody asks again', () => {
    const kept = memory.createShortMemory<string>();
    kept.keep('a', 'x', 10);
    vi.advanceTimersByTime(memory.KNOWN_FOR_MS - 1_000);
    memory.beginReading();
    kept.keep('b', 'y', 5);
    expect(kept.size().messages).toBe(2);
    vi.advanceTimersByTime(1_000);
    expect(kept.size()).toEqual({ messages: 1, characters: 5 });
    vi.advanceTimersByTime(memory.KNOWN_FOR_MS);
    expect(kept.size()).toEqual({ messages: 0, characters: 0 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps what is read again and again, and for minutes at most', () => {
    expect(memory.KNOWN_FOR_MS).toBeLessThanOrEqual(5 * 60_000);
    const kept = memory.createShortMemory<string>();
    kept.keep('a', 'x', 1);
    for (let turn = 0; turn < 5; turn++) {
      vi.advanceTimersByTime(memory.KNOWN_FOR_MS / 2);
      memory.beginReading();
      expect(kept.find('a')).toBe('x');
    }
    vi.advanceTimersByTime(memory.KNOWN_FOR_MS);
    expect(kept.size().messages).toBe(0);
  });

  it('makes room by forgetting what earlier readings left, the oldest first', () => {
    const kept = memory.createShortMemory<number>();
    const third = memory.MAX_KNOWN_CHARACTERS / 3;
    for (const [at, key] of ['a', 'b', 'c'].entries()) kept.keep(key, at, third);
    memory.beginReading();
    kept.find('a');
    kept.keep('d', 3, third);
    expect(['a', 'b', 'c', 'd'].map((key) => kept.find(key))).toEqual([0, undefined, 2, 3]);
    expect(kept.size().characters).toBeLessThanOrEqual(memory.MAX_KNOWN_CHARACTERS);
  });

  it('keeps so many at most, however short they are', () => {
    const kept = memory.createShortMemory<number>();
    for (let at = 0; at < memory.MAX_KNOWN_MESSAGES + 5; at++) kept.keep(`${at}`, at, 1);
    expect(kept.size().messages).toBe(memory.MAX_KNOWN_MESSAGES);
    memory.beginReading();
    kept.keep('new', 0, 1);
    expect(kept.size().messages).toBe(memory.MAX_KNOWN_MESSAGES);
    expect(kept.find('new')).toBe(0);
  });

  it('finds the beginning again of what is longer than it can keep', () => {
    const kept = memory.createShortMemory<number>();
    const keys = ['a', 'b', 'c', 'd', 'e'];
    const found = () =>
      keys.filter((key, at) => {
        if (kept.find(key) !== undefined) return true;
        kept.keep(key, at, memory.MAX_KNOWN_CHARACTERS / 3);
        return false;
      });
    for (const expected of [[], ['a', 'b', 'c'], ['a', 'b', 'c']]) {
      memory.beginReading();
      expect(found()).toEqual(expected);
    }
  });
});
