/** When an incident happened, in words that say how surely it is known. */
import type { TFunction } from 'i18next';
import { hourCertainty, type WhichDay, type WhichHour } from '#contract/common/incident-when.ts';
import type { Language } from '#web/i18n/languages.ts';
import { calendarDayText, calendarPartText, dayAtHour, hourText } from '#web/lib/dates.ts';
import { longDay } from './incident-dates.ts';

/** Lists do not know the hour. */
type KnownWhen = WhichDay & Partial<WhichHour>;

/**
 * '12 mars 2026 à 14 h 05', '12 mars 2026, vers 14 h', 'vers le 12 mars 2026', 'du 3 au 14 mars 2026', 'à partir du 3 mars 2026';
 * null where the day is not known, or not said.
 */
export const whenText = (when: KnownWhen, t: TFunction<'incidents'>, language: Language): string | null => {
  const day = daysText(when, t, language);
  return day !== null && when.time_certainty === 'unknown' ? t('when.hourUnknown', { day }) : day;
};

/** The same, without saying of an hour that it is not known. */
const daysText = (when: KnownWhen, t: TFunction<'incidents'>, language: Language): string | null => {
  const { incident_date, incident_time = null, incident_until, date_certainty } = when;
  const atHour = (text: string): string => withHour(text, when, t, language);
  const plain = longDay(incident_date, language);
  if (incident_date === null || plain === null) return null;
  const day = calendarDayText(incident_date, language);
  if (date_certainty === 'approximate') return atHour(t('when.about', { day }));
  if (date_certainty !== 'period' || incident_until === incident_date) return atHour(plain);
  if (incident_until === null) return t('when.since', { day: atHour(day) });
  const to = calendarDayText(incident_until, language);
  if (incident_time === null) {
    return t('when.period', { from: shortFirst(incident_date, incident_until, language), to });
  }
  const from = atHour(day);
  return t('when.period', { from: from.includes(',') ? `${from},` : from, to });
};

/** A day with its hour, as surely as that is known. */
const withHour = (
  day: string,
  { incident_time = null, time_until = null, time_certainty = null, date_certainty }: KnownWhen,
  t: TFunction<'incidents'>,
  language: Language,
): string => {
  if (incident_time === null) return day;
  const hour = hourText(incident_time, language);
  switch (hourCertainty({ date_certainty, time_certainty })) {
    case 'approximate':
      return t('when.aboutAtHour', { about: day, hour });
    case 'period':
      return time_until === null
        ? t('when.fromHour', { day, hour })
        : t('when.hours', { day, from: hour, to: hourText(time_until, language) });
    default:
      return dayAtHour(day, incident_time, language);
  }
};

/** The first day of a period, without the month and the year that its last day names too. */
const shortFirst = (first: string, last: string, language: Language): string => {
  if (first.slice(0, 7) === last.slice(0, 7)) return calendarPartText(first, language, 'day');
  if (first.slice(0, 4) === last.slice(0, 4)) return calendarPartText(first, language, 'month');
  return calendarDayText(first, language);
};

/** The same in prose: '2 mars 2026', and not '02 mars 2026' as the detail has it. */
export const whenInProse = (
  when: KnownWhen,
  t: TFunction<'incidents'>,
  language: Language,
): string | null => {
  const text = whenText(when, t, language);
  const plain = longDay(when.incident_date, language);
  if (text === null || plain === null || when.incident_date === null || !text.startsWith(plain)) return text;
  return calendarDayText(when.incident_date, language) + text.slice(plain.length);
};

/** In prose, so '2 mars' and not '02 mars': 'Faits du 12 mars 2026', 'Faits vers le 12 mars 2026', 'Date des faits non spécifiée': without the hour, for a row of a list. */
export const factsText = (when: KnownWhen, t: TFunction<'incidents'>, language: Language): string => {
  const { incident_date, incident_until, date_certainty } = when;
  const text = whenText({ incident_date, incident_until, date_certainty }, t, language);
  if (text === null || incident_date === null) return t('list.undated');
  const isPlain = text === longDay(incident_date, language);
  return isPlain
    ? t('list.dated', { day: calendarDayText(incident_date, language) })
    : t('list.factsWhen', { when: text });
};
