import type { EditorTexts } from '#web/editing/editor-form.tsx';
import { FilesNotSent } from '#web/features/attachments/sending/files-not-sent.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import type { EntryValues } from '../entry/entry-values.ts';
import { fieldText } from '../entry/field-text.ts';

/** What the editor of an entry says. */
export const useEntryTexts = (isNew: boolean): EditorTexts<EntryValues> => {
  const { t, language } = useTexts('journal');
  const { t: attachments } = useTexts('attachments');
  return {
    save: t(isNew ? 'form.saveNew' : 'form.saveEdit'),
    conflict: t('conflict.title'),
    restored: {
      title: t('restored.title'),
      body: t('restored.body'),
      ignore: t('restored.ignore'),
      ignoredTitle: t('restored.ignoredTitle'),
      ignoredBody: t('restored.ignoredBody'),
      recover: t('restored.recover'),
    },
    failure: (error) => ({
      title: t(isNew ? 'failure.create' : 'failure.edit'),
      detail: null,
      problem: error instanceof FilesNotSent ? attachments(`notSent.${error.why}`) : undefined,
      gone: t('failure.gone'),
      saveAsNew: t('failure.saveAsNew'),
    }),
    fields: {
      label: (field) => t(`form.${field}`),
      text: (field, values) => fieldText(field, values, t, language),
    },
  };
};
