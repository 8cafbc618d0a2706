/**
 * The reading of an interview, off the event loop: a long conversation takes a second of pure work, in which no other
 * request would be answered.
 *
 * [Note: one thread a conversation] A conversation is read in the same thread every time, until it has outgrown the
 * light lane: what its messages say is remembered there.
 */
import { SECOND_MS } from '#contract/common/durations.ts';
import type { SaidMessage } from '#interviewer/index.ts';
import { createWorkerPool, type WorkerPool } from '../../../platform/workers/worker-pool.ts';
import type { Reading, ReadingAids, ReadingRequest } from './reading-request.ts';

export interface ReadOptions extends ReadingAids {
  /** The id of the conversation's owner: the conversations of one person do not hold up those of others. */
  owner: string;
  /** IANA name of the zone in which days are read. */
  timeZone: string;
}

/** Reads interviews in threads. */
export interface InterviewReader {
  /** @throws WorkerError */
  read(said: readonly SaidMessage[], options: ReadOptions): Promise<Reading>;
  /** Ends the threads. */
  close(): Promise<void>;
}

/** Of characters and messages as {@link weightOf} counts them. A reading of that much takes some tenths of a second. */
const LIGHT_WEIGHT = 100_000;
const HEAVY_WEIGHT = Number.POSITIVE_INFINITY;

/** What the lookups of a message cost beside its characters, measured in characters. */
const MESSAGE_WEIGHT = 100;

/** A thread that takes longer is ended. */
const TIMEOUT_MS = 20 * SECOND_MS;

export const createInterviewReader = ({ timeoutMs = TIMEOUT_MS } = {}): InterviewReader => {
  const pool: WorkerPool<ReadingRequest, Reading> = createWorkerPool({
    entry: new URL('./interview-worker.ts', import.meta.url),
    laneWeights: [LIGHT_WEIGHT, HEAVY_WEIGHT],
    timeoutMs,
    maxWaitingPerOwner: 16,
    maxHeapMegabytes: 512,
  });
  return {
    read: (said, { owner, ...options }) => pool.run({ said, ...options }, { owner, weight: weightOf(said) }),
    close: () => pool.close(),
  };
};

const weightOf = (said: readonly SaidMessage[]): number =>
  said.reduce((sum, { content }) => sum + content.length + MESSAGE_WEIGHT, 0);
