/** The thread in which rows are opened and searched: the event loop serves everybody else meanwhile. */
import { SECOND_MS } from '#contract/common/durations.ts';
import { type UserBox, wipe } from '../../../platform/vault/vault.ts';
import { createWorkerPool, type WorkerPool } from '../../../platform/workers/worker-pool.ts';
import { FILES_OPENER } from '../../files/index.ts';
import type { Wanted } from '../matching/match-thing.ts';
import type { SearchBatch } from '../search-source.ts';
import type { Found, ThreadRequest } from './thread-request.ts';

export interface SearchOptions {
  /** The id of the person: one's searches do not hold up another's. */
  owner: string;
  box: UserBox;
  opener: URL;
  wanted: Wanted;
  signal: AbortSignal;
}

export interface SearchThreads {
  /** What of these rows is what is wanted. @throws WorkerError */
  search(batch: SearchBatch, options: SearchOptions): Promise<Found[]>;
  /** Starts the thread with the modules that open rows, so that the first search does not wait for it. @throws WorkerError */
  warmUp(openers: readonly URL[]): Promise<void>;
  close(): Promise<void>;
}

/** A batch takes some tens of milliseconds; one that comes before the thread is warm waits for it. */
const TIMEOUT_MS = 20 * SECOND_MS;

const NOTHING: Wanted = { terms: [], moods: undefined, tags: [] };

export const createSearchThreads = (): SearchThreads => {
  const pool: WorkerPool<ThreadRequest, Found[]> = createWorkerPool({
    entry: new URL('./search-worker.ts', import.meta.url),
    laneWeights: [Number.POSITIVE_INFINITY],
    timeoutMs: TIMEOUT_MS,
    maxWaitingPerOwner: 16,
    maxHeapMegabytes: 256,
  });
  return {
    search: async ({ rows }, { owner, box: own, opener, wanted, signal }) => {
      const box = own.handOver();
      try {
        const request = { box, opener: opener.href, fileOpener: FILES_OPENER.href, rows, wanted };
        return await pool.run(request, { owner, weight: rows.length, transfer: [box.key], signal });
      } finally {
        // Where it was never sent.
        wipe(box);
      }
    },
    warmUp: async (openers) => {
      const load = ({ href: opener }: URL) =>
        pool.run(
          { box: null, opener, fileOpener: FILES_OPENER.href, rows: [], wanted: NOTHING },
          { owner: 'warm-up', weight: 0 },
        );
      await Promise.all(openers.map(load));
    },
    close: () => pool.close(),
  };
};
