/** Asks a model until it answers, or fails in a way that a retry cannot help: [Note: asked again] in model-failures.ts. */
import { retryDelayMs } from './model-failures.ts';

/** Waits; rejects as soon as the signal is aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** The end of a try that may be repeated. */
interface Attempt {
  /** What the model wrote; a model that wrote anything is not asked again from the beginning. */
  written: string;
  failure: unknown;
  timedOut: boolean;
}

/** @param signal ends the wait; `ask` is then called at once, and its outcome is returned */
export const askUntilItSpeaks = async <Tried extends Attempt>(
  ask: () => Promise<Tried>,
  signal: AbortSignal,
  wait: Wait = pause,
): Promise<Tried> => {
  const startedAt = Date.now();
  for (let retry = 1; ; retry += 1) {
    const tried = await ask();
    if (tried.written !== '' || tried.timedOut || signal.aborted) return tried;
    const delayMs = retryDelayMs(tried.failure, retry, Date.now() - startedAt);
    if (delayMs === null) return tried;
    await wait(delayMs, signal).catch(() => undefined);
  }
};

const pause: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
