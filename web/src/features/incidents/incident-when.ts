/** When an incident happened, in words that say how surely it is known. */
import type { TFunction } from 'i18next';
import type { When } from '#contract/incident-when.ts';
import type { Language } from '#web/i18n/languages.ts';
import { calendarDayText, calendarPartText, dayAtHour, hourText } from '#web/lib/dates.ts';
import { longDay } from './incident-dates.ts';

/** Lists do not know the hour. */
type KnownWhen = Omit<When, 'incident_time'> & Partial<Pick<When, 'incident_time'>>;

/**
 * '12 mars 2026 à 14 h 05', 'vers le 12 mars 2026', 'du 3 au 14 mars 2026', 'à partir du 3 mars 2026'; null where the day is
 * not known, or not said.
 */
export const whenText = (when: KnownWhen, t: TFunction<'incidents'>, language: Language): string | null => {
  const { incident_date, incident_time = null, incident_until, date_certainty } = when;
  const plain = longDay(incident_date, language);
  if (incident_date === null || plain === null) return null;
  const day = calendarDayText(incident_date, language);
  if (date_certainty === 'approximate') {
    const about = t('when.about', { day });
    return incident_time === null
      ? about
      : t('when.aboutAtHour', { about, hour: hourText(incident_time, language) });
  }
  if (date_certainty !== 'period' || incident_until === incident_date) {
    return dayAtHour(plain, incident_time, language);
  }
  if (incident_until === null) {
    return t('when.since', { day: dayAtHour(day, incident_time, language) });
  }
  return t('when.period', {
    from:
      incident_time === null
        ? shortFirst(incident_date, incident_until, language)
        : dayAtHour(day, incident_time, language),
    to: calendarDayText(incident_until, language),
  });
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
  const text = whenText({ ...when, incident_time: null }, t, language);
  if (text === null || when.incident_date === null) return t('list.undated');
  const isPlain = text === longDay(when.incident_date, language);
  return isPlain
    ? t('list.dated', { day: calendarDayText(when.incident_date, language) })
    : t('list.factsWhen', { when: text });
};
