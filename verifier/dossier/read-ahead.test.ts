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

it('whoever reads from the beginning to the end gets every byte, and each of them is read once', async () => {
  // Some of a few bytes, some that fill a window, one that no window holds.
  const sizes = [3, 7 * MIB, 0, 1, 7 * MIB, 2, 9 * MIB, 0, 15 * MIB, 20 * MIB, 5];
  let end = 0;
  const files = sizes.map((size) => {
    const offset = end;
    end += HEADER + size;
    return { offset, size };
  });
  const { source, read } = notingSource(end + 1_000);
  const inOrder = readAhead(source, files.toReversed(), end);
  const expectBytes = async (start: number, end: number): Promise<void> => {
    const bytes = await inOrder.read(start, end);
    expect(bytes.byteLength).toBe(end - start);
    for (let at = start; at < end; at += Math.max(1, Math.floor((end - start) / 50)))
      expect(bytes[at - start]).toBe(valueAt(at));
  };
  for (const { offset, size } of files) {
    // A header is read with more than its own bytes.
    await expectBytes(offset, Math.min(offset + HEADER + 64, end));
    const until = offset + HEADER + size;
    for (let at = offset + HEADER; at < until; at += 4 * MIB)
      await expectBytes(at, Math.min(at + 4 * MIB, until));
  }
  expect(read.reduce((sum, [from, until]) => sum + until - from, 0)).toBe(end);
  expect(read.filter(([, until]) => files.some(({ offset }) => offset === until)).length).toBeGreaterThan(2);
});
