/** As much of the ZIP format as it takes to know what an archive holds (PKWARE APPNOTE 6.3, 4.3). */
import { type PlainFile, readPart } from './plain-file.ts';

const END_MARK = 0x06054b50;
const END_BYTES = 22;
const ENTRY_MARK = 0x02014b50;
const ENTRY_BYTES = 46;
const MAX_COMMENT_BYTES = 65_535;
/** A Word document holds some dozens; a directory far larger is there to keep us busy. */
const MAX_ENTRIES = 10_000;
const MAX_DIRECTORY_BYTES = 2 * 1024 * 1024;

/** True for a Word document of today: an archive that holds one, and no macros. @throws UnsealError */
export const isWordPackage = async (file: PlainFile): Promise<boolean> => {
  const names = await readNames(file);
  if (names === null || names.some((name) => /vbaProject\.bin$/i.test(name))) return false;
  return names.includes('[Content_Types].xml') && names.includes('word/document.xml');
};

/** The names in an archive's directory, or null when it has none that can be read. */
const readNames = async (file: PlainFile): Promise<string[] | null> => {
  const tail = await readPart(file, Math.max(0, file.size - END_BYTES - MAX_COMMENT_BYTES), file.size);
  const at = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (at < 0 || at + END_BYTES > tail.length || tail.readUInt32LE(at) !== END_MARK) return null;
  const count = tail.readUInt16LE(at + 10);
  const bytes = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  if (count > MAX_ENTRIES || bytes > MAX_DIRECTORY_BYTES || start + bytes > file.size) return null;
  const directory = await readPart(file, start, start + bytes);
  const names: string[] = [];
  let entry = 0;
  while (names.length < count) {
    if (entry + ENTRY_BYTES > directory.length || directory.readUInt32LE(entry) !== ENTRY_MARK) return null;
    const nameBytes = directory.readUInt16LE(entry + 28);
    const name = directory.toString('utf8', entry + ENTRY_BYTES, entry + ENTRY_BYTES + nameBytes);
    names.push(name);
    entry +=
      ENTRY_BYTES + nameBytes + directory.readUInt16LE(entry + 30) + directory.readUInt16LE(entry + 32);
  }
  return names;
};
