import type { FileCipher, FileRange, ReadSealed } from '../../../platform/vault/file-cipher.ts';

/** The bytes of a file in clear, of which any part can be read without the rest. */
export interface PlainFile {
  /** In bytes. */
  readonly size: number;
  /** All of it, or a part, a segment at a time. @throws UnsealError */
  stream(range?: FileRange): AsyncIterable<Buffer>;
}

/** A file of `size` bytes that lies sealed behind `readSealed`. */
export const openFile = (cipher: FileCipher, size: number, readSealed: ReadSealed): PlainFile => ({
  size,
  stream: (range) => cipher.open(size, readSealed, range),
});

/** From `start` up to and without `end`, or to where the file ends. For small parts: it is all in memory. */
export const readPart = async (file: PlainFile, start: number, end: number): Promise<Buffer> => {
  if (start >= Math.min(end, file.size)) return Buffer.alloc(0);
  const parts: Buffer[] = [];
  for await (const part of file.stream({ start, end: Math.min(end, file.size) })) parts.push(part);
  return Buffer.concat(parts);
};
