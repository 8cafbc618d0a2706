import { type Challenge, type Payload, solveChallengeWorkers } from 'altcha-lib';
import { startWorker } from '#web/lib/trusted-worker.ts';
import type { CaptchaChallenge } from './challenge.ts';
import workerUrl from './solve.worker.ts?worker&url';

/** Half of the machine at most: the page beside it must stay fluid. */
const concurrency = (): number =>
  Math.min(4, Math.max(1, Math.floor((navigator.hardwareConcurrency ?? 2) / 2)));

/**
 * Solves a challenge in workers; the base64 payload that the server takes as captcha token. When the signal aborts, because the
 * form is left, the workers are ended at once: on a slow phone they would take the power that the next screen needs.
 */
export const solve = async (given: CaptchaChallenge, signal: AbortSignal): Promise<string> => {
  signal.throwIfAborted();
  const workers: Worker[] = [];
  const left = Promise.withResolvers<never>();
  const leave = () => {
    for (const worker of workers) worker.terminate();
    left.reject(signal.reason);
  };
  signal.addEventListener('abort', leave, { once: true });
  try {
    const challenge = given as unknown as Challenge;
    const solution = await Promise.race([
      left.promise,
      solveChallengeWorkers({
        challenge,
        concurrency: concurrency(),
        createWorker: () => {
          const worker = startWorker(workerUrl);
          workers.push(worker);
          if (signal.aborted) worker.terminate();
          return worker;
        },
      }),
    ]);
    if (solution === null) throw new Error('The challenge was not solved');
    return btoa(JSON.stringify({ challenge, solution } satisfies Payload));
  } finally {
    signal.removeEventListener('abort', leave);
  }
};
