import type { Moment } from '#contract/analyses.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText } from '#web/lib/dates.ts';
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
