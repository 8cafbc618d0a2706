import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createShareKey,
  openShare,
  openShareText,
  SHARE_HEAD_BYTES,
  SHARE_SEGMENT_BYTES,
  type SharedContent,
  type ShareRange,
  ShareSealError,
  sealedShareRange,
  sealedShareSize,
  sealShare,
  sealShareText,
} from './share-cipher.ts';

const share = '018f0000-0000-7000-8000-000000000001';
const otherShare = '018f0000-0000-7000-8000-000000000002';
const key = createShareKey();
const SEALED_SEGMENT = SHARE_SEGMENT_BYTES + 16;

const chunked = function* (bytes: Uint8Array, chunkBytes: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
};
const collect = async (chunks: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
};
/** Bytes that differ from place to place. */
const bytesOf = (size: number): Buffer =>
  Buffer.from(Array.from({ length: size }, (_, at) => (at * 31 + (at >> 8)) & 255));
const seal = (plain: Uint8Array, chunkBytes = 100_003): Promise<Buffer> =>
  collect(sealShare(key, share, 'archive', chunked(plain, chunkBytes)));
/** What the server sends for a part. */
const sent = (sealed: Buffer, size: number, range: ShareRange): Buffer => {
  const { start, end } = sealedShareRange(size, range);
  return Buffer.concat([sealed.subarray(0, SHARE_HEAD_BYTES), sealed.subarray(start, end)]);
};
interface By {
  by?: string;
  of?: string;
  as?: SharedContent;
}
const open = (
  bytes: Buffer,
  size: number,
  range?: ShareRange,
  { by = key, of = share, as = 'archive' }: By = {},
) => collect(openShare(by, of, as, size, chunked(bytes, 70_001), range));

describe('a shared copy', () => {
  it.each([
    0,
    1,
    SHARE_SEGMENT_BYTES - 1,
    SHARE_SEGMENT_BYTES,
    SHARE_SEGMENT_BYTES + 1,
    2 * SHARE_SEGMENT_BYTES,
  ])('of %i bytes opens whole, and has the size that is announced', async (size) => {
    const plain = bytesOf(size);
    const sealed = await seal(plain);
    expect(sealed.length).toBe(sealedShareSize(size));
    expect((await open(sealed, size)).equals(plain)).toBe(true);
  });

  it('opens in any part, by the segments that are sent for it', async () => {
    const plain = bytesOf(3 * SHARE_SEGMENT_BYTES + 77);
    const sealed = await seal(plain);
    await fc.assert(
      fc.asyncProperty(fc.nat(plain.length - 1), fc.nat(plain.length), async (start, length) => {
        const range = { start, end: Math.min(plain.length, start + length) };
        const part = await open(sent(sealed, plain.length, range), plain.length, range);
        expect(part.equals(plain.subarray(range.start, range.end))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('sends no more segments than a part needs', () => {
    const size = 4 * SHARE_SEGMENT_BYTES;
    const range = { start: 2 * SHARE_SEGMENT_BYTES + 5, end: 2 * SHARE_SEGMENT_BYTES + 9 };
    expect(sealedShareRange(size, range)).toEqual({
      start: SHARE_HEAD_BYTES + 2 * SEALED_SEGMENT,
      end: SHARE_HEAD_BYTES + 3 * SEALED_SEGMENT,
    });
  });

  it('holds nothing in clear, and is another one each time', async () => {
    const plain = Buffer.from('Il a crié devant tout le monde. '.repeat(500));
    const sealed = await seal(plain);
    expect(sealed.includes('crié')).toBe(false);
    expect((await seal(plain)).equals(sealed)).toBe(false);
  });

  it('carries a text as long as an index can be', async () => {
    const text = 'Pièce n° 1 🙂'.repeat(40_000);
    const sealed = await sealShareText(key, share, 'index', text);
    expect(await openShareText(key, share, 'index', sealed)).toBe(text);
    expect(await openShareText(key, share, 'index', await sealShareText(key, share, 'index', ''))).toBe('');
  });

  it('has keys of 32 random bytes', () => {
    const keys = new Set(Array.from({ length: 200 }, createShareKey));
    expect(keys.size).toBe(200);
    for (const each of keys) expect(Buffer.from(each, 'base64url')).toHaveLength(32);
  });

  describe('does not open', () => {
    const size = 3 * SHARE_SEGMENT_BYTES;
    const plain = bytesOf(size);
    const fails = (bytes: Buffer, claimed = size, range?: ShareRange, by?: By) =>
      expect(open(bytes, claimed, range, by)).rejects.toThrow(ShareSealError);

    it('by another key, as another share, or as another content', async () => {
      const sealed = await seal(plain);
      await fails(sealed, size, undefined, { by: createShareKey() });
      await fails(sealed, size, undefined, { of: otherShare });
      await fails(sealed, size, undefined, { as: 'index' });
    });

    it.each([
      '',
      'x',
      key.slice(1),
      `${key}A`,
      `${key.slice(0, -1)}B`,
      `${key.slice(0, -1)}=`,
      'é'.repeat(43),
    ])('by what is no key: %j', async (by) => {
      await fails(await seal(plain), size, undefined, { by });
    });

    it('when it was cut, at the end of a segment too, whatever size is claimed', async () => {
      const sealed = await seal(plain);
      for (const left of [0, 1, SHARE_HEAD_BYTES, SHARE_HEAD_BYTES + SEALED_SEGMENT, sealed.length - 1]) {
        await fails(sealed.subarray(0, left));
      }
      await fails(sealed.subarray(0, SHARE_HEAD_BYTES + 2 * SEALED_SEGMENT), 2 * SHARE_SEGMENT_BYTES);
      await fails(sealed, size + 1);
    });

    it('when segments changed places, were repeated, left out, or put in addition', async () => {
      const sealed = await seal(plain);
      const head = sealed.subarray(0, SHARE_HEAD_BYTES);
      const [first, second, third] = [0, 1, 2].map((number) =>
        sealed.subarray(
          SHARE_HEAD_BYTES + number * SEALED_SEGMENT,
          SHARE_HEAD_BYTES + (number + 1) * SEALED_SEGMENT,
        ),
      ) as [Buffer, Buffer, Buffer];
      for (const segments of [
        [second, first, third],
        [first, first, third],
        [first, third],
        [first, second, third, third],
      ]) {
        await fails(Buffer.concat([head, ...segments]));
      }
    });

    it('with a segment of another copy under the same key', async () => {
      const sealed = await seal(plain);
      (await seal(plain)).copy(sealed, SHARE_HEAD_BYTES, SHARE_HEAD_BYTES, SHARE_HEAD_BYTES + SEALED_SEGMENT);
      await fails(sealed);
    });

    it('when any single bit was changed', async () => {
      const small = await seal(Buffer.from('court'));
      for (let at = 0; at < small.length; at += 1) {
        const changed = Buffer.from(small);
        changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
        await fails(changed, 5);
      }
    });

    it('as a text either, cut to anything', async () => {
      const sealed = await sealShareText(key, share, 'index', 'un texte');
      for (let left = 0; left < sealed.length; left += 1) {
        await expect(openShareText(key, share, 'index', sealed.subarray(0, left))).rejects.toThrow(
          ShareSealError,
        );
      }
    });
  });
});
