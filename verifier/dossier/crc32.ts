/**
 * CRC-32 as ZIP has it (ISO 3309, polynomial 0xEDB88320), sixteen bytes at a time: byte by byte it takes longer than SHA-256 in a browser.
 * Node brings its own.
 */
const nodeZlib = globalThis.process?.getBuiltinModule?.('node:zlib');

const STEP_BYTES = 16;

/** `tables[n][byte]`: what a byte contributes with `n` bytes behind it. */
const makeTables = (): Int32Array[] => {
  const first = Int32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value;
  });
  const tables = [first];
  while (tables.length < STEP_BYTES) {
    const before = tables.at(-1) as Int32Array;
    tables.push(before.map((value) => (value >>> 8) ^ at(first, value)));
  }
  return tables;
};

/** The entry for the lowest byte of a number. */
const at = (table: Int32Array, value: number): number => table[value & 255] as number;

let made: Int32Array[] | null = null;

/** The checksum of `bytes` behind those that gave `before` (0 for none), as an unsigned number. */
export const crc32InScript = (bytes: Uint8Array, before = 0): number => {
  made ??= makeTables();
  const [t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15] = made as Tables;
  let crc = ~before;
  let place = 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const last = bytes.byteLength - STEP_BYTES; place <= last; place += STEP_BYTES) {
    const a = crc ^ view.getInt32(place, true);
    const b = view.getInt32(place + 4, true);
    const c = view.getInt32(place + 8, true);
    const d = view.getInt32(place + 12, true);
    crc =
      at(t15, a) ^
      at(t14, a >>> 8) ^
      at(t13, a >>> 16) ^
      at(t12, a >>> 24) ^
      at(t11, b) ^
      at(t10, b >>> 8) ^
      at(t9, b >>> 16) ^
      at(t8, b >>> 24) ^
      at(t7, c) ^
      at(t6, c >>> 8) ^
      at(t5, c >>> 16) ^
      at(t4, c >>> 24) ^
      at(t3, d) ^
      at(t2, d >>> 8) ^
      at(t1, d >>> 16) ^
      at(t0, d >>> 24);
  }
  for (; place < bytes.byteLength; place += 1) crc = (crc >>> 8) ^ at(t0, crc ^ (bytes[place] as number));
  return ~crc >>> 0;
};

type T = Int32Array;
type Tables = [T, T, T, T, T, T, T, T, T, T, T, T, T, T, T, T];

/** The same by Node's own where that is there. */
export const crc32: (bytes: Uint8Array, before?: number) => number = nodeZlib
  ? (bytes, before = 0) => nodeZlib.crc32(bytes, before)
  : crc32InScript;
