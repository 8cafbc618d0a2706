import type { HeldRoom } from '../files/disk-room.ts';

/** The disk is looked at this often. */
export const LOOK_BYTES = 4 * 1024 * 1024;

/** Tells the room of each part when the next one is asked for: the store has written it then. Ends where it is stopped. */
export const watched = async function* (
  sealed: AsyncIterable<Uint8Array>,
  held: HeldRoom | undefined,
  stopped: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  let untold = 0;
  for await (const chunk of sealed) {
    stopped.throwIfAborted();
    yield chunk;
    untold += chunk.length;
    if (untold < LOOK_BYTES) continue;
    await held?.wrote(untold);
    untold = 0;
  }
};
