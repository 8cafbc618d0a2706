/**
 * The reading of an interview, off the event loop: a long conversation takes a second of pure work, in which nobody
 * else would be answered.
 *
 * [Note: one thread a conversation] A conversation is read in the same thread every time, until it has outgrown the
 * light lane: what its messages say is remembered there (understanding/short-memory.ts).
 */
import { SECOND_MS } from '#contract/durations.ts';
import { WorkerError } from '../../../platform/workers/worker-error.ts';
import { createWorkerPool, type WorkerPool } from '../../../platform/workers/worker-pool.ts';
import type { InterviewState } from '../interview-state.ts';
import type { ReadInterviewOptions } from '../read-interview.ts';
import type { SaidMessage } from '../said-message.ts';
import type { Reading } from './reading.ts';
import type { TimedRequest } from './reading-within.ts';

export interface ReadOptions extends ReadInterviewOptions {
  /** The id of the person whose conversation it is: nobody's conversations hold up those of others. */
  owner: string;
}

/** As `readInterview`, and the same answers, from a thread. */
export interface InterviewReader {
  /** @throws WorkerError */
  read(said: readonly SaidMessage[], options: ReadOptions): Promise<InterviewState>;
  /** The same together with the offers that could be made of it. @throws WorkerError */
  readForOffer(said: readonly SaidMessage[], options: ReadOptions): Promise<Reading>;
  /** Ends the threads. */
  close(): Promise<void>;
}

/** Of characters and messages as {@link weightOf} counts them. A reading of that much takes some tenths of a second. */
const LIGHT_WEIGHT = 100_000;
const HEAVY_WEIGHT = Number.POSITIVE_INFINITY;

/** What the lookups of a message cost beside its characters, measured in characters. */
const MESSAGE_WEIGHT = 100;

/** What one try may take: it stops by itself, and the next one goes on. See understanding/time-left.ts. */
const TRY_MS = 15 * SECOND_MS;
/** The thread of a try that does not even stop is ended. Longer by what a thread may take to start. */
const THREAD_MS = 20 * SECOND_MS;

export const createInterviewReader = ({ withinMs = TRY_MS } = {}): InterviewReader => {
  const pool: WorkerPool<TimedRequest, Reading | null> = createWorkerPool({
    entry: new URL('./interview-worker.ts', import.meta.url),
    laneWeights: [LIGHT_WEIGHT, HEAVY_WEIGHT],
    timeoutMs: THREAD_MS,
    maxWaitingPerOwner: 16,
    maxHeapMegabytes: 512,
  });
  const run = async (
    said: readonly SaidMessage[],
    { timeZone, edits = [], marks = [], pointers = [], owner }: ReadOptions,
    drafted: boolean,
  ): Promise<Reading> => {
    const request = { said, timeZone, edits, marks, pointers, drafted, withinMs };
    const reading = await pool.run(request, { owner, weight: weightOf(said) });
    if (!reading) throw new WorkerError('timed_out');
    return reading;
  };
  return {
    read: async (said, options) => (await run(said, options, false)).interview,
    readForOffer: (said, options) => run(said, options, true),
    close: () => pool.close(),
  };
};

const weightOf = (said: readonly SaidMessage[]): number =>
  said.reduce((sum, { content }) => sum + content.length + MESSAGE_WEIGHT, 0);
