import { SECOND_MS } from '#contract/common/durations.ts';
import { createStore, type Store } from '#web/lib/store/store.ts';
import type { CaptchaChallenge } from './challenge.ts';
import { ServerAway } from './server-away.ts';
import { withRetries } from './with-retries.ts';

/** The loader retries up to 2 times (spec.md, 9). */
const MAX_RETRIES = 2;
/** A token is given up this long before the server would refuse it. */
const EXPIRY_MARGIN_MS = 10 * SECOND_MS;

/** `failed`: a server answered, and it did not work out. `away`: none answered. */
export type CaptchaStatus = 'idle' | 'working' | 'solved' | 'expired' | 'failed' | 'away';

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
 * A proof of work between the form and the server: idle → working → solved → expired, or failed, or away until a server
 * answers. The token is none again on expiry and on error (spec.md, 4).
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

  const work = async (signal: AbortSignal, retries: number): Promise<string | null> => {
    try {
      const { token, expiresAt } = await withRetries(
        retries,
        async () => {
          const challenge = await fetchChallenge(signal);
          if (!signal.aborted) give('working');
          return { token: await solve(challenge, signal), expiresAt: challenge.parameters.expiresAt };
        },
        signal,
      );
      if (signal.aborted) return null;
      give('solved', token);
      if (expiresAt !== undefined) expireAt(expiresAt * SECOND_MS);
      return token;
    } catch (error) {
      // What else it was is of no use to anybody here: the screen says it, with a way to try again.
      if (!signal.aborted) give(isAway(error) ? 'away' : 'failed');
      return null;
    } finally {
      if (running?.controller.signal === signal) running = undefined;
    }
  };

  const start = (): Promise<string | null> => {
    const { status, token } = state.get();
    if (status === 'solved') return Promise.resolve(token);
    if (running !== undefined) return running.token;
    const controller = new AbortController();
    // What says that no server answers stays until one does: it must not flicker with every try.
    if (status !== 'away') give('working');
    running = { controller, token: work(controller.signal, status === 'away' ? 0 : MAX_RETRIES) };
    return running.token;
  };

  return {
    state,
    start: () => void start(),
    getToken: start,
    reset: () => {
      running?.controller.abort();
      running = undefined;
      clearTimeout(expiry);
      give('idle');
    },
  };
};

/** Also where the code that asks could not be fetched: a browser says TypeError for a request without an answer. */
const isAway = (error: unknown): boolean => error instanceof ServerAway || error instanceof TypeError;
