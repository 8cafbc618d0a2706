/** The files of a dossier's ZIP: each is read once to be known, and once more to be written. */
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ZipEntry } from '../../../platform/zip/zip-writer.ts';

/** A file that is not read yet. */
export interface OpenableFile {
  path: string;
  /** Its bytes, the same each time. */
  open(): AsyncIterable<Uint8Array>;
}

/** A file whose bytes are known. */
export interface KnownFile extends OpenableFile {
  size: number;
  crc32: number;
  /** In hex. */
  sha256: string;
}

export interface Reading {
  stopped: AbortSignal;
  /** Told how many bytes were read. */
  did(bytes: number): void;
}

/** Reads a file from its beginning to its end. @throws what its bytes throw */
export const knowFile = async (file: OpenableFile, { stopped, did }: Reading): Promise<KnownFile> => {
  const hash = createHash('sha256');
  let [size, checksum] = [0, 0];
  for await (const chunk of file.open()) {
    stopped.throwIfAborted();
    hash.update(chunk);
    checksum = crc32(chunk, checksum);
    size += chunk.length;
    did(chunk.length);
  }
  return { ...file, size, crc32: checksum, sha256: hash.digest('hex') };
};

/** One whose bytes are in memory. */
export const fileOf = (path: string, bytes: Uint8Array): KnownFile => ({
  path,
  open: async function* () {
    yield bytes;
  },
  size: bytes.length,
  crc32: crc32(bytes),
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/**
 * The entries of the ZIP, all of one date, none compressed: whoever has the ZIP finds each file at its place.
 * @throws Error where a file is not any more what it was when it was read first
 */
export const zipEntries = async function* (
  files: readonly KnownFile[],
  at: Date,
  { stopped, did }: Reading,
): AsyncGenerator<ZipEntry, void, undefined> {
  for (const { path, open, size, crc32: checksum, sha256 } of files) {
    const bytes = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
      const hash = createHash('sha256');
      let written = 0;
      for await (const chunk of open()) {
        stopped.throwIfAborted();
        hash.update(chunk);
        written += chunk.length;
        if (written <= size) yield chunk;
        did(chunk.length);
      }
      if (written !== size || hash.digest('hex') !== sha256)
        throw new Error('A file changed while it was read');
    };
    yield { name: path, bytes: bytes(), at, isCompressible: false, known: { size, crc32: checksum } };
  }
};
