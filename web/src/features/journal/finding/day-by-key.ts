import { DAY_MS } from '#contract/common/durations.ts';

/**
 * The day that a key leads to from this one, among the days that hold something (in order): to the next or the previous
 * one, a week or more away, to the first or the last of the month. Undefined where the key leads nowhere.
 */
export const dayByKey = (days: readonly { day: string }[], from: string, key: string): string | undefined => {
  const aWeek = (by: -1 | 1) => new Date(Date.parse(from) + by * 7 * DAY_MS).toISOString().slice(0, 10);
  const month = from.slice(0, 7);
  switch (key) {
    case 'ArrowRight':
      return days.find(({ day }) => day > from)?.day;
    case 'ArrowLeft':
      return days.findLast(({ day }) => day < from)?.day;
    case 'ArrowDown':
      return days.find(({ day }) => day >= aWeek(1))?.day;
    case 'ArrowUp':
      return days.findLast(({ day }) => day <= aWeek(-1))?.day;
    case 'Home':
      return days.find(({ day }) => day.startsWith(month))?.day;
    case 'End':
      return days.findLast(({ day }) => day.startsWith(month))?.day;
    default:
      return undefined;
  }
};
