import type { Logger } from '../telemetry/logger.ts';

/** Work that every server repeats for itself, in the background. */
export interface Repeating {
  everyMs: number;
  /** `signal` is aborted when it is to stop; what has begun is waited for. */
  work(signal: AbortSignal): Promise<void>;
  log: Logger;
  /** The line in the log when the work failed. */
  failure: string;
}

export interface Repeated {
  /** Runs it once more, behind what runs already. Never fails. */
  run(): Promise<void>;
  /** Begins no more of it, and waits for what was begun. */
  stop(): Promise<void>;
}

/** Runs the work now and then at every interval, one run after the other. One that fails is left to the next time. */
export const repeat = ({ everyMs, work, log, failure }: Repeating): Repeated => {
  const stopping = new AbortController();
  const once = async (): Promise<void> => {
    try {
      await work(stopping.signal);
    } catch (error) {
      log.warn({ err: error }, failure);
    }
  };
  let running = once();
  const run = (): Promise<void> => {
    running = running.then(once);
    return running;
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  return {
    run,
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
};
