import type { TFunction } from 'i18next';
import type { Language } from '#web/i18n/languages.ts';
import { calendarDayText, hourText } from '#web/lib/dates.ts';
import type { EntryField, EntryValues } from './entry-values.ts';

/** A field's value as it is read aloud or compared; '' when there is none. */
export const fieldText = (
  field: EntryField,
  values: EntryValues,
  t: TFunction<'journal'>,
  language: Language,
): string => {
  switch (field) {
    case 'entry_type':
      return t(`type.${values.entry_type}`);
    case 'mood':
      return values.mood === null ? '' : t(`mood.${values.mood}`);
    case 'is_private':
      return t(values.is_private ? 'privacy.private' : 'privacy.shareable');
    case 'tags':
      return values.tags.join(', ');
    case 'happened_on':
      return values.happened_on === null ? '' : calendarDayText(values.happened_on, language);
    case 'happened_at':
      return values.happened_at === null ? '' : hourText(values.happened_at, language);
    case 'files':
      return values.files.length === 0 ? '' : t('history.fileCount', { count: values.files.length });
    default:
      return values[field];
  }
};
