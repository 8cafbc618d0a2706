/**
 * Seals the copy of a dossier that is shared, and opens it again: the server seals, and the browser of whoever has the link
 * opens. Web Crypto, which both have; never more than some segments are in memory.
 *
 * [Note: shared copy] A version byte and 16 random bytes, then the segments: each the ciphertext of 256 KiB of the content (the
 * last one of what remains, at least one byte unless the content is empty) and its tag. AES-256-GCM under a key that is derived
 * (HKDF-SHA-256) from the share's key, the 16 bytes, the id of the share and what the content is: it seals this one content once, so
 * the nonce may count. It is the number of the segment (8 bytes, big-endian), 3 zeros, and a byte that is 1 for the last segment
 * alone. A segment that was moved, repeated, left out, or taken from another share does not open, and neither does a copy that was
 * cut. (The STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár, 2015.)
 *
 * Segments open by themselves: a part of the content needs the head and the segments that it touches, and nothing else.
 */
const VERSION = 1;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** In front of the segments. */
export const SHARE_HEAD_BYTES = 1 + SALT_BYTES;
export const SHARE_SEGMENT_BYTES = 256 * 1024;
const SEALED_SEGMENT_BYTES = SHARE_SEGMENT_BYTES + TAG_BYTES;
const ALGORITHM = 'AES-GCM';

type Bytes = Uint8Array<ArrayBuffer>;
/** Pieces of any length, as a stream gives them. */
type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** What a share seals: the ZIP, and the index that says where its files stand. */
export type SharedContent = 'archive' | 'index';

/** From the byte `start` up to and without `end`. */
export interface ShareRange {
  start: number;
  end: number;
}

/** The key is another one, or the copy was changed, or is not whole. */
export class ShareSealError extends Error {
  override readonly name = 'ShareSealError';
}

/** A new random key, in base64url: the fragment of the link. */
export const createShareKey = (): string => base64url(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));

/**
 * What proves to the server that somebody has the whole link of a share, and says nothing about the key: 32 bytes derived from it
 * (HKDF-SHA-256, with a use that no content has), in base64url.
 * @throws ShareSealError for what is no key of a share
 */
export const shareProof = async (key: string, shareId: string): Promise<string> => {
  const secret = await crypto.subtle.importKey('raw', keyBytesOf(key), 'HKDF', false, ['deriveBits']);
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(0),
    info: infoOf(shareId, 'proof'),
  };
  return base64url(new Uint8Array(await crypto.subtle.deriveBits(derivation, secret, 8 * KEY_BYTES)));
};

/** How many bytes the sealed form of `size` bytes has, its head with it. */
export const sealedShareSize = (size: number): number =>
  SHARE_HEAD_BYTES + size + segmentCountOf(size) * TAG_BYTES;

/** Where the segments lie, in the sealed form of `size` bytes, that hold this part of them. */
export const sealedShareRange = (size: number, range: ShareRange): ShareRange => {
  const { first, last } = segmentsOf(size, range);
  return {
    start: SHARE_HEAD_BYTES + first * SEALED_SEGMENT_BYTES,
    end: Math.min(sealedShareSize(size), SHARE_HEAD_BYTES + (last + 1) * SEALED_SEGMENT_BYTES),
  };
};

/**
 * Seals one content of a share.
 * @param key from {@link createShareKey}
 * @returns its sealed form: the head, then one segment after the other
 */
export const sealShare = async function* (
  key: string,
  shareId: string,
  content: SharedContent,
  plain: Chunks,
): AsyncGenerator<Bytes, void> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const sealing = await contentKey(key, shareId, content, salt, 'encrypt');
  const head = new Uint8Array(SHARE_HEAD_BYTES);
  head[0] = VERSION;
  head.set(salt, 1);
  yield head;
  const seal = async (segment: Bytes, number: number, isLast: boolean): Promise<Bytes> =>
    new Uint8Array(
      await crypto.subtle.encrypt({ name: ALGORITHM, iv: nonceOf(number, isLast) }, sealing, segment),
    );
  // A segment is held back until it is known whether another one follows.
  let held: Bytes | undefined;
  let number = 0;
  for await (const segment of inPiecesOf(SHARE_SEGMENT_BYTES, plain)) {
    if (held) yield await seal(held, number++, false);
    held = segment;
  }
  yield await seal(held ?? new Uint8Array(0), number, true);
};

/**
 * Opens a content of `size` bytes, or a part of it. Nothing is given out before it is proven genuine.
 * @param sealed its head, and behind it the segments that {@link sealedShareRange} names for this part
 * @throws ShareSealError
 */
export const openShare = async function* (
  key: string,
  shareId: string,
  content: SharedContent,
  size: number,
  sealed: Chunks,
  range: ShareRange = { start: 0, end: size },
): AsyncGenerator<Bytes, void> {
  const { first, last } = segmentsOf(size, range);
  const lastOfAll = segmentCountOf(size) - 1;
  let opening: CryptoKey | undefined;
  let number = first;
  for await (const piece of inPiecesOf(SEALED_SEGMENT_BYTES, sealed, SHARE_HEAD_BYTES)) {
    if (!opening) {
      if (piece.length !== SHARE_HEAD_BYTES || piece[0] !== VERSION) throw doesNotOpen();
      opening = await contentKey(key, shareId, content, piece.slice(1), 'decrypt');
      continue;
    }
    if (number > last) throw doesNotOpen();
    const segment = await openSegment(opening, piece, number, number === lastOfAll);
    const offset = number * SHARE_SEGMENT_BYTES;
    number += 1;
    yield segment.subarray(Math.max(0, range.start - offset), Math.max(0, range.end - offset));
  }
  if (number <= last) throw doesNotOpen();
};

/** Seals a text: the index. */
export const sealShareText = async (
  key: string,
  shareId: string,
  content: SharedContent,
  text: string,
): Promise<Bytes> => await joined(sealShare(key, shareId, content, [new TextEncoder().encode(text)]));

/** Opens a text that {@link sealShareText} sealed. @throws ShareSealError */
export const openShareText = async (
  key: string,
  shareId: string,
  content: SharedContent,
  sealed: Uint8Array,
): Promise<string> => {
  const segments = Math.ceil((sealed.length - SHARE_HEAD_BYTES) / SEALED_SEGMENT_BYTES);
  const size = sealed.length - SHARE_HEAD_BYTES - segments * TAG_BYTES;
  if (segments < 1 || size < 0) throw doesNotOpen();
  return new TextDecoder().decode(await joined(openShare(key, shareId, content, size, [sealed])));
};

const doesNotOpen = (): ShareSealError => new ShareSealError('This copy cannot be opened');

const segmentCountOf = (size: number): number => Math.max(1, Math.ceil(size / SHARE_SEGMENT_BYTES));

/** The numbers of the segments that hold a part. A part without a byte is in the segment where it stands. */
const segmentsOf = (size: number, { start, end }: ShareRange): { first: number; last: number } => {
  const lastOfAll = segmentCountOf(size) - 1;
  const first = Math.min(lastOfAll, Math.floor(start / SHARE_SEGMENT_BYTES));
  return { first, last: Math.min(lastOfAll, Math.floor(Math.max(start, end - 1) / SHARE_SEGMENT_BYTES)) };
};

const nonceOf = (number: number, isLast: boolean): Bytes => {
  const nonce = new Uint8Array(NONCE_BYTES);
  new DataView(nonce.buffer).setBigUint64(0, BigInt(number));
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
};

/** @throws ShareSealError for what is no key of a share */
const contentKey = async (
  key: string,
  shareId: string,
  content: SharedContent,
  salt: Bytes,
  use: 'encrypt' | 'decrypt',
): Promise<CryptoKey> => {
  const secret = await crypto.subtle.importKey('raw', keyBytesOf(key), 'HKDF', false, ['deriveKey']);
  const info = infoOf(shareId, content);
  return await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info },
    secret,
    { name: ALGORITHM, length: 8 * KEY_BYTES },
    false,
    [use],
  );
};

/** Each use of a share's key has keys of its own. */
const infoOf = (shareId: string, use: SharedContent | 'proof'): Bytes =>
  new TextEncoder().encode(`recueil share/${shareId.toLowerCase()}/${use}`);

const base64url = (bytes: Bytes): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const keyBytesOf = (key: string): Bytes => {
  // 32 bytes are 43 characters; of the last one four bits count, so that no two texts are the same key.
  if (!/^[\w-]{42}[AEIMQUYcgkosw048]$/.test(key)) throw doesNotOpen();
  const letters = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
};

const openSegment = async (
  opening: CryptoKey,
  sealed: Bytes,
  number: number,
  isLast: boolean,
): Promise<Bytes> => {
  try {
    const iv = nonceOf(number, isLast);
    return new Uint8Array(await crypto.subtle.decrypt({ name: ALGORITHM, iv }, opening, sealed));
  } catch {
    throw doesNotOpen();
  }
};

/**
 * The same bytes in pieces of exactly this length, but for the last one, and for the first where another length is asked of it. Each is
 * the reader's own.
 */
const inPiecesOf = async function* (
  pieceBytes: number,
  chunks: Chunks,
  firstBytes: number = pieceBytes,
): AsyncGenerator<Bytes> {
  let piece = new Uint8Array(firstBytes);
  let filled = 0;
  for await (const chunk of chunks) {
    let taken = 0;
    while (taken < chunk.length) {
      const part = chunk.subarray(taken, taken + piece.length - filled);
      piece.set(part, filled);
      taken += part.length;
      filled += part.length;
      if (filled < piece.length) continue;
      yield piece;
      piece = new Uint8Array(pieceBytes);
      filled = 0;
    }
  }
  if (filled > 0) yield piece.subarray(0, filled);
};

const joined = async (chunks: AsyncIterable<Uint8Array>): Promise<Bytes> => {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};
