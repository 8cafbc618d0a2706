/**
 * The room that is left on the disk of the data folder. PostgreSQL mostly lies there too, and ends when it cannot write:
 * whatever writes files stops while a reserve is still free, and conversations, incidents and sign-in live on that.
 */
import { statfs } from 'node:fs/promises';
import { ProblemError } from '../errors/problem-error.ts';

export interface DiskRoom {
  /**
   * Sets room aside for bytes that are about to be written, so that writers who begin together do not count on the same
   * room.
   * @param share of the reserve that has to stay free: 1 for all of it, less for what the service cannot do without.
   * @throws ProblemError `storage_full`
   */
  hold(bytes: number, share?: number): Promise<HeldRoom>;
  /** True when room for so many bytes would not be given now. */
  isFull(bytes: number): Promise<boolean>;
}

/** Room that was set aside. It is given back by whoever held it, however the writing ended. */
export interface HeldRoom {
  /**
   * Tells that so many of the bytes are on the disk now, where they count by themselves.
   * @throws ProblemError `storage_full` when something else has used up what was free meanwhile.
   */
  wrote(bytes: number): Promise<void>;
  release(): void;
}

/** The bytes that may still be written to the disk of a folder. */
export type MeasureFree = (folder: string) => Promise<number>;

export interface DiskRoomOptions {
  /** The fullest of their disks counts. One that is not there yet is left out. */
  folders: readonly string[];
  reserveBytes: number;
  /** Another one, for tests. */
  measure?: MeasureFree | undefined;
}

/**
 * What this process has set aside is counted exactly; of other processes on the same disk it sees what they have
 * written.
 */
export const createDiskRoom = ({
  folders,
  reserveBytes,
  measure = measureFree,
}: DiskRoomOptions): DiskRoom => {
  /** Of all who hold room: what they have not written yet. */
  let outstanding = 0;
  const free = async (): Promise<number> => Math.min(...(await Promise.all(folders.map(measure))));
  return {
    hold: async (bytes, share = 1) => {
      // What is written while the disk is being measured may have left one count and not yet be in the other.
      const before = outstanding;
      const available = (await free()) - Math.max(before, outstanding);
      if (available - bytes < reserveBytes * share) throw full();
      outstanding += bytes;
      let unwritten = bytes;
      const settle = (settled: number): void => {
        const part = Math.min(unwritten, settled);
        unwritten -= part;
        outstanding -= part;
      };
      return {
        wrote: async (written) => {
          settle(written);
          if ((await free()) < reserveBytes * share) throw full();
        },
        release: () => settle(unwritten),
      };
    },
    isFull: async (bytes) => (await free()) - outstanding - bytes < reserveBytes,
  };
};

const full = (): ProblemError => new ProblemError('storage_full');

const measureFree: MeasureFree = async (folder) => {
  try {
    const { bavail, bsize, blocks } = await statfs(folder);
    // A file system that does not count its blocks says nothing about room.
    return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Number.POSITIVE_INFINITY;
    throw error;
  }
};
