import { incidentType } from '#contract/incidents.ts';
import { priority } from '#contract/kinds.ts';
import type { ChosenField } from '#contract/merging.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayAtHour } from '#web/lib/dates.ts';
import { longDay } from '../incident-dates.ts';

/** A value of a field in words. */
export const useChosenValue = (): ((field: ChosenField, value: string) => string) => {
  const { t, language } = useTexts('incidents');
  return (field, value) => {
    switch (field) {
      case 'type':
        return t(`type.${incidentType.parse(value)}`);
      case 'priority':
        return t(`priority.${priority.parse(value)}`);
      case 'location':
        return value;
      case 'incident_date': {
        const [day = '', time = null] = value.split('T');
        return dayAtHour(longDay(day, language) ?? day, time, language);
      }
    }
  };
};
