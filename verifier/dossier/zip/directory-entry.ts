import type { ZipFault } from '../finding.ts';
import { type HeaderReader, headerReader } from './bytes.ts';
import { readExtra } from './extra.ts';

const SIGNATURE = 0x02014b50;
const ALL_32 = 0xffffffff;
const STORED = 0;
/** Sizes behind the bytes; names in UTF-8. */
const KNOWN_FLAGS = [0, 0x0008, 0x0800, 0x0808];
const ENCRYPTED = 0x0001;
/** Version of the format that is needed: none, folders or streams, zip64. */
const KNOWN_NEEDED = [10, 20, 45];
/** By a Unix, of which version is not said, 2.0, 4.5; by MS-DOS 2.0. They differ in two bits at least. */
const KNOWN_MADE_BY = [0x0300, 0x0314, 0x032d, 0x0014];
/** None, or a plain file that everybody may read (0644). */
const KNOWN_ATTRIBUTES = [0, 0x81a40000];

/** A file as the directory has it. */
export interface DirectoryEntry {
  /** Where its header stands in the ZIP. */
  at: number;
  needed: number;
  flags: number;
  method: number;
  /** Date and hour, as they stand. */
  modified: number;
  crc32: number;
  size: number;
  name: Uint8Array;
  /** The name, as a path. */
  path: string;
  extraTime: Uint8Array | null;
  offset: number;
  faults: [ZipFault, field: string | null][];
  /** What follows is no header. */
  isCutOff: boolean;
}

/** @throws RangeError where it is cut off */
export const readDirectoryEntry = (reader: HeaderReader, at: number): DirectoryEntry => {
  const faults: [ZipFault, string | null][] = [];
  const isCutOff = reader.u32() !== SIGNATURE;
  if (isCutOff) faults.push(['header', 'signature']);
  if (!KNOWN_MADE_BY.includes(reader.u16())) faults.push(['header', 'made_by']);
  const [needed, flags, method, modified] = [reader.u16(), reader.u16(), reader.u16(), reader.u32()];
  if (!KNOWN_NEEDED.includes(needed)) faults.push(['header', 'version']);
  if (method !== STORED || (flags & ENCRYPTED) !== 0) faults.push(['compressed', null]);
  else if (!KNOWN_FLAGS.includes(flags)) faults.push(['header', 'flags']);
  const [crc32, stored, size] = [reader.u32(), reader.u32(), reader.u32()];
  const [nameLength, extraLength, commentLength] = [reader.u16(), reader.u16(), reader.u16()];
  if (commentLength !== 0) faults.push(['header', 'comment']);
  if (reader.u16() !== 0) faults.push(['header', 'disk']);
  if (reader.u16() !== 0) faults.push(['header', 'attributes']);
  if (!KNOWN_ATTRIBUTES.includes(reader.u32())) faults.push(['header', 'attributes']);
  const offset = reader.u32();
  const name = reader.bytes(nameLength);
  const extra = readExtra(reader.bytes(extraLength));
  reader.bytes(commentLength);
  if (extra === null) faults.push(['header', 'extra']);
  const path = pathOf(name);
  if (path === null) faults.push(['path', null]);
  const values = withSizes({ stored, size, offset }, extra?.sizes ?? null);
  if (values === null) faults.push(['header', 'size']);
  const known = values ?? { stored, size, offset };
  if (known.stored !== known.size) faults.push(['header', 'size']);
  return {
    at,
    needed,
    flags,
    method,
    modified,
    crc32,
    size: known.size,
    name,
    path: path ?? new TextDecoder().decode(name),
    extraTime: extra?.time ?? null,
    offset: known.offset,
    faults,
    isCutOff,
  };
};

/** The values that stand in the extra field because they are too large, and no other; null where it has more or fewer. */
const withSizes = (
  values: { stored: number; size: number; offset: number },
  sizes: Uint8Array | null,
): { stored: number; size: number; offset: number } | null => {
  const reader = headerReader(sizes ?? new Uint8Array());
  try {
    const size = values.size === ALL_32 ? reader.u64() : values.size;
    const stored = values.stored === ALL_32 ? reader.u64() : values.stored;
    const offset = values.offset === ALL_32 ? reader.u64() : values.offset;
    return reader.left() === 0 ? { stored, size, offset } : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** A path below the folder that one unpacks into, without anything that a system reads otherwise; null for any other name. */
const pathOf = (name: Uint8Array): string | null => {
  let path: string;
  try {
    path = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(name);
  } catch {
    return null;
  }
  const isPlain =
    path !== '' &&
    !/[\\:*?"<>|\p{Cc}\p{Cf}]/u.test(path) &&
    path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  return isPlain ? path : null;
};
