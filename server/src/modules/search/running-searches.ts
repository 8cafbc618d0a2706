import { ProblemError, RETRY_AFTER_SECONDS } from '../../platform/errors/problem-error.ts';

/** The searches that this server runs. */
export interface RunningSearches {
  /**
   * Begins one. Where the person has as many already, the oldest ends: they look at the newest.
   * @throws ProblemError `unavailable` when the server stops
   */
  begin(userId: string): RunningSearch;
  /** Ends all, and begins no more. */
  endAll(): void;
}

export interface RunningSearch {
  /** Aborts with the ProblemError that its reader is told, or without one when the reader has gone. */
  signal: AbortSignal;
  /** The reader has gone. */
  leave(): void;
  /** It is over. */
  end(): void;
}

/** In two tabs, or a new question before the end of the last one has arrived here. */
export const SEARCHES_PER_PERSON = 2;

export const createRunningSearches = (): RunningSearches => {
  const running = new Map<string, AbortController[]>();
  let isStopping = false;
  return {
    begin: (userId) => {
      if (isStopping) throw new ProblemError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      const ofPerson = running.get(userId) ?? [];
      running.set(userId, ofPerson);
      if (ofPerson.length >= SEARCHES_PER_PERSON) ofPerson.shift()?.abort(new ProblemError('rate_limited'));
      const controller = new AbortController();
      ofPerson.push(controller);
      return {
        signal: controller.signal,
        leave: () => controller.abort(),
        end: () => {
          const place = ofPerson.indexOf(controller);
          if (place >= 0) ofPerson.splice(place, 1);
          if (ofPerson.length === 0 && running.get(userId) === ofPerson) running.delete(userId);
        },
      };
    },
    endAll: () => {
      isStopping = true;
      for (const controller of [...running.values()].flat())
        controller.abort(new ProblemError('unavailable'));
    },
  };
};
