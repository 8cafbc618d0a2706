/**
 * Runs work in threads that would block the event loop.
 *
 * [Note: lanes] A pool has lanes, each one thread with a queue; a request takes the first lane whose limit it does not
 * exceed. So small requests never wait for large ones, and a repeated request reaches the thread that answered it before
 * and may have it cached, until it outgrows its lane. Within a lane the owners take turns (fair-queue.ts).
 */
import { createLane, type Lane, type LaneOptions, type SendOptions } from './lane.ts';
import { WorkerError } from './worker-error.ts';

export interface WorkerPoolOptions extends LaneOptions {
  /** The largest weight of a request in each lane, in ascending order. A heavier one takes the last lane. */
  laneWeights: readonly [number, ...number[]];
}

export interface RunOptions extends SendOptions {
  /** The owner of the request: one owner's requests do not delay another's. */
  owner: string;
  /** The amount of work, in a unit that all requests of the pool share. */
  weight: number;
}

export interface WorkerPool<Request, Answer> {
  /** @throws WorkerError */
  run(request: Request, options: RunOptions): Promise<Answer>;
  /** Ends the threads; unanswered requests fail as `closed`. */
  close(): Promise<void>;
}

/** Each lane starts its thread with its first request. */
export const createWorkerPool = <Request, Answer>({
  laneWeights,
  ...options
}: WorkerPoolOptions): WorkerPool<Request, Answer> => {
  const lanes = laneWeights.map((maxWeight) => ({ maxWeight, lane: createLane<Request, Answer>(options) }));
  const laneFor = (weight: number): Lane<Request, Answer> | undefined =>
    (lanes.find(({ maxWeight }) => weight <= maxWeight) ?? lanes.at(-1))?.lane;
  return {
    run: async (request, { owner, weight, ...options }) => {
      const lane = laneFor(weight);
      if (!lane) throw new WorkerError('closed');
      return await lane.run(owner, request, options);
    },
    close: async () => {
      await Promise.all(lanes.map(({ lane }) => lane.close()));
    },
  };
};
