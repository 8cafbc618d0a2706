import { type Language, LOCALES } from '#web/i18n/languages.ts';

const NO_BREAK_SPACE = '\u00a0';
const NARROW_NO_BREAK_SPACE = '\u202f';

/** The word between a day and an hour. */
const AT = { fr: 'à', en: 'at' } as const satisfies Record<Language, string>;

/** '05' for 5: a part of a date or an hour. */
export const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** The calendar day '2026-11-21' of an instant, by the clock of this device. */
export const dayHere = (at: Date): string =>
  `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;

/** The time of day '14:05' of an instant, by the clock of this device. */
export const timeHere = (at: Date): string => `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;

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

/** The time of day '03:30' as one says it: '3 h 30' in French, '3:30' in English. Never broken at the end of a line. */
export const hourText = (time: string, language: Language): string => {
  const [hour = '', minute = ''] = time.split(':');
  if (language === 'en') return `${Number(hour)}:${minute}`;
  const parts = [`${Number(hour)}`, 'h', ...(minute === '00' ? [] : [minute])];
  return parts.join(NARROW_NO_BREAK_SPACE);
};

/** '14 h 05' for an instant here. */
export const instantHourText = (instant: string, language: Language): string =>
  hourText(timeHere(new Date(instant)), language);

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const LONG_DAY = { weekday: 'long', ...DAY } as const;

const unbroken = (text: string): string => text.replaceAll(' ', NO_BREAK_SPACE);

/** The calendar day '2026-11-21' as a date in UTC, to be formatted in UTC. */
const calendarDay = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** '21 novembre 2026' for an instant here, never broken at the end of a line. */
export const dayText = (instant: Date, language: Language): string =>
  unbroken(dateInProse(instant, language, DAY));

/** '21 novembre 2026' for the calendar day '2026-11-21', never broken at the end of a line. */
export const calendarDayText = (day: string, language: Language): string =>
  unbroken(dateInProse(calendarDay(day), language, { ...DAY, timeZone: 'UTC' }));

/** '21', or '21 novembre', for the calendar day '2026-11-21': of a period whose end names the rest. */
export const calendarPartText = (day: string, language: Language, upTo: 'day' | 'month'): string =>
  unbroken(
    dateInProse(calendarDay(day), language, {
      day: 'numeric',
      ...(upTo === 'month' && { month: 'long' }),
      timeZone: 'UTC',
    }),
  );

/** 'samedi 21 novembre 2026' for an instant here. */
export const longDayText = (instant: string, language: Language): string =>
  dateInProse(new Date(instant), language, LONG_DAY);

/** 'samedi 21 novembre 2026' for the calendar day '2026-11-21', never broken at the end of a line. */
export const longCalendarDayText = (day: string, language: Language): string =>
  unbroken(dateInProse(calendarDay(day), language, { ...LONG_DAY, timeZone: 'UTC' }));

/** '21 nov.' for the calendar day '2026-11-21', or '21 nov. 2026', which can be broken before the year. */
export const shortCalendarDayText = (
  day: string,
  language: Language,
  { withYear }: { withYear: boolean },
): string => {
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const text = unbroken(dateInProse(calendarDay(day), language, options));
  return withYear ? `${text} ${day.slice(0, 4)}` : text;
};

/** 'novembre 2026' for the month '2026-11' or a day of it, never broken at the end of a line. */
export const monthText = (month: string, language: Language): string =>
  unbroken(
    dateInProse(calendarDay(`${month.slice(0, 7)}-01`), language, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
  );

/** '21 novembre 2026 à 14 h 05', or the day alone, for a day in words and the time of day '14:05'. */
export const dayAtHour = (day: string, time: string | null, language: Language): string =>
  time === null ? day : `${day} ${AT[language]} ${hourText(time, language)}`;

/** '21 novembre 2026 à 14 h 05' for an instant here. */
export const dayAndTime = (instant: string, language: Language): string => {
  const date = new Date(instant);
  return dayAtHour(dayText(date, language), timeHere(date), language);
};
