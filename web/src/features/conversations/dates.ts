import { DAY_MS } from '#contract/durations.ts';
import { type Language, LOCALES } from '#web/i18n/languages.ts';
import { dateInProse } from '#web/lib/dates.ts';

const NO_BREAK_SPACE = '\u00a0';

const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** '14:32' */
export const timeText = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  );

/** 'samedi 21 novembre 2026' */
export const longDayText = (instant: string, language: Language): string =>
  dateInProse(new Date(instant), language, LONG_DAY);

/** 'samedi 21 novembre 2026' for the calendar day '2026-11-21', never broken at the end of a line. */
export const longCalendarDayText = (day: string, language: Language): string =>
  dateInProse(new Date(`${day}T00:00:00Z`), language, { ...LONG_DAY, timeZone: 'UTC' }).replaceAll(
    ' ',
    NO_BREAK_SPACE,
  );

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
