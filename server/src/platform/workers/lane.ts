/**
 * One thread, and the queue of requests for it.
 *
 * [Note: one answer a turn] Node delivers all waiting messages of a port, and those that arrive meanwhile, before any other
 * event. If the next request were sent during the delivery, a thread that answers fast enough would block the event loop.
 * So an answer waits for the next turn of the loop, and only then is the next request sent: each lane delivers one answer
 * per turn.
 */
import { type Transferable, Worker } from 'node:worker_threads';
import { type Message, type Outcome, READY } from './answer-requests.ts';
import { createFairQueue } from './fair-queue.ts';
import { WorkerError } from './worker-error.ts';

export interface LaneOptions {
  /** The module that the thread runs; it calls `answerRequests`. */
  entry: URL;
  /** The time limit of one request, the start of the thread included. */
  timeoutMs: number;
  /** How many requests of one owner may wait. */
  maxWaitingPerOwner: number;
  /** The memory limit of the thread, beyond which it is ended. */
  maxHeapMegabytes: number;
}

export interface SendOptions {
  /** What of the request is moved to the thread instead of being copied, when it is sent. */
  transfer?: readonly Transferable[];
  /** Ends the wait. A request that has not been sent by then is never sent. */
  signal?: AbortSignal;
}

export interface Lane<Request, Answer> {
  /** @throws WorkerError; the reason of the signal when it aborts. */
  run(owner: string, request: Request, options?: SendOptions): Promise<Answer>;
  close(): Promise<void>;
}

interface Job<Request, Answer> {
  request: Request;
  transfer: readonly Transferable[];
  promise: PromiseWithResolvers<Answer>;
}

/** A thread, and the moment from which on it can be ended. */
interface Thread {
  worker: Worker;
  /** Its modules are loaded, or it has ended by itself. */
  ready: Promise<void>;
}

/**
 * Ends a thread; one that is loading its modules, once they are loaded: stopped in between, it takes the whole process with it, by a
 * failed check of V8, `(location_) != nullptr` (Node 24.21).
 */
const end = async ({ worker, ready }: Thread): Promise<void> => {
  await ready;
  await worker.terminate();
};

/** The thread starts with the first request. One that crashed or timed out is replaced at the next request. */
export const createLane = <Request, Answer>(options: LaneOptions): Lane<Request, Answer> => {
  const queue = createFairQueue<Job<Request, Answer>>(options.maxWaitingPerOwner);
  let thread: Thread | undefined;
  let running: Job<Request, Answer> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  /** Sends the next request, then settles the one before: the thread works while its answer is processed here. */
  const settle = (end: (promise: PromiseWithResolvers<Answer>) => void): void => {
    clearTimeout(timer);
    const ended = running;
    running = undefined;
    next();
    if (ended) end(ended.promise);
  };

  /** Drops a thread; later messages of it are ignored. */
  const giveUp = (failure: WorkerError): Promise<void> | undefined => {
    const gone = thread;
    thread = undefined;
    const ended = gone && end(gone);
    settle((promise) => promise.reject(failure));
    return ended;
  };

  const startThread = (): Thread => {
    const worker = new Worker(options.entry, {
      resourceLimits: { maxOldGenerationSizeMb: options.maxHeapMegabytes },
    });
    const ready = Promise.withResolvers<void>();
    const started = { worker, ready: ready.promise };
    const whileInUse =
      <Args extends unknown[]>(listener: (...args: Args) => void) =>
      (...args: Args): void => {
        if (thread === started) listener(...args);
      };
    const crash = whileInUse((cause?: unknown) => void giveUp(new WorkerError('crashed', { cause })));
    const take = whileInUse((outcome: Outcome<Answer>) => {
      clearTimeout(timer);
      // See [Note: one answer a turn].
      setImmediate(whileInUse(() => settle((promise) => pass(outcome, promise))));
    });
    worker.on('message', (message: Message<Answer>) => {
      if (message === READY) ready.resolve();
      else take(message);
    });
    worker.on('error', crash);
    worker.on('messageerror', crash);
    worker.on('exit', () => {
      ready.resolve();
      crash();
    });
    return started;
  };

  const pass = (outcome: Outcome<Answer>, promise: PromiseWithResolvers<Answer>): void => {
    if ('answer' in outcome) promise.resolve(outcome.answer);
    else promise.reject(new WorkerError('failed', { cause: outcome.thrown }));
  };

  const next = (): void => {
    if (closed || running) return;
    running = queue.take();
    if (!running) return;
    timer = setTimeout(() => void giveUp(new WorkerError('timed_out')), options.timeoutMs);
    thread ??= startThread();
    try {
      thread.worker.postMessage(running.request, running.transfer);
    } catch (error) {
      settle((promise) => promise.reject(new WorkerError('failed', { cause: error })));
    }
  };

  return {
    run: async (owner, request, { transfer = [], signal } = {}) => {
      if (closed) throw new WorkerError('closed');
      signal?.throwIfAborted();
      const job = { request, transfer, promise: Promise.withResolvers<Answer>() };
      if (!queue.add(owner, job)) throw new WorkerError('busy');
      const cancel = (): void => {
        queue.remove(owner, job);
        job.promise.reject(signal?.reason);
      };
      signal?.addEventListener('abort', cancel);
      try {
        next();
        return await job.promise.promise;
      } finally {
        signal?.removeEventListener('abort', cancel);
      }
    },
    close: async () => {
      closed = true;
      const ended = giveUp(new WorkerError('closed'));
      for (let job = queue.take(); job; job = queue.take()) job.promise.reject(new WorkerError('closed'));
      await ended;
    },
  };
};
