import type { Actor } from '../../platform/database/database.ts';
import type { FileRange } from '../../platform/vault/file-cipher.ts';
import { type FilePlace, readPlace } from './file-reader.ts';
import type { FileServices } from './file-services.ts';
import { openFile } from './types/plain-file.ts';

/** A file that is ready to be sent. */
export interface ReadableContent extends Pick<FilePlace, 'name' | 'type' | 'size'> {
  /**
   * Its bytes, or a part of them, read as they are taken. The first ones are there when this resolves: what is missing
   * or damaged at its beginning is a failure, and no answer that breaks off.
   * @throws UnsealError, MissingObjectError
   */
  open(range?: FileRange): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
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
  // The answer has begun: all that is left is to break it off, which the reader sees by its length.
  const brokeOff = (error: unknown): never => {
    services.log.error({ err: error }, 'a file could not be read to its end');
    throw error;
  };
  const file = openFile(cipher, size, (start, end) => services.store.get(objectKey, { start, end }));
  return {
    name,
    type,
    size,
    open: async (range) => {
      const segments = file.stream(range)[Symbol.asyncIterator]();
      const first = await segments.next();
      let held: typeof first | undefined = first;
      return new ReadableStream<Uint8Array<ArrayBuffer>>({
        pull: async (controller) => {
          const next = held ?? (await segments.next().catch(brokeOff));
          held = undefined;
          if (next.done) controller.close();
          else controller.enqueue(new Uint8Array(next.value));
        },
        cancel: async () => {
          await segments.return?.();
        },
      });
    },
  };
};
