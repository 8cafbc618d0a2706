import type { Moment } from '#contract/analyses.ts';
import type { Language } from '#web/i18n/languages.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText, dateInProse } from '#web/lib/dates.ts';
import { whenText } from '../incident-when.ts';

/** 'le 12 mars 2026', 'vers le 12 mars 2026', 'du 3 au 14 mars 2026', for a sentence; null where the day is unknown. */
export const useMomentText = (): ((moment: Moment) => string | null) => {
  const { t, language } = useTexts('analyses');
  const { t: incidents } = useTexts('incidents');
  return ({ certainty, from, to }) => {
    if (from !== null && certainty === 'exact')
      return t('when.exact', { day: calendarDayText(from, language) });
    const when = { incident_date: from, incident_until: to, date_certainty: certainty };
    return whenText(when, incidents, language);
  };
};

/** 'novembre 2026' for '2026-11' or a day of it. */
export const monthText = (month: string, language: Language): string =>
  dateInProse(new Date(`${month.slice(0, 7)}-01T00:00:00Z`), language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).replaceAll(' ', '\u00a0');
