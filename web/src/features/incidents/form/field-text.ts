import type { TFunction } from 'i18next';
import type { Language } from '#web/i18n/languages.ts';
import { hourText } from '#web/lib/dates.ts';
import { longDay } from '../incident-dates.ts';
import type { IncidentField, IncidentValues } from './incident-values.ts';

/** A field's value as it is read aloud or compared; '' when there is none. */
export const fieldText = (
  field: IncidentField,
  values: IncidentValues,
  t: TFunction<'incidents'>,
  language: Language,
): string => {
  switch (field) {
    case 'type':
      return values.unstated.includes(field) ? t('detail.unspecified') : t(`type.${values.type}`);
    case 'priority':
      return values.unstated.includes(field) ? t('detail.unspecified') : t(`priority.${values.priority}`);
    case 'status':
      return t(`status.${values.status}`);
    case 'incident_date':
      return longDay(values.incident_date, language) ?? '';
    case 'incident_time':
      return values.incident_time === null ? '' : hourText(values.incident_time, language);
    case 'incident_until':
      return longDay(values.incident_until, language) ?? '';
    case 'date_certainty':
      return values.date_certainty === null ? '' : t(`form.certainty.${values.date_certainty}`);
    case 'time_until':
      return values.time_until === null ? '' : hourText(values.time_until, language);
    case 'time_certainty':
      return values.time_certainty === null ? '' : t(`form.hourCertainty.${values.time_certainty}`);
    case 'other_places':
      return values.other_places.map((one) => placeText(one)).join(' ; ');
    case 'unstated':
      return values.unstated.map((name) => t(`field.${name}`)).join(', ');
    case 'tags':
      return values.tags.join(', ');
    case 'is_sensitive':
      return values.is_sensitive ? t('conflict.yes') : t('conflict.no');
    default:
      return values[field];
  }
};

/** 'L’accueil (où je l’ai raconté)' */
const placeText = ({ place, what }: IncidentValues['other_places'][number]): string =>
  what.trim() === '' ? place : `${place} (${what})`;
