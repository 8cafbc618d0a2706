import { DAY_MS } from '#contract/common/durations.ts';

/** The days between two countings of a period, by its length. They divide it, so that there are figures of the period before. */
const STEPS = new Map([
  [1, 1],
  [7, 7],
  [30, 10],
  [90, 30],
  [365, 73],
]);
const SHORTEST_STEP = 7;

/**
 * [Note: how often a period is counted] Each counting draws a new chance. Long periods hardly change from one day to the next: counted every
 * day, the mean of what was drawn would be what was to be hidden. So one day is in one counting of single days and of weeks, and in at most five
 * of a longer period. The chance is not kept from one counting to the next instead: whoever found it out, with accounts of their own, would
 * then see each person come. In the first weeks there is no long period yet, and countings follow each other as those of shorter ones do.
 * @param first the first day that was counted at all
 * @param last the day with which this period was last counted
 */
export const isCountedOn = (
  day: string,
  days: number,
  first: string | null,
  last: string | null,
): boolean => {
  if (first === null || last === null) return true;
  const age = daysBetween(first, day);
  const steps = [...STEPS.values()].filter((step) => step <= age);
  const step = days === 1 ? 1 : Math.min(STEPS.get(days) ?? days, Math.max(SHORTEST_STEP, ...steps));
  const since = daysBetween(last, day);
  // A whole number of steps, also where days were missed: else there would be no figures of the period before.
  return since > 0 && since % step === 0;
};

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
