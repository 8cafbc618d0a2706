import { type Language, LOCALES } from '#web/i18n/languages.ts';

const NO_BREAK_SPACE = '\u00a0';

/** A date as it stands in a sentence: in French the first of a month is the '1er'. */
export const dateInProse = (date: Date, language: Language, options: Intl.DateTimeFormatOptions): string =>
  formatter(language, options)
    .formatToParts(date)
    .map(({ type, value }) => (type === 'day' && value === '1' && language === 'fr' ? '1er' : value))
    .join('');

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Made once for each use: to make one takes longer than to format a date, and lists have many. */
const formatter = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = language + JSON.stringify(options);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], options);
  formatters.set(key, known);
  return known;
};

/** '14:05' for an instant here. */
export const hourText = (instant: string, language: Language): string =>
  formatter(language, { hour: '2-digit', minute: '2-digit' }).format(new Date(instant));

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

/** 'samedi 21 novembre 2026' for the calendar day '2026-11-21', as a heading. */
export const weekdayText = (day: string, language: Language): string =>
  dateInProse(new Date(`${day}T00:00:00Z`), language, { weekday: 'long', ...DAY, timeZone: 'UTC' });

/** '21 novembre 2026 à 14:05' for an instant here. */
export const dayAndTime = (instant: string, language: Language): string =>
  dateInProse(new Date(instant), language, { ...DAY, hour: '2-digit', minute: '2-digit' });
