/** Reads what many texts tell, off the event loop: a thousand incidents take seconds of pure work. */
import { SECOND_MS } from '#contract/common/durations.ts';
import { DEFAULT_TIME_ZONE } from '../../../platform/requests/time-zone.ts';
import { WorkerError } from '../../../platform/workers/worker-error.ts';
import { createWorkerPool, type WorkerPool } from '../../../platform/workers/worker-pool.ts';
import type { ReadText, TextsRequest, TextToRead } from './read-texts.ts';

export interface TextsReader {
  /** What each text tells, in their order; null for one that could not be read. Never rejects for a text. */
  read(texts: readonly TextToRead[], owner: string): Promise<(ReadText | null)[]>;
  /** Ends the thread. */
  close(): Promise<void>;
}

/** A batch takes some tenths of a second; between two of them others have their turn. */
const BATCH_CHARACTERS = 100_000;
const TIMEOUT_MS = 20 * SECOND_MS;

export const createTextsReader = (): TextsReader => {
  const pool: WorkerPool<TextsRequest, ReadText[]> = createWorkerPool({
    entry: new URL('./texts-worker.ts', import.meta.url),
    laneWeights: [Number.POSITIVE_INFINITY],
    timeoutMs: TIMEOUT_MS,
    maxWaitingPerOwner: 4,
    maxHeapMegabytes: 512,
  });
  return {
    read: async (texts, owner) => {
      const read: (ReadText | null)[] = [];
      for (const batch of batchesOf(texts)) {
        try {
          const request = { texts: batch, timeZone: DEFAULT_TIME_ZONE };
          read.push(...(await pool.run(request, { owner, weight: batch.length })));
        } catch (error) {
          if (!(error instanceof WorkerError)) throw error;
          read.push(...batch.map(() => null));
        }
      }
      return read;
    },
    close: () => pool.close(),
  };
};

const batchesOf = (texts: readonly TextToRead[]): TextToRead[][] => {
  const batches: TextToRead[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    if (size + text.text.length > BATCH_CHARACTERS) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)?.push(text);
    size += text.text.length;
  }
  return batches;
};
