import type { FileType } from '#contract/files.ts';
import type { Actor } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import type { FileRange } from '../../platform/vault/file-cipher.ts';
import { readPlace } from './file-reader.ts';
import type { FileServices } from './file-services.ts';
import { openFile, type PlainFile } from './types/plain-file.ts';

/** Something that is ready to be sent. */
export interface ReadableContent<Type extends string = FileType> {
  name: string;
  type: Type;
  /** In bytes. */
  size: number;
  /**
   * Its bytes, or a part of them, read as they are taken. The first ones are there when this resolves: what is missing
   * or damaged at its beginning is a failure, and no answer that breaks off.
   * @param breakOff ends the connection, when what comes later cannot be read: the reader must not take it for whole.
   * @throws UnsealError, MissingObjectError
   */
  open(range: FileRange, breakOff: () => void): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}

/** Opens a file for its owner. @throws ProblemError `not_found` */
export const readContent = async (
  services: FileServices,
  actor: Actor,
  fileId: string,
): Promise<ReadableContent> => {
  const { name, type, size, objectKey, cipher } = await services.database.asReader(actor, (tx) =>
    readPlace(tx, fileId),
  );
  const file = openFile(cipher, size, (start, end) => services.store.get(objectKey, { start, end }));
  return { name, type, size, open: opening(file, services.log) };
};

/** What sends a file that lies open behind its cipher. */
export const opening =
  (file: PlainFile, log: Logger): ReadableContent['open'] =>
  async (range, breakOff) => {
    const segments = file.stream(range)[Symbol.asyncIterator]();
    const first = await segments.next();
    let held: typeof first | undefined = first;
    return new ReadableStream({
      pull: async (controller) => {
        try {
          const next = held ?? (await segments.next());
          held = undefined;
          if (next.done) controller.close();
          else controller.enqueue(new Uint8Array(next.value));
        } catch (error) {
          log.error({ err: error }, 'a file could not be read to its end');
          // Not by an error of this stream: the HTTP server would write its message behind the bytes.
          breakOff();
        }
      },
      cancel: async () => {
        await segments.return?.();
      },
    });
  };
