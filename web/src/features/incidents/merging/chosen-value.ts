import type { TFunction } from 'i18next';
import type { Incident } from '#contract/incidents.ts';
import type { ChosenField } from '#contract/merging.ts';
import type { Language } from '#web/i18n/languages.ts';
import { whenText } from '../incident-when.ts';

/** What an incident says in a field, in words. */
export const chosenValue = (
  incident: Incident,
  field: ChosenField,
  t: TFunction<'incidents'>,
  language: Language,
): string => {
  switch (field) {
    case 'type':
      return t(`type.${incident.type}`);
    case 'priority':
      return t(`priority.${incident.priority}`);
    case 'location':
      return incident.location ?? '';
    case 'incident_date':
      return whenText(incident, t, language) ?? '';
  }
};
