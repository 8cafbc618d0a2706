import { dayHere, twoDigits } from '#web/lib/dates.ts';

/** One month of the heat strip. */
export interface Month {
  /** '2026-11' */
  key: string;
  /** How many things each of its days holds, from the first on. */
  counts: number[];
  total: number;
  /** Its last day that holds something; null where none does. */
  lastDay: string | null;
}

const MONTHS = 12;

/** The last twelve months with the current one, oldest first. */
export const monthsOf = (days: readonly { day: string; count: number }[], now: Date): Month[] => {
  const counted = new Map(days.map(({ day, count }) => [day, count]));
  return Array.from({ length: MONTHS }, (_, index) => {
    const first = new Date(now.getFullYear(), now.getMonth() - (MONTHS - 1) + index, 1);
    const key = dayHere(first).slice(0, 7);
    const length = new Date(first.getFullYear(), first.getMonth() + 1, 0).getDate();
    const dayAt = (place: number) => `${key}-${twoDigits(place + 1)}`;
    const counts = Array.from({ length }, (_day, place) => counted.get(dayAt(place)) ?? 0);
    const last = counts.findLastIndex((count) => count > 0);
    return {
      key,
      counts,
      total: counts.reduce((sum, count) => sum + count, 0),
      lastDay: last < 0 ? null : dayAt(last),
    };
  });
};

/** How strongly a day is tinted, from 0 to 4. */
export const warmth = (count: number): 0 | 1 | 2 | 3 | 4 => {
  if (count === 0) return 0;
  if (count === 1) return 1;
  return count <= 3 ? 2 : count <= 6 ? 3 : 4;
};

/** 1 for a Monday to 7 for a Sunday: the column of a day in a calendar. */
export const weekdayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
