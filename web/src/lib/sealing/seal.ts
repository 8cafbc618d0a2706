/**
 * [Note: sealed in the browser] One version byte, a random IV of 12 bytes, and the ciphertext of AES-256-GCM with its tag.
 * The associated data name whose it is, what it is and where it lies, so a value that was moved to another place, or
 * given to another person, does not open. Large values are sealed in segments (`sealBlob`).
 */
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const OVERHEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;
/** Of a large value only so much is in memory at once. */
const SEGMENT_BYTES = 1024 * 1024;
/** More arguments than this are too many for one call. */
const LETTERS_AT_ONCE = 0x2000;

export const SEAL_ALGORITHM = 'AES-GCM';

/** A value cannot be opened: it was changed, moved, cut, or sealed for somebody else. */
export class OpenError extends Error {
  override readonly name = 'OpenError';
}

/** The parts of what names a value, as associated data. No two lists give the same. */
export type SealName = readonly (string | number)[];

const algorithm = (name: SealName, iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
  name: SEAL_ALGORITHM,
  iv,
  additionalData: new TextEncoder().encode(JSON.stringify(name)),
});

const sealBytes = async (
  key: CryptoKey,
  name: SealName,
  plain: Uint8Array<ArrayBuffer> | ArrayBuffer,
): Promise<Uint8Array<ArrayBuffer>> => {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm(name, iv), key, plain));
  const whole = new Uint8Array(1 + IV_BYTES + sealed.length);
  whole[0] = VERSION;
  whole.set(iv, 1);
  whole.set(sealed, 1 + IV_BYTES);
  return whole;
};

const openBytes = async (
  key: CryptoKey,
  name: SealName,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<ArrayBuffer> => {
  if (sealed[0] !== VERSION || sealed.length < OVERHEAD_BYTES) throw new OpenError('of no known version');
  const iv = sealed.slice(1, 1 + IV_BYTES);
  try {
    return await crypto.subtle.decrypt(algorithm(name, iv), key, sealed.subarray(1 + IV_BYTES));
  } catch (cause) {
    throw new OpenError('cannot be opened', { cause });
  }
};

/** The text, sealed, as text. */
export const sealText = async (key: CryptoKey, name: SealName, text: string): Promise<string> => {
  const sealed = await sealBytes(key, name, new TextEncoder().encode(text));
  let letters = '';
  for (let at = 0; at < sealed.length; at += LETTERS_AT_ONCE) {
    letters += String.fromCharCode(...sealed.subarray(at, at + LETTERS_AT_ONCE));
  }
  return btoa(letters);
};

/** @throws OpenError */
export const openText = async (key: CryptoKey, name: SealName, sealed: string): Promise<string> => {
  let letters: string;
  try {
    letters = atob(sealed);
  } catch (cause) {
    throw new OpenError('no base64', { cause });
  }
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await openBytes(key, name, bytes));
};

const segmentName = (name: SealName, index: number, count: number): SealName => [...name, index, count];

/** The bytes, sealed one segment after the other. Each names its place and how many there are. */
export const sealBlob = async (key: CryptoKey, name: SealName, content: Blob): Promise<Blob> => {
  const count = Math.max(1, Math.ceil(content.size / SEGMENT_BYTES));
  const segments: Blob[] = [];
  for (let index = 0; index < count; index += 1) {
    const plain = await content.slice(index * SEGMENT_BYTES, (index + 1) * SEGMENT_BYTES).arrayBuffer();
    // As a Blob of its own the browser may keep it outside of memory.
    segments.push(new Blob([await sealBytes(key, segmentName(name, index, count), plain)]));
  }
  return new Blob(segments);
};

/** The bytes in a sealed Blob, as a Blob of that type. @throws OpenError */
export const openBlob = async (key: CryptoKey, name: SealName, sealed: Blob, type: string): Promise<Blob> => {
  const sealedSegment = SEGMENT_BYTES + OVERHEAD_BYTES;
  const count = Math.max(1, Math.ceil(sealed.size / sealedSegment));
  const segments: Blob[] = [];
  for (let index = 0; index < count; index += 1) {
    const bytes = await sealed.slice(index * sealedSegment, (index + 1) * sealedSegment).arrayBuffer();
    segments.push(new Blob([await openBytes(key, segmentName(name, index, count), new Uint8Array(bytes))]));
  }
  return new Blob(segments, { type });
};
