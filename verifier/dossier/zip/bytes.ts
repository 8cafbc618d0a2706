/** What stands before a file's name, in front of its bytes. */
export const LOCAL_BYTES = 30;

/** Little-endian numbers of a ZIP's headers, read in their order. */
export interface HeaderReader {
  u16(): number;
  u32(): number;
  /** Up to 2^53; a larger one comes out as Infinity. */
  u64(): number;
  bytes(length: number): Uint8Array;
  /** How many bytes are left. */
  left(): number;
}

/** @throws RangeError where bytes are read that are not there */
export const headerReader = (bytes: Uint8Array): HeaderReader => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const next = (length: number): number => {
    at += length;
    if (at > bytes.byteLength) throw new RangeError('The header is cut off');
    return at - length;
  };
  return {
    u16: () => view.getUint16(next(2), true),
    u32: () => view.getUint32(next(4), true),
    u64: () => {
      const value = view.getBigUint64(next(8), true);
      return value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.POSITIVE_INFINITY : Number(value);
    },
    bytes: (length) => bytes.subarray(next(length), at),
    left: () => bytes.byteLength - at,
  };
};
