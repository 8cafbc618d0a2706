import { SECOND_MS } from '#contract/common/durations.ts';
import { SessionEndedError } from '../database/errors.ts';

/** Between two tellings of how far it is. */
const TELL_EVERY_MS = SECOND_MS;

/** How far work is. */
export interface Progress {
  /** So many units more are done. */
  did(units: number): void;
  /** When the last telling is over. */
  told(): Promise<void>;
}

/**
 * Tells a person how far something is, now and then and one telling at a time; and finds out so whether they still want it.
 * @param expected units in all
 * @param tell how many per cent; resolves to false where it is not wanted any more
 * @param end called then
 */
export const createProgress = (
  expected: number,
  tell: (percent: number) => Promise<boolean>,
  end: () => void,
): Progress => {
  let done = 0;
  let told = 0;
  let toldAt = performance.now();
  let telling = Promise.resolve();
  return {
    did: (units) => {
      done += units;
      // What is left is the storing.
      const percent = Math.min(99, Math.floor((100 * done) / Math.max(1, expected)));
      if (percent === told || performance.now() - toldAt < TELL_EVERY_MS) return;
      told = percent;
      toldAt = performance.now();
      telling = telling.then(async () => {
        try {
          if (!(await tell(percent))) end();
        } catch (error) {
          // The account is gone. Anything else is told again in a second.
          if (error instanceof SessionEndedError) end();
        }
      });
    },
    told: () => telling,
  };
};
