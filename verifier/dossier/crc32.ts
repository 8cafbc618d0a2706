/**
 * CRC-32 as ZIP has it (ISO 3309, polynomial 0xEDB88320), sixteen bytes at a time: byte by byte it takes longer than SHA-256 in a browser.
 * Node brings its own.
 */
const nodeZlib = globalThis.process?.getBuiltinModule?.('node:zlib');

const STEP_BYTES = 16;

/**
 * `[n << 8 | byte]`: what a byte contributes with `n` bytes behind it. All in one array: looked up in sixteen arrays, it takes a browser
 * twice as long.
 */
const makeTable = (): Int32Array => {
  const made = new Int32Array(STEP_BYTES << 8);
  for (let byte = 0; byte < 256; byte += 1) {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    made[byte] = value;
  }
  for (let place = 256; place < made.length; place += 1) {
    const before = made[place - 256] as number;
    made[place] = (before >>> 8) ^ at(made, 0, before);
  }
  return made;
};

/** What the lowest byte of a number contributes with so many bytes behind it. */
const at = (table: Int32Array, behind: number, value: number): number =>
  table[(behind << 8) | (value & 255)] as number;

let made: Int32Array | null = null;

/** The checksum of `bytes` behind those that gave `before` (0 for none), as an unsigned number. */
export const crc32InScript = (bytes: Uint8Array, before = 0): number => {
  made ??= makeTable();
  const table = made;
  let crc = ~before;
  let place = 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const last = bytes.byteLength - STEP_BYTES; place <= last; place += STEP_BYTES) {
    const a = crc ^ view.getInt32(place, true);
    const b = view.getInt32(place + 4, true);
    const c = view.getInt32(place + 8, true);
    const d = view.getInt32(place + 12, true);
    crc =
      at(table, 15, a) ^
      at(table, 14, a >>> 8) ^
      at(table, 13, a >>> 16) ^
      at(table, 12, a >>> 24) ^
      at(table, 11, b) ^
      at(table, 10, b >>> 8) ^
      at(table, 9, b >>> 16) ^
      at(table, 8, b >>> 24) ^
      at(table, 7, c) ^
      at(table, 6, c >>> 8) ^
      at(table, 5, c >>> 16) ^
      at(table, 4, c >>> 24) ^
      at(table, 3, d) ^
      at(table, 2, d >>> 8) ^
      at(table, 1, d >>> 16) ^
      at(table, 0, d >>> 24);
  }
  for (; place < bytes.byteLength; place += 1)
    crc = (crc >>> 8) ^ at(table, 0, crc ^ (bytes[place] as number));
  return ~crc >>> 0;
};

/** The same by Node's own where that is there. */
export const crc32: (bytes: Uint8Array, before?: number) => number = nodeZlib
  ? (bytes, before = 0) => nodeZlib.crc32(bytes, before)
  : crc32InScript;
