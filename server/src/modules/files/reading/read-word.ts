import { inflateRawSync } from 'node:zlib';

/** What the parts of a Word document may unpack to, together. */
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024;

/** The text of a document of Word 97. */
export const readDoc = async (bytes: Uint8Array): Promise<string> => {
  const { default: WordExtractor } = await import('word-extractor');
  const document = await new WordExtractor().extract(Buffer.from(bytes));
  return document.getBody();
};

/** The text of a document of Word. @throws Error when it unpacks too far */
export const readDocx = async (bytes: Uint8Array, maxUnpackedBytes = MAX_UNPACKED_BYTES): Promise<string> => {
  const buffer = Buffer.from(bytes);
  refuseWhatUnpacksTooFar(buffer, maxUnpackedBytes);
  const { default: mammoth } = await import('mammoth');
  return (await mammoth.extractRawText({ buffer })).value;
};

/** The sizes that an archive states are its own claim: each part is unpacked once and thrown away. */
const refuseWhatUnpacksTooFar = (archive: Buffer, maxUnpackedBytes: number): void => {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let entry = archive.readUInt32LE(end + 16);
  let left = maxUnpackedBytes;
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const packed = archive.readUInt32LE(entry + 20);
    const local = archive.readUInt32LE(entry + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const part = archive.subarray(start, start + packed);
    const isStored = archive.readUInt16LE(entry + 10) === 0;
    // Throws when there is more.
    left -= isStored ? part.length : inflateRawSync(part, { maxOutputLength: Math.max(1, left) }).length;
    if (left <= 0) throw new Error('This document unpacks too far');
    entry +=
      46 +
      archive.readUInt16LE(entry + 28) +
      archive.readUInt16LE(entry + 30) +
      archive.readUInt16LE(entry + 32);
  }
};
