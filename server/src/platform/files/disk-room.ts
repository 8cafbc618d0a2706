/**
 * The room that is left on the disk of the data folder. PostgreSQL mostly lies there too, and ends when it cannot write:
 * whatever writes files stops while a reserve is still free, and what people write stops while a part of it still is
 * (rows-room.ts). Sign-in and deleting live on that part.
 */
import { statfs } from 'node:fs/promises';
import { ProblemError } from '../errors/problem-error.ts';

export interface DiskRoom {
  /**
   * Sets room aside for bytes that are about to be written, so that writers who begin together do not count on the same
   * room.
   * @param share of the reserve that has to stay free: 1 for all of it, less for what the service cannot do without.
   * @param maxAgeMs how old a measurement may be that gives room. Nothing is refused by an old one.
   * @throws ProblemError `storage_full`
   */
  hold(bytes: number, share?: number, maxAgeMs?: number): Promise<HeldRoom>;
  /** True when room for so many bytes would not be given now. */
  isFull(bytes: number): Promise<boolean>;
}

/** Room that was set aside. The caller must release it, however the writing ended. */
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

interface Measurement {
  /** When it was begun, by the clock that only goes forward. */
  at: number;
  free: number;
  /** What had been settled until then. */
  settled: number;
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
  /** Of all who ever held room: what no longer counts as outstanding. A measurement may not show it yet. */
  let settled = 0;
  let latest: Measurement | undefined;
  const measureNow = async (): Promise<Measurement> => {
    const before = { at: performance.now(), settled };
    const free = Math.min(...(await Promise.all(folders.map(measure))));
    latest = { ...before, free };
    return latest;
  };
  const availableBy = (measured: Measurement): number =>
    measured.free - outstanding - (settled - measured.settled);
  return {
    hold: async (bytes, share = 1, maxAgeMs = 0) => {
      const isEnough = (measured: Measurement): boolean =>
        availableBy(measured) - bytes >= reserveBytes * share;
      const isKnown = latest && performance.now() - latest.at < maxAgeMs && isEnough(latest);
      if (!isKnown && !isEnough(await measureNow())) throw full();
      outstanding += bytes;
      let unwritten = bytes;
      const settle = (count: number): void => {
        const part = Math.min(unwritten, count);
        unwritten -= part;
        outstanding -= part;
        settled += part;
      };
      return {
        wrote: async (written) => {
          settle(written);
          if ((await measureNow()).free < reserveBytes * share) throw full();
        },
        release: () => settle(unwritten),
      };
    },
    isFull: async (bytes) => availableBy(await measureNow()) - bytes < reserveBytes,
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
