/** As much of Microsoft's compound file format ([MS-CFB]) as it takes to tell a Word document from its neighbours. */
import { type PlainFile, readPart } from './plain-file.ts';

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
/** Sector numbers from here on are marks, not places. */
const FIRST_MARK = 0xfffffffa;
const NO_ENTRY = 0xffffffff;
const STREAM = 2;
const IN_HEADER = 109;
/** What a directory of a document can need; a chain that is longer runs in circles. */
const MAX_DIRECTORY_SECTORS = 256;
/** The first bytes of the stream: Word 97 and later, and Word 6 and 95 ([MS-DOC], 2.5.2). */
const WORD_MARKS = new Set([0xa5ec, 0xa5dc]);

/** True when the root of the compound file holds the main stream of a Word document. @throws UnsealError */
export const isWordDocument = async (file: PlainFile): Promise<boolean> => {
  const header = await readPart(file, 0, HEADER_BYTES);
  if (header.length < HEADER_BYTES) return false;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return false;
  const sectorBytes = 2 ** shift;
  const read = (sector: number): Promise<Buffer> =>
    readPart(file, (sector + 1) * sectorBytes, (sector + 2) * sectorBytes);
  const directory = await readDirectory(header, sectorBytes, read);
  if (directory === null) return false;
  const stream = findInRoot(directory, 'WordDocument');
  if (stream === null || stream.readUInt8(66) !== STREAM) return false;
  const start = await read(stream.readUInt32LE(116));
  return start.length >= 2 && WORD_MARKS.has(start.readUInt16LE(0));
};

/** The entries of the directory, in order; null when its chain is broken. */
const readDirectory = async (
  header: Buffer,
  sectorBytes: number,
  read: (sector: number) => Promise<Buffer>,
): Promise<Buffer | null> => {
  const parts: Buffer[] = [];
  let sector = header.readUInt32LE(48);
  while (sector < FIRST_MARK) {
    if (parts.length === MAX_DIRECTORY_SECTORS) return null;
    const part = await read(sector);
    if (part.length < sectorBytes) return null;
    parts.push(part);
    const perSector = sectorBytes / 4;
    const tableSector = await placeOfTable(header, Math.floor(sector / perSector), perSector, read);
    if (tableSector === null || tableSector >= FIRST_MARK) return null;
    const table = await read(tableSector);
    if (table.length < sectorBytes) return null;
    sector = table.readUInt32LE(4 * (sector % perSector));
  }
  return parts.length > 0 ? Buffer.concat(parts) : null;
};

/**
 * Where a part of the table of chains lies: the first 109 parts stand in the header, further ones in a sector that it
 * names. One such sector is enough for all that we take.
 */
const placeOfTable = async (
  header: Buffer,
  index: number,
  perSector: number,
  read: (sector: number) => Promise<Buffer>,
): Promise<number | null> => {
  if (index < IN_HEADER) return header.readUInt32LE(76 + 4 * index);
  const further = header.readUInt32LE(68);
  // The last place of the sector names the next one.
  if (index - IN_HEADER >= perSector - 1 || further >= FIRST_MARK) return null;
  const sector = await read(further);
  return sector.length === 4 * perSector ? sector.readUInt32LE(4 * (index - IN_HEADER)) : null;
};

/** A child of the root by its name: the children are a tree by left and right siblings. */
const findInRoot = (directory: Buffer, name: string): Buffer | null => {
  const entryAt = (index: number): Buffer | null => {
    const entry = directory.subarray(index * ENTRY_BYTES, (index + 1) * ENTRY_BYTES);
    return entry.length === ENTRY_BYTES ? entry : null;
  };
  const root = entryAt(0);
  const waiting = root ? [root.readUInt32LE(76)] : [];
  const seen = new Set<number>();
  while (waiting.length > 0) {
    const index = waiting.pop() as number;
    if (index === NO_ENTRY || seen.has(index)) continue;
    seen.add(index);
    const entry = entryAt(index);
    if (!entry) continue;
    const nameBytes = Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2);
    if (entry.toString('utf16le', 0, nameBytes) === name) return entry;
    waiting.push(entry.readUInt32LE(68), entry.readUInt32LE(72));
  }
  return null;
};
