/**
 * Reads a dossier's ZIP so strictly that no bit of it can be another one unnoticed: every byte belongs to a header or to a file, every
 * header says what its counterpart says, and what stands in one place alone has one of the few values that a dossier's ZIP has. Libraries
 * read what they can; this refuses what it does not expect. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 *
 * [Note: what a dossier's ZIP is] Files stored one after the other in the order of the directory, none compressed or encrypted, no
 * folders, no comments, no other disk; sizes behind the bytes or before them; zip64 where it is needed.
 */
import type { DossierDifference, ZipFault } from '../finding.ts';
import { type OrderedSource, readAhead } from '../read-ahead.ts';
import type { ByteRange, ByteSource } from '../source.ts';
import { headerReader, LOCAL_BYTES } from './bytes.ts';
import { type DirectoryEntry, readDirectoryEntry } from './directory-entry.ts';
import { isSame, readExtra } from './extra.ts';

/** A file in the ZIP: where its own bytes are, and the checksum that the headers name. */
export interface ZipPart extends ByteRange {
  path: string;
  crc32: number;
}

export interface ZipRead {
  parts: ZipPart[];
  differences: DossierDifference[];
}

const END_BYTES = 22;
const LOCATOR_BYTES = 20;
const ZIP64_END_BYTES = 56;
/** What a comment can be long: so far before the end of the file is the end record looked for. */
const MAX_COMMENT_BYTES = 65_535;
const MAX_DIRECTORY_BYTES = 64 * 2 ** 20;
/** Behind the name, at most: both known extra fields. */
const LOCAL_EXTRA_BYTES = 64;
const DESCRIPTOR_BYTES = 16;
const ZIP64_DESCRIPTOR_BYTES = 24;
const SIGNATURES = { local: 0x04034b50, descriptor: 0x08074b50, end: 0x06054b50 } as const;
const ZIP64_SIGNATURES = { end: 0x06064b50, locator: 0x07064b50 } as const;
const ALL_16 = 0xffff;
const ALL_32 = 0xffffffff;
const HAS_DESCRIPTOR = 0x0008;

type Report = (fault: ZipFault, at: number, about?: { path?: string; field?: string }) => void;

/**
 * Reads everything once, from the beginning to the end.
 * @param onPart reads the bytes of a file, of which there are `allBytes`
 * @throws what the source and `onPart` throw
 */
export const readZip = async (
  source: ByteSource,
  onPart: (part: ZipPart, from: OrderedSource, allBytes: number) => Promise<void> = async () => undefined,
): Promise<ZipRead> => {
  const differences: DossierDifference[] = [];
  const report: Report = (fault, at, { path = null, field = null } = {} as never) => {
    differences.push({ is: 'zip', fault, path, at, field });
  };
  const directory = await findDirectory(source, report);
  if (directory === null) return { parts: [], differences };
  const entries = readDirectory(directory, report);
  const allBytes = entries.reduce((sum, { size }) => sum + size, 0);
  const inOrder = readAhead(source, entries, directory.start);
  const parts: ZipPart[] = [];
  const names = new Set<string>();
  let next = 0;
  for (const entry of entries) {
    // Some systems do not tell capitals apart, nor the two ways to write an accent: unpacked there, the second replaces the first.
    const folded = entry.path.normalize('NFC').toLowerCase();
    if (names.has(folded)) report('duplicate', entry.at, { path: entry.path });
    names.add(folded);
    if (entry.offset !== next) report('gap', next, { path: entry.path });
    const local = await readLocal(inOrder, entry, directory.start, report);
    if (local === null) continue;
    const { start, end } = local;
    const part = { path: entry.path, crc32: entry.crc32, start, end };
    parts.push(part);
    await onPart(part, inOrder, allBytes);
    next = await readDescriptor(inOrder, entry, local, report);
  }
  if (next !== directory.start) report('gap', next);
  return { parts, differences };
};

interface Directory extends ByteRange {
  bytes: Uint8Array;
  count: number;
}

const findDirectory = async (source: ByteSource, report: Report): Promise<Directory | null> => {
  const tailStart = Math.max(0, source.size - END_BYTES - MAX_COMMENT_BYTES);
  const tail = await source.read(tailStart, source.size);
  let place = tail.byteLength - END_BYTES;
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  while (place >= 0 && view.getUint32(place, true) !== SIGNATURES.end) place -= 1;
  if (place < 0) {
    report('not_zip', source.size);
    return null;
  }
  const endAt = tailStart + place;
  if (endAt + END_BYTES !== source.size) report('behind_end', endAt + END_BYTES);
  const end = headerReader(tail.subarray(place + 4, place + END_BYTES));
  const header = (field: string): void => report('header', endAt, { field });
  const disks = [end.u16(), end.u16()];
  const [here, all, size, offset, comment] = [end.u16(), end.u16(), end.u32(), end.u32(), end.u16()];
  if (comment !== 0) header('comment');
  const isZip64 = here === ALL_16 || all === ALL_16 || size === ALL_32 || offset === ALL_32;
  const large = isZip64 ? await readZip64End(source, endAt, report) : null;
  if (isZip64 && large === null) return null;
  // Some writers fill the whole record when there is a larger one.
  const disk = isZip64 && disks[0] === ALL_16 ? ALL_16 : 0;
  if (disks.some((one) => one !== disk)) header('disk');
  const found = {
    here: here === ALL_16 && large ? large.here : here,
    all: all === ALL_16 && large ? large.all : all,
    size: size === ALL_32 && large ? large.size : size,
    start: offset === ALL_32 && large ? large.start : offset,
  };
  const directoryEnd = endAt - (large ? LOCATOR_BYTES + ZIP64_END_BYTES : 0);
  if (large && (found.all !== large.all || found.size !== large.size || found.start !== large.start))
    header('zip64');
  if (found.here !== found.all) header('count');
  if (found.start + found.size !== directoryEnd) header('directory');
  const isReadable =
    found.start >= 0 && found.start <= directoryEnd && directoryEnd - found.start <= MAX_DIRECTORY_BYTES;
  if (!isReadable) {
    report('not_zip', endAt);
    return null;
  }
  const bytes = await source.read(found.start, directoryEnd);
  return { start: found.start, end: directoryEnd, bytes, count: found.all };
};

const readZip64End = async (source: ByteSource, endAt: number, report: Report) => {
  const at = endAt - LOCATOR_BYTES - ZIP64_END_BYTES;
  const header = (field: string): null => {
    report('header', Math.max(at, 0), { field });
    return null;
  };
  if (at < 0) return header('zip64');
  const reader = headerReader(await source.read(at, endAt));
  if (reader.u32() !== ZIP64_SIGNATURES.end) return header('zip64');
  if (reader.u64() !== ZIP64_END_BYTES - 12) header('zip64_size');
  const [madeBy, needed] = [reader.u16(), reader.u16()];
  if (![45, 0x032d].includes(madeBy) || needed !== 45) header('version');
  const disks = [reader.u32(), reader.u32()];
  if (disks.some((disk) => disk !== 0)) header('disk');
  const found = { here: reader.u64(), all: reader.u64(), size: reader.u64(), start: reader.u64() };
  if (reader.u32() !== ZIP64_SIGNATURES.locator) header('zip64_locator');
  const [disk, place, count] = [reader.u32(), reader.u64(), reader.u32()];
  if (disk !== 0 || place !== at || count !== 1) header('zip64_locator');
  return found;
};

const readDirectory = ({ bytes, start, count }: Directory, report: Report): DirectoryEntry[] => {
  const entries: DirectoryEntry[] = [];
  const reader = headerReader(bytes);
  while (reader.left() > 0) {
    const at = start + bytes.byteLength - reader.left();
    let entry: ReturnType<typeof readDirectoryEntry>;
    try {
      entry = readDirectoryEntry(reader, at);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      report('header', at, { field: 'directory' });
      break;
    }
    for (const [fault, field] of entry.faults)
      report(fault, at, { path: entry.path, ...(field && { field }) });
    if (entry.isCutOff) break;
    entries.push(entry);
  }
  if (entries.length !== count) report('header', start, { field: 'count' });
  return entries;
};

/** Where a file's own bytes are, and how long the record behind them is. */
interface Local extends ByteRange {
  descriptorBytes: number;
}

/** What stands before a file's own bytes; null where those cannot be found. */
const readLocal = async (
  source: ByteSource,
  entry: DirectoryEntry,
  directoryStart: number,
  report: Report,
): Promise<Local | null> => {
  const { path, offset } = entry;
  const header = (field: string, at = offset): void => report('header', at, { path, field });
  const nameBytes = entry.name.byteLength;
  const until = Math.min(offset + LOCAL_BYTES + nameBytes + LOCAL_EXTRA_BYTES, directoryStart);
  if (!(offset >= 0 && offset + LOCAL_BYTES + nameBytes <= until)) {
    header('offset');
    return null;
  }
  const reader = headerReader(await source.read(offset, until));
  if (reader.u32() !== SIGNATURES.local) {
    header('signature');
    return null;
  }
  if (reader.u16() !== entry.needed) header('version');
  if (reader.u16() !== entry.flags) header('flags');
  if (reader.u16() !== entry.method) header('method');
  if (reader.u32() !== entry.modified) header('date');
  const [crc, stored, size] = [reader.u32(), reader.u32(), reader.u32()];
  const [nameLength, extraLength] = [reader.u16(), reader.u16()];
  if (nameLength !== nameBytes || extraLength > reader.left() - nameBytes) {
    header('name');
    return null;
  }
  if (!isSame(reader.bytes(nameLength), entry.name)) header('name');
  const extra = readExtra(reader.bytes(extraLength));
  if (extra === null || !isSame(extra.time, entry.extraTime)) header('extra');
  const isBehind = (entry.flags & HAS_DESCRIPTOR) !== 0;
  const sizes = extra?.sizes ?? null;
  const expected = isBehind ? { crc: 0, size: 0 } : { crc: entry.crc32, size: entry.size };
  if (crc !== expected.crc) header('crc32');
  if (sizes === null) {
    if (stored !== expected.size || size !== expected.size) header('size');
  } else {
    const large = headerReader(sizes);
    const isRight =
      sizes.byteLength === 16 &&
      stored === ALL_32 &&
      size === ALL_32 &&
      large.u64() === expected.size &&
      large.u64() === expected.size;
    if (!isRight) header('size');
  }
  const start = offset + LOCAL_BYTES + nameLength + extraLength;
  const end = start + entry.size;
  const descriptorBytes = isBehind ? (sizes === null ? DESCRIPTOR_BYTES : ZIP64_DESCRIPTOR_BYTES) : 0;
  if (end + descriptorBytes > directoryStart) {
    header('size');
    return null;
  }
  return { start, end, descriptorBytes };
};

/** What stands behind a file's own bytes. @returns where that ends */
const readDescriptor = async (
  source: ByteSource,
  { path, crc32, size }: DirectoryEntry,
  { end: at, descriptorBytes }: Local,
  report: Report,
): Promise<number> => {
  if (descriptorBytes === 0) return at;
  const header = (field: string): void => report('header', at, { path, field });
  const reader = headerReader(await source.read(at, at + descriptorBytes));
  if (reader.u32() !== SIGNATURES.descriptor) header('descriptor');
  if (reader.u32() !== crc32) header('crc32');
  const sizes =
    descriptorBytes === DESCRIPTOR_BYTES ? [reader.u32(), reader.u32()] : [reader.u64(), reader.u64()];
  if (sizes.some((one) => one !== size)) header('size');
  return at + descriptorBytes;
};
