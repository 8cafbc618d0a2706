import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { MissingObjectError } from '../../../platform/files/object-store.ts';
import type { SharingServices } from '../sharing-services.ts';

/** A share that is withdrawn while it is being read gives no more than this. */
const LOOK_BYTES = 4 * 1024 * 1024;

/** Stops where the share does not open any more. */
export const whileOpen = async function* (
  bytes: AsyncIterable<Uint8Array>,
  isOpen: () => Promise<boolean>,
): AsyncGenerator<Uint8Array, void, undefined> {
  let unwatched = 0;
  for await (const chunk of bytes) {
    unwatched += chunk.length;
    if (unwatched > LOOK_BYTES) {
      if (!(await isOpen())) throw new ProblemError('not_found');
      unwatched = 0;
    }
    // The store gives each chunk only until the next one is asked for.
    yield new Uint8Array(chunk);
  }
};

/** @throws ProblemError `not_found` where the copy was destroyed in this very moment */
export const streamOf = async (
  bytes: AsyncGenerator<Uint8Array, void, undefined>,
  { log }: SharingServices,
  breakOff: () => void,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
  let held: IteratorResult<Uint8Array, void> | undefined;
  try {
    held = await bytes.next();
  } catch (error) {
    throw error instanceof MissingObjectError ? new ProblemError('not_found') : error;
  }
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const next = held ?? (await bytes.next());
        held = undefined;
        if (next.done) controller.close();
        else controller.enqueue(next.value as Uint8Array<ArrayBuffer>);
      } catch (error) {
        if (!(error instanceof ProblemError))
          log.error({ err: error }, 'a shared copy could not be read to its end');
        // Not by an error of this stream: the HTTP server would write its message behind the bytes.
        breakOff();
      }
    },
    cancel: async () => {
      await bytes.return();
    },
  });
};
