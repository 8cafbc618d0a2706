/**
 * Work that would hold up the event loop, done in threads.
 *
 * [Note: lanes] A pool has lanes, each one thread with a queue; a request takes the narrowest lane that it fits. What is
 * small thus never waits for what is large, and what is asked again comes to the thread that has answered it before and
 * may remember it, until it has outgrown its lane. Within a lane the owners take turns (fair-queue.ts).
 */
import { createLane, type Lane, type LaneOptions } from './lane.ts';
import { WorkerError } from './worker-error.ts';

export interface WorkerPoolOptions extends LaneOptions {
  /** The weights up to which the lanes take a request, in ascending order. Anything heavier takes the last one. */
  laneWeights: readonly [number, ...number[]];
}

export interface RunOptions {
  /** Whose turn it is: one owner's requests do not hold up another's. */
  owner: string;
  /** How much work it is, in a unit that all requests of a pool share. */
  weight: number;
}

export interface WorkerPool<Request, Answer> {
  /** @throws WorkerError */
  run(request: Request, options: RunOptions): Promise<Answer>;
  /** Ends the threads; whatever is not answered yet fails as `closed`. */
  close(): Promise<void>;
}

/** Starts nothing before the first request: each lane's thread begins with it. */
export const createWorkerPool = <Request, Answer>({
  laneWeights,
  ...options
}: WorkerPoolOptions): WorkerPool<Request, Answer> => {
  const lanes = laneWeights.map((maxWeight) => ({ maxWeight, lane: createLane<Request, Answer>(options) }));
  const laneFor = (weight: number): Lane<Request, Answer> | undefined =>
    (lanes.find(({ maxWeight }) => weight <= maxWeight) ?? lanes.at(-1))?.lane;
  return {
    run: async (request, { owner, weight }) => {
      const lane = laneFor(weight);
      if (!lane) throw new WorkerError('closed');
      return await lane.run(owner, request);
    },
    close: async () => {
      await Promise.all(lanes.map(({ lane }) => lane.close()));
    },
  };
};
