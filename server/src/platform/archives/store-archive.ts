/**
 * Puts an archive that is made as a stream into the store of files. It is sealed as it is made, and lies without a name until it is whole:
 * whatever ends the process, nothing of it is left.
 */
import type { DiskRoom, HeldRoom } from '../files/disk-room.ts';
import type { ObjectStore } from '../files/object-store.ts';
import { openSpool, type Spool } from '../files/spool.ts';
import { LOOK_BYTES, watched } from './watched.ts';

/** The person took it back while it was made. */
export class NotWantedError extends Error {
  override readonly name = 'NotWantedError';
}

/** Where archives are made and kept. */
export interface ArchivePlaces {
  store: ObjectStore;
  /** Where one lies, sealed and without a name, until it is whole. */
  spoolDir: string;
  room: DiskRoom;
}

/** An archive that is being made. */
export interface ArchiveSpool {
  /** Sets room aside for about so many bytes. @throws ProblemError `storage_full` */
  expect(bytes: number): Promise<void>;
  /** Takes its sealed bytes. @throws ProblemError `storage_full` */
  fill(sealed: AsyncIterable<Uint8Array>): Promise<void>;
}

/**
 * Has an archive made, and keeps it under this key.
 * @param stopped aborted when it is not wanted any more, or the server stops
 * @returns what `make` returns
 * @throws ProblemError `storage_full`; the reason of `stopped`
 */
export const storeArchive = async <Made>(
  { store, spoolDir, room }: ArchivePlaces,
  { objectKey, stopped }: { objectKey: string; stopped: AbortSignal },
  make: (archive: ArchiveSpool) => Promise<Made>,
): Promise<Made> => {
  const spool = await openSpool(spoolDir);
  let held: HeldRoom | undefined;
  try {
    const made = await make({
      expect: async (bytes) => {
        held = await room.hold(bytes * (store.isLocal ? 2 : 1));
      },
      fill: (sealed) => fill(spool, sealed, held),
    });
    stopped.throwIfAborted();
    const sealed = spool.read(0, spool.size);
    await store.put(objectKey, store.isLocal ? watched(sealed, held, stopped) : sealed, spool.size);
    return made;
  } finally {
    held?.release();
    await spool.close();
  }
};

const fill = async (
  spool: Spool,
  sealed: AsyncIterable<Uint8Array>,
  held: HeldRoom | undefined,
): Promise<void> => {
  let untold = 0;
  for await (const chunk of sealed) {
    await spool.write(chunk);
    untold += chunk.length;
    if (untold < LOOK_BYTES) continue;
    await held?.wrote(untold);
    untold = 0;
  }
};
