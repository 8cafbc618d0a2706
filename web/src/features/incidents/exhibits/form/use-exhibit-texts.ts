import type { EditorTexts } from '#web/editing/editor-form.tsx';
import { FilesNotSent } from '#web/features/attachments/sending/files-not-sent.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { calendarDayText } from '#web/lib/dates.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import type { ExhibitField, ExhibitValues } from '../exhibit-values.ts';
import { filesText, type NamedFile } from './files-text.ts';

interface TextsOptions {
  isNew: boolean;
  /** How many exhibits are made at once. */
  count: number;
  /** The files that the form knows, in whichever version they are. */
  files: readonly NamedFile[];
}

/** What the editor of an exhibit says, or of several that are made at once. */
export const useExhibitTexts = ({ isNew, count, files }: TextsOptions): EditorTexts<ExhibitValues> => {
  const { t, language } = useTexts('exhibits');
  const { t: attachments } = useTexts('attachments');
  const problemOf = (error: unknown): string | undefined => {
    if (error instanceof FilesNotSent) return attachments(`notSent.${error.why}`);
    return isProblem(error, 'not_found') ? t('failure.notFound') : undefined;
  };
  /** A field's value as it is read aloud or compared; '' when there is none. */
  const text = (field: ExhibitField, values: ExhibitValues): string => {
    switch (field) {
      case 'type':
        return values.type === null ? '' : t(`type.${values.type}`);
      case 'dated_on':
        return values.dated_on === null ? '' : calendarDayText(values.dated_on, language);
      case 'files':
        return filesText(values.files, files, t);
      // Of new exhibits alone: no other version of them is stored.
      case 'together':
      case 'pieces':
        return '';
      default:
        return values[field];
    }
  };
  return {
    save: isNew ? t('form.saveNew', { count }) : t('form.saveEdit'),
    conflict: t('conflict'),
    restored: {
      title: t('restored.title'),
      body: t('restored.body'),
      ignore: t('restored.ignore'),
      ignoredTitle: t('restored.ignoredTitle'),
      ignoredBody: t('restored.ignoredBody'),
      recover: t('restored.recover'),
    },
    failure: (error) => ({
      title: isNew ? t('failure.create', { count }) : t('failure.edit'),
      detail: null,
      problem: problemOf(error),
      gone: t('failure.gone'),
      saveAsNew: t('failure.saveAsNew'),
    }),
    fields: { label: (field) => t(`field.${field}`), text },
  };
};
