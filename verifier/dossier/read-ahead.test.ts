import { expect, it } from 'vitest';
import { readAhead } from './read-ahead.ts';
import type { ByteSource } from './source.ts';

const MIB = 2 ** 20;
const HEADER = 40;

/** Its bytes tell where they stand; what is read of it is noted. */
const notingSource = (size: number) => {
  const read: [start: number, end: number][] = [];
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 1) bytes[at] = valueAt(at);
  const source: ByteSource = {
    size,
    read: async (start, end) => {
      read.push([start, end]);
      return bytes.slice(start, end);
    },
  };
  return { source, read };
};
const valueAt = (place: number): number => (place ^ (place >> 8) ^ (place >> 16)) & 255;

/** Where files of these lengths begin, each behind a header, and where the last one ends. */
const bordersOf = (lengths: readonly number[]): number[] =>
  lengths.reduce((borders, length) => [...borders, (borders.at(-1) ?? 0) + HEADER + length], [0]);

it('whoever reads from the beginning to the end gets every byte, and each of them is read once', async () => {
  // Some of a few bytes, some that fill a window, one that no window holds.
  const lengths = [3, 7 * MIB, 0, 1, 7 * MIB, 2, 9 * MIB, 0, 15 * MIB, 20 * MIB, 5];
  const borders = bordersOf(lengths);
  const size = (borders.at(-1) as number) + 1_000;
  const { source, read } = notingSource(size);
  const inOrder = readAhead(source, borders.toReversed());
  const expectBytes = async (start: number, end: number): Promise<void> => {
    const bytes = await inOrder.read(start, end);
    expect(bytes.byteLength).toBe(end - start);
    for (let at = start; at < end; at += Math.max(1, Math.floor((end - start) / 50)))
      expect(bytes[at - start]).toBe(valueAt(at));
  };
  for (const [place, length] of lengths.entries()) {
    const start = borders[place] as number;
    // A header is read with more than its own bytes.
    await expectBytes(start, Math.min(start + HEADER + 64, size));
    for (let at = start + HEADER; at < start + HEADER + length; at += 4 * MIB)
      await expectBytes(at, Math.min(at + 4 * MIB, start + HEADER + length));
  }
  expect(read.reduce((sum, [start, end]) => sum + end - start, 0)).toBe(size);
  expect(read.filter(([, end]) => borders.includes(end)).length).toBeGreaterThan(2);
});
