import { DAY_MS } from '#contract/common/durations.ts';
import type { Language } from '#web/i18n/languages.ts';
import { dateInProse } from '#web/lib/dates.ts';

const NO_BREAK_SPACE = '\u00a0';

/** '21 nov. 2026', never broken at the end of a line. */
export const shortDayText = (instant: string, language: Language): string =>
  dateInProse(new Date(instant), language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).replaceAll(' ', NO_BREAK_SPACE);

/** How many midnights lie between two instants, in the browser's time zone: 0 on the same day. */
export const daysBetween = (earlier: string, later: Date): number => {
  const start = new Date(earlier);
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(later) - midnight(start)) / DAY_MS);
};
