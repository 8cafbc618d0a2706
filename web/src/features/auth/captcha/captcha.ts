import { SECOND_MS } from '#contract/durations.ts';
import { createStore, type Store } from '#web/lib/store/store.ts';
import type { CaptchaChallenge } from './challenge.ts';
import { withRetries } from './with-retries.ts';

/** The loader retries up to 2 times (spec.md, 9). */
const MAX_RETRIES = 2;
/** A token is given up this long before the server would refuse it. */
const EXPIRY_MARGIN_MS = 10 * SECOND_MS;

export type CaptchaStatus = 'idle' | 'working' | 'solved' | 'expired' | 'failed';

export interface CaptchaState {
  status: CaptchaStatus;
  /** What the server takes; only while `solved`. */
  token: string | null;
}

/** The parts that do the work; replaced in tests. */
export interface CaptchaParts {
  fetchChallenge: (signal: AbortSignal) => Promise<CaptchaChallenge>;
  solve: (challenge: CaptchaChallenge, signal: AbortSignal) => Promise<string>;
  now: () => number;
}

export interface Captcha {
  state: Store<CaptchaState>;
  /** Starts working unless it is working or solved already. */
  start: () => void;
  /** The token, worked for if there is none; null when it cannot be had. */
  getToken: () => Promise<string | null>;
  /** Gives the token up: it is used, or the form is gone. */
  reset: () => void;
}

/**
 * A proof of work between the form and the server: idle → working → solved → expired, or failed. The token is none
 * again on expiry and on error (spec.md, 4).
 */
export const createCaptcha = ({ fetchChallenge, solve, now }: CaptchaParts): Captcha => {
  const state = createStore<CaptchaState>({ status: 'idle', token: null });
  let running: { controller: AbortController; token: Promise<string | null> } | undefined;
  let expiry: ReturnType<typeof setTimeout> | undefined;

  const give = (status: CaptchaStatus, token: string | null = null) => state.set({ status, token });

  const expireAt = (milliseconds: number) => {
    const left = milliseconds - EXPIRY_MARGIN_MS - now();
    expiry = setTimeout(() => give('expired'), Math.max(left, 0));
  };

  const work = async (signal: AbortSignal): Promise<string | null> => {
    try {
      const { token, expiresAt } = await withRetries(
        MAX_RETRIES,
        async () => {
          const challenge = await fetchChallenge(signal);
          return { token: await solve(challenge, signal), expiresAt: challenge.parameters.expiresAt };
        },
        signal,
      );
      if (signal.aborted) return null;
      give('solved', token);
      if (expiresAt !== undefined) expireAt(expiresAt * SECOND_MS);
      return token;
    } catch {
      // What it was is of no use to anybody here: the screen says it, with a way to try again.
      if (!signal.aborted) give('failed');
      return null;
    }
  };

  const start = (): Promise<string | null> => {
    const { status, token } = state.get();
    if (status === 'solved') return Promise.resolve(token);
    if (status === 'working' && running !== undefined) return running.token;
    const controller = new AbortController();
    give('working');
    running = { controller, token: work(controller.signal) };
    return running.token;
  };

  return {
    state,
    start: () => void start(),
    getToken: start,
    reset: () => {
      running?.controller.abort();
      clearTimeout(expiry);
      give('idle');
    },
  };
};
