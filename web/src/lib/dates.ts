import { type Language, LOCALES } from '#web/i18n/languages.ts';

const NO_BREAK_SPACE = '\u00a0';

/** A date as it stands in a sentence: in French the first of a month is the '1er'. */
export const dateInProse = (date: Date, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[language], options)
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' && value === '1' && language === 'fr' ? '1er' : value))
    .join('');

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** '21 novembre 2026' for an instant here, never broken at the end of a line. */
export const dayText = (instant: Date, language: Language): string =>
  dateInProse(instant, language, DAY).replaceAll(' ', NO_BREAK_SPACE);

/** '21 novembre 2026' for the calendar day '2026-11-21', never broken at the end of a line. */
export const calendarDayText = (day: string, language: Language): string =>
  dateInProse(new Date(`${day}T00:00:00Z`), language, { ...DAY, timeZone: 'UTC' }).replaceAll(
    ' ',
    NO_BREAK_SPACE,
  );

/** '21 novembre 2026 à 14:05' for an instant here. */
export const dayAndTime = (instant: string, language: Language): string =>
  dateInProse(new Date(instant), language, { ...DAY, hour: '2-digit', minute: '2-digit' });
