import { headerReader } from './bytes.ts';

const ZIP64 = 0x0001;
const TIME = 0x5455;
/** Which times there are (the last change alone), and that one, in seconds. */
const TIME_BYTES = 5;

/** The extra fields that a dossier's ZIP may have. */
export interface Extra {
  /** Sizes, and in the directory the offset, where they do not fit elsewhere. */
  sizes: Uint8Array | null;
  time: Uint8Array | null;
}

/** @returns null where there is another field, one twice, or one that is cut off */
export const readExtra = (bytes: Uint8Array): Extra | null => {
  const extra: Extra = { sizes: null, time: null };
  const reader = headerReader(bytes);
  try {
    while (reader.left() > 0) {
      const kind = reader.u16();
      const content = reader.bytes(reader.u16());
      if (kind === ZIP64 && extra.sizes === null) extra.sizes = content;
      else if (kind === TIME && extra.time === null && isTime(content)) extra.time = content;
      else return null;
    }
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
  return extra;
};

const isTime = (content: Uint8Array): boolean => content.byteLength === TIME_BYTES && content[0] === 1;

/** True for the same bytes, and for none on both sides. */
export const isSame = (one: Uint8Array | null, other: Uint8Array | null): boolean =>
  one === null || other === null
    ? one === other
    : one.byteLength === other.byteLength && one.every((byte, place) => byte === other[place]);
