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
}

/** As the native compression of Node has it; every other level would be computed in JavaScript. */
const LEVEL = 6;

/** Threads would cost more than they bring, and native compression does not block the event loop. */
const NATIVE = { useWebWorkers: false, useCompressionStream: true } as const;

/**
 * The archive of these entries, in their order. A failure of an entry, or of what gives the entries, is thrown where the
 * archive is read; whoever stops reading stops them too.
 */
export const zipOf = async function* (
  entries: AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array, void, undefined> {
  // Nothing is read before it is asked for, and little beyond that.
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const write = async (): Promise<void> => {
    const zip = new ZipWriter(writable, NATIVE);
    try {
      for await (const { name, bytes, at, isCompressible } of entries) {
        await zip.add(name, streamOf(bytes), {
          lastModDate: at,
          level: isCompressible ? LEVEL : 0,
          // In the extra fields too, where the time has a zone.
          extendedTimestamp: true,
        });
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

/** Node's stream, which is the browsers' stream under another type. */
const streamOf = (bytes: AsyncIterable<Uint8Array>) =>
  ReadableStream.from(bytes) as unknown as globalThis.ReadableStream<Uint8Array>;
