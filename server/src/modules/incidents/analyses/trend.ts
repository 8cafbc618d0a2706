/**
 * Whether something happened more and more often, or less.
 *
 * [Note: no claim without days] The time between the first and the last dated incident is halved, and the incidents of each half are
 * counted. "More often" is said only where the later half has at least twice as many as the earlier one, and still has
 * when every incident that has no day counts as one of the earlier half; "less often" likewise. An approximate day within two
 * weeks of the middle counts as one without a day, and so does a period. Under four dated incidents, or within two months, nothing is said:
 * what was written down is not all that happened.
 */
import { type Moment, TREND_MIN_DATED, type Trend } from '#contract/analyses.ts';
import { DAY_MS } from '#contract/common/durations.ts';

const SPAN_MIN_DAYS = 60;
const APPROXIMATE_DAYS = 14;
const TIMES_AS_MANY = 2;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** Exact or approximate: a period does not say on which day. */
const isDated = (moment: Moment): moment is Moment & { from: string } =>
  moment.from !== null && (moment.certainty === 'exact' || moment.certainty === 'approximate');

export const datedCount = (moments: readonly Moment[]): number => moments.filter(isDated).length;

export const trendOf = (moments: readonly Moment[]): Trend => {
  const days = moments
    .filter(isDated)
    .map(({ from, certainty }) => ({ at: dayNumber(from), isRough: certainty === 'approximate' }));
  const [first, last] = [Math.min(...days.map(({ at }) => at)), Math.max(...days.map(({ at }) => at))];
  if (days.length < TREND_MIN_DATED || last - first < SPAN_MIN_DAYS) return 'unclear';
  const middle = (first + last) / 2;
  const placed = days.filter(
    ({ at, isRough }) => at !== middle && !(isRough && Math.abs(at - middle) <= APPROXIMATE_DAYS),
  );
  const earlier = placed.filter(({ at }) => at < middle).length;
  const later = placed.length - earlier;
  const unplaced = moments.length - placed.length;
  if (later >= TIMES_AS_MANY * (earlier + unplaced)) return 'more';
  return earlier >= TIMES_AS_MANY * (later + unplaced) ? 'less' : 'unclear';
};
