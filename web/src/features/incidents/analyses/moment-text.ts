import type { TFunction } from 'i18next';
import type { Moment } from '#contract/analyses.ts';
import type { Language } from '#web/i18n/languages.ts';
import { calendarDayText, dateInProse } from '#web/lib/dates.ts';

/** 'le 12 mars 2026', 'vers le 12 mars 2026', 'du 3 au 14 mars 2026' with both days whole; null where it is unknown. */
export const momentText = (
  { certainty, from, to }: Moment,
  t: TFunction<'analyses'>,
  language: Language,
): string | null => {
  if (from === null) return null;
  const day = calendarDayText(from, language);
  if (certainty === 'period') {
    return to === null
      ? t('when.since', { day })
      : t('when.period', { day, last: calendarDayText(to, language) });
  }
  return t(certainty === 'approximate' ? 'when.approximate' : 'when.exact', { day });
};

/** 'novembre 2026' for '2026-11' or a day of it. */
export const monthText = (month: string, language: Language): string =>
  dateInProse(new Date(`${month.slice(0, 7)}-01T00:00:00Z`), language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).replaceAll(' ', '\u00a0');
