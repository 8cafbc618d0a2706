/**
 * Seals and opens the bytes of one file as they stream by; never more than some segments are in memory.
 *
 * [Note: file format] One version byte, then the segments: each the ciphertext of 64 KiB of the file (the last one of
 * what remains, at least one byte unless the file is empty) and its tag. XChaCha20-Poly1305 under a key that seals this
 * one file once, so the nonce may count: the number of the segment (8 bytes, big-endian), 15 zeros, and a byte that is
 * 1 for the last segment alone. A segment that was moved, repeated or left out does not open, and neither does a file
 * that was cut: the segment that would then be the last one does not say so. (The STREAM construction of Hoang,
 * Reyhanitabar, Rogaway and Vizár, 2015, as in age.)
 *
 * [Note: file context] The associated data of every segment names the file and its owner, as those of rows do
 * ([Note: associated data] in vault.ts); the key itself lies in the file's sealed row.
 *
 * Segments open by themselves, so any part of a file can be read without the rest.
 */
import sodium from 'sodium-native';
import { UnsealError } from './unseal-error.ts';

const VERSION = 1;
const KEY_BYTES = sodium.crypto_aead_xchacha20poly1305_ietf_KEYBYTES;
const NONCE_BYTES = sodium.crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
const TAG_BYTES = sodium.crypto_aead_xchacha20poly1305_ietf_ABYTES;
export const SEGMENT_BYTES = 64 * 1024;
const SEALED_SEGMENT_BYTES = SEGMENT_BYTES + TAG_BYTES;

/** Sealed bytes from `start` up to and without `end`. */
export type ReadSealed = (start: number, end: number) => AsyncIterable<Uint8Array>;

/** A part of a file: from its byte `start` up to and without `end`. */
export interface FileRange {
  start: number;
  end: number;
}

/** Seals and opens one file. */
export interface FileCipher {
  /**
   * The sealed form of the bytes; each chunk is valid until the next one is asked for. For one content only: a second one
   * under the same key would break both.
   */
  seal(plain: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void>;
  /**
   * The bytes of a file of `size` bytes, or a part of them. Nothing is given out before it is proven genuine.
   * @throws UnsealError when a segment was changed, moved, or is missing.
   */
  open(size: number, readSealed: ReadSealed, range?: FileRange): AsyncGenerator<Buffer, void>;
}

/** How many bytes the sealed form of a file of `size` bytes has. */
export const sealedSizeOf = (size: number): number => 1 + size + segmentCountOf(size) * TAG_BYTES;

/** A new random key for one file, in base64. */
export const createFileKey = (): string => {
  const key = Buffer.alloc(KEY_BYTES);
  sodium.randombytes_buf(key);
  return key.toString('base64');
};

/** @param fileKey from `createFileKey`. */
export const createFileCipher = (fileKey: string, fileId: string, userId: string): FileCipher => {
  const key = Buffer.from(fileKey, 'base64');
  if (key.length !== KEY_BYTES) throw new UnsealError('This file cannot be opened');
  const context = Buffer.from(`file-content/${fileId}/${userId}`);
  return {
    seal: async function* (plain) {
      yield Buffer.of(VERSION);
      // One for all segments: a new one each would keep the garbage collector busier than the cipher is.
      const sealed = Buffer.allocUnsafe(SEALED_SEGMENT_BYTES);
      let held: Buffer | undefined;
      let number = 0;
      // A segment is held back until it is known whether another one follows.
      for await (const segment of inPiecesOf(SEGMENT_BYTES, plain)) {
        if (held) yield sealSegment(key, context, number++, false, held, sealed);
        held = segment;
      }
      yield sealSegment(key, context, number, true, held ?? Buffer.alloc(0), sealed);
    },
    open: async function* (size, readSealed, range = { start: 0, end: size }) {
      const lastNumber = segmentCountOf(size) - 1;
      const firstWanted = Math.floor(range.start / SEGMENT_BYTES);
      const lastWanted = Math.min(
        lastNumber,
        Math.floor(Math.max(range.start, range.end - 1) / SEGMENT_BYTES),
      );
      const from = firstWanted === 0 ? 0 : 1 + firstWanted * SEALED_SEGMENT_BYTES;
      const to = Math.min(sealedSizeOf(size), 1 + (lastWanted + 1) * SEALED_SEGMENT_BYTES);
      let number = firstWanted;
      let sealed = readSealed(from, to);
      if (firstWanted === 0) sealed = withoutVersion(sealed);
      for await (const segment of inPiecesOf(SEALED_SEGMENT_BYTES, sealed)) {
        if (number > lastWanted) break;
        const plain = openSegment(key, context, number, number === lastNumber, segment);
        const offset = number * SEGMENT_BYTES;
        number += 1;
        yield plain.subarray(Math.max(0, range.start - offset), Math.max(0, range.end - offset));
      }
      if (number <= lastWanted) throw new UnsealError('This file cannot be opened');
    },
  };
};

const segmentCountOf = (size: number): number => Math.max(1, Math.ceil(size / SEGMENT_BYTES));

const nonceOf = (number: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeBigUInt64BE(BigInt(number));
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
};

const sealSegment = (
  key: Buffer,
  context: Buffer,
  number: number,
  isLast: boolean,
  plain: Buffer,
  target: Buffer,
): Buffer => {
  const sealed = target.subarray(0, plain.length + TAG_BYTES);
  const nonce = nonceOf(number, isLast);
  sodium.crypto_aead_xchacha20poly1305_ietf_encrypt(sealed, plain, context, null, nonce, key);
  return sealed;
};

const openSegment = (
  key: Buffer,
  context: Buffer,
  number: number,
  isLast: boolean,
  sealed: Buffer,
): Buffer => {
  if (sealed.length < TAG_BYTES) throw new UnsealError('This file cannot be opened');
  const plain = Buffer.allocUnsafe(sealed.length - TAG_BYTES);
  const nonce = nonceOf(number, isLast);
  try {
    sodium.crypto_aead_xchacha20poly1305_ietf_decrypt(plain, null, sealed, context, nonce, key);
  } catch {
    throw new UnsealError('This file cannot be opened');
  }
  return plain;
};

/** @throws UnsealError when the first byte is not that of a version that we know. */
const withoutVersion = async function* (sealed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let seen = false;
  for await (const chunk of sealed) {
    if (seen || chunk.length === 0) {
      yield chunk;
      continue;
    }
    if (chunk[0] !== VERSION) throw new UnsealError('This file cannot be opened');
    seen = true;
    yield chunk.subarray(1);
  }
};

/**
 * The same bytes in pieces of exactly this length, but for the last one. A piece is valid until the one after the next is asked
 * for: two take turns.
 */
const inPiecesOf = async function* (
  pieceBytes: number,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let piece = Buffer.allocUnsafe(pieceBytes);
  let other = Buffer.allocUnsafe(pieceBytes);
  let filled = 0;
  for await (const chunk of chunks) {
    let taken = 0;
    while (taken < chunk.length) {
      const part = chunk.subarray(taken, taken + pieceBytes - filled);
      piece.set(part, filled);
      taken += part.length;
      filled += part.length;
      if (filled < pieceBytes) continue;
      yield piece;
      [piece, other] = [other, piece];
      filled = 0;
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
};
