/**
 * Writes ZIP archives as a stream: an entry is read while it is written, none is in memory as a whole, and none has to say how
 * long it is. Zip64 where it is needed, so that neither an entry nor the archive is limited to 4 GB.
 */
import { ReadableStream } from 'node:stream/web';
import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-writer.js';

/** One file of an archive. */
export interface ZipEntry {
  /** With `/` between folders; see `safeNames` for names that come from outside. */
  name: string;
  /** Read once, when its turn comes. */
  bytes: AsyncIterable<Uint8Array>;
  /** When it was last changed. */
  at: Date;
  /** False for what is compressed already: pictures, sounds, most documents. */
  isCompressible: boolean;
  /** Where both are known: the headers before the bytes say them, and the bytes are not compressed. */
  known?: { size: number; crc32: number };
}

/** Where the bytes of an entry stand in the archive, `end` behind the last. Of one whose size is known only. */
export interface ZipPlace {
  name: string;
  start: number;
  end: number;
}

/** As the native compression of Node has it; every other level would be computed in JavaScript. */
const LEVEL = 6;

/** The method of entries that are not compressed. */
const STORED = 0;

/** Threads would cost more than they bring, and native compression does not block the event loop. */
const NATIVE = { useWebWorkers: false, useCompressionStream: true } as const;

/**
 * The archive of these entries, in their order. A failure of an entry, or of what gives the entries, is thrown where the
 * archive is read; whoever stops reading stops them too.
 * @param onPlaced called when an entry whose size is known is written
 */
export const zipOf = async function* (
  entries: AsyncIterable<ZipEntry>,
  onPlaced?: (place: ZipPlace) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  // Nothing is read before it is asked for, and little beyond that.
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const write = async (): Promise<void> => {
    const zip = new ZipWriter(writable, NATIVE);
    try {
      for await (const { name, bytes, at, isCompressible, known } of entries) {
        const added = await zip.add(name, streamOf(bytes), {
          lastModDate: at,
          level: isCompressible && !known ? LEVEL : 0,
          // In the extra fields too, where the time has a zone.
          extendedTimestamp: true,
          ...(known && {
            passThrough: true,
            compressionMethod: STORED,
            uncompressedSize: known.size,
            signature: known.crc32,
            dataDescriptor: false,
          }),
        });
        if (known && onPlaced) {
          const start = added.offset + headerBytes(added);
          onPlaced({ name, start, end: start + known.size });
        }
      }
      await zip.close();
    } catch (error) {
      await writable.abort(error).catch(() => undefined);
      throw error;
    }
  };
  const written = write();
  // It is awaited below, and until then it is no failure that nobody handles.
  written.catch(() => undefined);
  let isWhole = false;
  try {
    for await (const chunk of readable) yield chunk;
    isWhole = true;
  } catch (error) {
    // What an entry threw, and not how the stream puts it.
    await written;
    throw error;
  } finally {
    if (!isWhole) await written.catch(() => undefined);
  }
  await written;
};

/** How long the header before the bytes of an entry is: its fields, its name, the time, and sizes that fit nowhere else. */
const headerBytes = ({ rawFilename, zip64 }: { rawFilename: Uint8Array; zip64: boolean }): number =>
  HEADER_BYTES + rawFilename.length + TIME_BYTES + (zip64 ? ZIP64_BYTES : 0);
const HEADER_BYTES = 30;
const TIME_BYTES = 9;
const ZIP64_BYTES = 20;

/** Node's stream, which is the browsers' stream under another type. */
const streamOf = (bytes: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(bytes) as unknown as globalThis.ReadableStream<Uint8Array>;
