/**
 * SHA-256 and CRC-32 of parts of a source, in one reading.
 *
 * [Note: digests] Node hashes as a stream. A browser's own hashing wants all bytes at once, and is several times as fast as any script:
 * files up to {@link AT_ONCE_BYTES} go to it, and the checksum is computed meanwhile; only larger ones are hashed by a script. Workers do
 * both for the page where there are any ([Note: hashed elsewhere] in zip/hash-window.ts).
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { crc32 } from './crc32.ts';
import type { ByteRange, ByteSource, Digests } from './source.ts';

const nodeCrypto = globalThis.process?.getBuiltinModule?.('node:crypto');

const CHUNK_BYTES = 4 * 2 ** 20;
/** Exhibits are smaller: an upload takes 10 MB. */
const AT_ONCE_BYTES = 16 * 2 ** 20;

interface Options {
  /** Called with the number of bytes that were read since the last call. */
  onRead?: ((bytes: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Reads a part. In a browser a small one is still being hashed when this returns.
 * @returns what waits for its digests
 * @throws what the source throws, and the signal's reason
 */
export const beginDigests = async (
  source: ByteSource,
  range: ByteRange,
  options: Options = {},
): Promise<() => Promise<Digests>> => {
  const isSmall = range.end - range.start <= AT_ONCE_BYTES;
  if (nodeCrypto === undefined && isSmall) return await atOnce(source, range, options);
  const digests = await inChunks(source, range, options);
  return async () => digests;
};

/** Of bytes in memory, by the browser. What is hashed is as it is now, whatever becomes of the bytes afterwards. */
export const beginDigestsOf = (bytes: Uint8Array<ArrayBuffer>): (() => Promise<Digests>) => {
  const digest = crypto.subtle.digest('SHA-256', bytes);
  const checksum = crc32(bytes);
  return async () => ({ sha256: hexOf(new Uint8Array(await digest)), crc32: checksum });
};

/** The whole source as one SHA-256, in lower-case hex. */
export const sha256Of = async (source: ByteSource, options: Options = {}): Promise<string> => {
  const hash = startHash();
  for await (const chunk of chunksOf(source, { start: 0, end: source.size }, options)) hash.update(chunk);
  return hash.hex();
};

/** SHA-256 of bytes in memory, in lower-case hex. */
export const sha256OfBytes = (bytes: Uint8Array): string => startHash().update(bytes).hex();

/** Lower-case hex. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const atOnce = async (
  source: ByteSource,
  { start, end }: ByteRange,
  { onRead, signal }: Options,
): Promise<() => Promise<Digests>> => {
  const bytes = await source.read(start, end);
  signal?.throwIfAborted();
  onRead?.(bytes.byteLength);
  return beginDigestsOf(bytes);
};

const inChunks = async (source: ByteSource, range: ByteRange, options: Options): Promise<Digests> => {
  const hash = startHash();
  let checksum = 0;
  for await (const chunk of chunksOf(source, range, options)) {
    hash.update(chunk);
    checksum = crc32(chunk, checksum);
  }
  return { sha256: hash.hex(), crc32: checksum };
};

const chunksOf = async function* (source: ByteSource, { start, end }: ByteRange, options: Options) {
  for (let at = start; at < end; at += CHUNK_BYTES) {
    const chunk = await source.read(at, Math.min(at + CHUNK_BYTES, end));
    options.signal?.throwIfAborted();
    options.onRead?.(chunk.byteLength);
    yield chunk;
  }
};

interface RunningHash {
  update(bytes: Uint8Array): RunningHash;
  hex(): string;
}

const startHash = (): RunningHash => {
  const hash = nodeCrypto ? nodeCrypto.createHash('sha256') : sha256.create();
  const running: RunningHash = {
    update: (bytes) => {
      hash.update(bytes);
      return running;
    },
    hex: () => hexOf(hash.digest()),
  };
  return running;
};
