import type { Moment } from '#contract/analyses.ts';

/** What happened in one month or year. */
export interface Bar {
  /** '2026-03', or '2026'. */
  key: string;
  exact: number;
  approximate: number;
  /** Periods that have a day in it. */
  periods: number;
}

/** More months than that are drawn as years. */
const MONTHS_MAX_COUNT = 36;

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const yearNumber = (day: string): number => Number(day.slice(0, 4));
const monthKey = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

/**
 * The bars from the first month, or year, in which something happened to the last, those between in which nothing did included. Empty
 * where no day is known. A period whose last day is not known counts where it begins alone.
 */
export const barsOf = (moments: readonly Moment[]): Bar[] => {
  const known = moments.flatMap(({ certainty, from, to }) =>
    from === null ? [] : [{ certainty, from, to: to ?? from }],
  );
  if (known.length === 0) return [];
  const months = known.flatMap(({ from, to }) => [monthNumber(from), monthNumber(to)]);
  const isByMonth = Math.max(...months) - Math.min(...months) < MONTHS_MAX_COUNT;
  const placeOf = isByMonth ? monthNumber : yearNumber;
  const places = known.map((one) => ({ ...one, first: placeOf(one.from), last: placeOf(one.to) }));
  const first = Math.min(...places.map((one) => one.first));
  const last = Math.max(...places.map((one) => one.last));
  return Array.from({ length: last - first + 1 }, (_, at): Bar => {
    const place = first + at;
    const here = places.filter((one) => one.first <= place && place <= one.last);
    const count = (wanted: Moment['certainty']) =>
      here.filter(({ certainty }) => certainty === wanted).length;
    return {
      key: isByMonth ? monthKey(place) : String(place),
      exact: count('exact'),
      approximate: count('approximate'),
      periods: count('period'),
    };
  });
};
