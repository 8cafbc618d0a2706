import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createFileCipher,
  createFileKey,
  type FileCipher,
  type FileRange,
  type ReadSealed,
  SEGMENT_BYTES,
  sealedSizeOf,
} from './file-cipher.ts';
import { UnsealError } from './unseal-error.ts';

const person = '018f0000-0000-7000-8000-000000000001';
const other = '018f0000-0000-7000-8000-000000000002';
const file = '018f0000-0000-7000-8000-00000000000a';
const key = createFileKey();
const cipher = createFileCipher(key, file, person);
const SEALED_SEGMENT = SEGMENT_BYTES + 16;

const chunked = async function* (bytes: Buffer, chunkBytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
};
const collect = async (chunks: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(Buffer.from(chunk));
  return Buffer.concat(parts);
};
const seal = (plain: Buffer, chunkBytes = 10_000): Promise<Buffer> =>
  collect(cipher.seal(chunked(plain, chunkBytes)));
const readerOf =
  (sealed: Buffer): ReadSealed =>
  (start, end) =>
    chunked(sealed.subarray(start, end), 7_001);
const open = (sealed: Buffer, size: number, range?: FileRange, by: FileCipher = cipher): Promise<Buffer> =>
  collect(by.open(size, readerOf(sealed), range));
const segmentOf = (sealed: Buffer, number: number): Buffer =>
  sealed.subarray(1 + number * SEALED_SEGMENT, 1 + (number + 1) * SEALED_SEGMENT);

describe('a sealed file', () => {
  it.each([0, 1, SEGMENT_BYTES - 1, SEGMENT_BYTES, SEGMENT_BYTES + 1, 3 * SEGMENT_BYTES, 200_001])(
    'of %i bytes opens whole, and has the size that is announced',
    async (size) => {
      const plain = randomBytes(size);
      const sealed = await seal(plain);
      expect(sealed.length).toBe(sealedSizeOf(size));
      expect((await open(sealed, size)).equals(plain)).toBe(true);
    },
  );

  it('opens in any part, however it was cut into chunks', async () => {
    const plain = randomBytes(3 * SEGMENT_BYTES + 77);
    const sealed = await seal(plain, 65_537);
    await fc.assert(
      fc.asyncProperty(fc.nat(plain.length - 1), fc.nat(plain.length), async (start, length) => {
        const end = Math.min(plain.length, start + Math.max(1, length));
        const part = await open(sealed, plain.length, { start, end });
        expect(part.equals(plain.subarray(start, end))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('reads no more of the store than the part needs', async () => {
    const plain = randomBytes(4 * SEGMENT_BYTES);
    const sealed = await seal(plain);
    const asked: [number, number][] = [];
    const read: ReadSealed = (start, end) => {
      asked.push([start, end]);
      return readerOf(sealed)(start, end);
    };
    await collect(
      cipher.open(plain.length, read, { start: 2 * SEGMENT_BYTES + 5, end: 2 * SEGMENT_BYTES + 9 }),
    );
    expect(asked).toEqual([[1 + 2 * SEALED_SEGMENT, 1 + 3 * SEALED_SEGMENT]]);
  });

  it('holds nothing in clear', async () => {
    const plain = Buffer.from('Il a crié devant tout le monde. '.repeat(5_000));
    expect((await seal(plain)).includes('crié')).toBe(false);
  });

  describe('does not open', () => {
    const size = 3 * SEGMENT_BYTES;
    const plain = randomBytes(size);

    it('for another person, as another file, or by another key', async () => {
      const sealed = await seal(plain);
      for (const stranger of [
        createFileCipher(key, file, other),
        createFileCipher(key, other, person),
        createFileCipher(createFileKey(), file, person),
      ]) {
        await expect(open(sealed, size, undefined, stranger)).rejects.toThrow(UnsealError);
      }
    });

    it('when it was cut, at the end of a segment too, whatever size is claimed', async () => {
      const sealed = await seal(plain);
      for (const left of [0, 1, 20, 1 + SEALED_SEGMENT, 1 + 2 * SEALED_SEGMENT, sealed.length - 1]) {
        const cut = sealed.subarray(0, left);
        await expect(open(cut, size)).rejects.toThrow(UnsealError);
      }
      const two = sealed.subarray(0, 1 + 2 * SEALED_SEGMENT);
      await expect(open(two, 2 * SEGMENT_BYTES)).rejects.toThrow(UnsealError);
      await expect(open(sealed, size + 1)).rejects.toThrow(UnsealError);
    });

    it('when segments changed places, were repeated or left out', async () => {
      const sealed = await seal(plain);
      const [first, second, third] = [0, 1, 2].map((number) => segmentOf(sealed, number)) as [
        Buffer,
        Buffer,
        Buffer,
      ];
      const version = sealed.subarray(0, 1);
      for (const segments of [
        [second, first, third],
        [first, first, third],
        [first, third],
        [first, third, second],
      ]) {
        const wrong = Buffer.concat([version, ...segments]);
        await expect(open(wrong, size)).rejects.toThrow(UnsealError);
      }
    });

    it('with a segment of another file of the same size', async () => {
      const sealed = await seal(plain);
      const foreign = await collect(
        createFileCipher(createFileKey(), other, person).seal(chunked(randomBytes(size), 9_999)),
      );
      foreign.copy(sealed, 1 + SEALED_SEGMENT, 1 + SEALED_SEGMENT, 1 + 2 * SEALED_SEGMENT);
      await expect(open(sealed, size)).rejects.toThrow(UnsealError);
    });

    it('when any single byte was changed', async () => {
      const small = await seal(Buffer.from('court'));
      for (let at = 0; at < small.length; at += 1) {
        const changed = Buffer.from(small);
        changed[at] = (changed[at] ?? 0) ^ 1;
        await expect(open(changed, 5)).rejects.toThrow(UnsealError);
      }
    });

    it('before what is genuine in it was given out, but none of what is not', async () => {
      const sealed = await seal(plain);
      sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
      const got: Buffer[] = [];
      await expect(
        (async () => {
          for await (const part of cipher.open(size, readerOf(sealed))) got.push(part);
        })(),
      ).rejects.toThrow(UnsealError);
      expect(Buffer.concat(got).equals(plain.subarray(0, 2 * SEGMENT_BYTES))).toBe(true);
    });
  });
});
