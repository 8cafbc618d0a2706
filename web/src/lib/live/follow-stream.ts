/** Keeps one live stream open for as long as it is wanted, and asks for it again when it ends. */
import { SECOND_MS } from '#contract/common/durations.ts';
import type { LiveEvent } from '#contract/events.ts';
import { ApiProblem, isProblem } from '#web/lib/requests/api-problem.ts';

/** What is heard: an event, and of `everything`, from when on nothing was missed. */
export type Heard =
  | Exclude<LiveEvent, { event: 'everything' }>
  | {
      event: 'everything';
      /** What was answered up to this moment may be out of date; milliseconds since 1970. */
      answeredUpTo: number;
    };

/** What it needs of the world. */
export interface StreamIo {
  open(signal: AbortSignal): AsyncIterable<LiveEvent>;
  hear(event: Heard): void;
  now(): number;
  /** How long ago the page began to ask, or longer; milliseconds. */
  age(): number;
  /** Resolves early when the signal is aborted. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
}

const FIRST_PAUSE_MS = SECOND_MS;
const LONGEST_PAUSE_MS = 30 * SECOND_MS;

/**
 * Until the signal is aborted, or nobody is signed in any more. Never rejects.
 *
 * [Note: nothing is missed] A stream says first that it listens, and for how long nothing had changed by then. What another device
 * keeps after an answer and before the server listens is told to nobody: on the first stream too, what was answered up to then
 * needs a second look, unless nothing has changed for as long as there is a page. Behind a cut everything is read again, however
 * new: an answer that was on its way when the stream broke off may be older than a change that nobody heard of.
 * @param isFirst false where this page has had a stream before.
 */
export const followStream = async (io: StreamIo, signal: AbortSignal, isFirst = true): Promise<void> => {
  let pauseMs = FIRST_PAUSE_MS;
  let isUncut = isFirst;
  while (!signal.aborted) {
    let atLeastMs = 0;
    try {
      for await (const event of io.open(signal)) {
        if (signal.aborted) return;
        if (event.event !== 'everything') io.hear(event);
        else if (!isUncut) io.hear({ event: 'everything', answeredUpTo: Number.POSITIVE_INFINITY });
        else if (event.quiet_ms <= io.age()) io.hear({ event: 'everything', answeredUpTo: io.now() });
        isUncut = false;
        pauseMs = FIRST_PAUSE_MS;
      }
    } catch (error) {
      if (isProblem(error, 'unauthenticated') || isProblem(error, 'session_ended')) return;
      if (isProblem(error, 'second_factor_needed') || isProblem(error, 'confirmation_needed')) return;
      if (isProblem(error, 'account_closing')) return;
      if (error instanceof ApiProblem) atLeastMs = (error.problem?.retryAfterSeconds ?? 0) * SECOND_MS;
    }
    if (signal.aborted) return;
    await io.pause(Math.max(pauseMs, atLeastMs), signal);
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  }
};
