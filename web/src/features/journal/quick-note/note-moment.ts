import type { TFunction } from 'i18next';
import type { Language } from '#web/i18n/languages.ts';
import { calendarDayText, dayHere, hourText, timeHere } from '#web/lib/dates.ts';

/** When something happened, by the clock of this device. */
export interface Moment {
  happened_on: string | null;
  happened_at: string | null;
}

/** The day and the minute of an instant, by the clock of this device. */
export const momentOf = (at: Date): { happened_on: string; happened_at: string } => ({
  happened_on: dayHere(at),
  happened_at: timeHere(at),
});

/** "Aujourd’hui, 14 h 32" */
export const momentText = (
  { happened_on, happened_at }: Moment,
  t: TFunction<'notes'>,
  language: Language,
  now = new Date(),
): string => {
  if (happened_on === null) return t('moment.none');
  const day = dayWords(happened_on, t, language, now);
  if (happened_at === null) return day;
  return t('moment.at', { day, time: hourText(happened_at, language) });
};

const dayWords = (day: string, t: TFunction<'notes'>, language: Language, now: Date): string => {
  if (day === dayHere(now)) return t('moment.today');
  // By the calendar: a day has not always 24 hours.
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return day === dayHere(yesterday) ? t('moment.yesterday') : calendarDayText(day, language);
};
