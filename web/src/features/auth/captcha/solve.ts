import { type Challenge, type Payload, solveChallengeWorkers } from 'altcha-lib';
import { startWorker } from '#web/lib/trusted-worker.ts';
import type { CaptchaChallenge } from './challenge.ts';
import workerUrl from './solve.worker.ts?worker&url';

/** Half of the machine at most: the page beside it must stay fluid. */
const concurrency = (): number =>
  Math.min(4, Math.max(1, Math.floor((navigator.hardwareConcurrency ?? 2) / 2)));

/** Solves a challenge in workers; the base64 payload that the server takes as captcha token. */
export const solve = async (given: CaptchaChallenge, signal: AbortSignal): Promise<string> => {
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort(), { once: true });
  const challenge = given as unknown as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: concurrency(),
    controller,
    createWorker: () => startWorker(workerUrl),
  });
  if (solution === null) throw new Error('The challenge was not solved');
  return btoa(JSON.stringify({ challenge, solution } satisfies Payload));
};
