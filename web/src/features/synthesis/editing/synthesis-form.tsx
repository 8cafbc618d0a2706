import { type ReactNode, useMemo } from 'react';
import { SYNTHESIS_PARTS, type Synthesis } from '#contract/syntheses.ts';
import type { OpenedEditor } from '#web/editing/editor.tsx';
import { EditorForm } from '#web/editing/editor-form.tsx';
import { useEditor } from '#web/editing/use-editor.ts';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { SentencesField } from './sentences-field.tsx';
import { type SynthesisValues, synthesisSchema } from './synthesis-values.ts';

const REQUIRED = ['title'] as const;

interface SynthesisFormProps {
  opened: OpenedEditor<SynthesisValues, Synthesis>;
  onSaved: (id: string) => void;
  /** It was deleted elsewhere, and its sentences wait as the draft of a new one. */
  onKeptAsNew: () => void;
  cancel: (discard: () => void) => ReactNode;
}

/** The form of a synthesis: its title and its sentences. */
export const SynthesisForm = ({ opened, onSaved, onKeptAsNew, cancel }: SynthesisFormProps) => {
  const { t } = useTexts('synthesis');
  const schema = useMemo(() => synthesisSchema(t), [t]);
  const form = useSchemaForm<SynthesisValues, SynthesisValues>(schema, {
    defaultValues: opened.start.values,
  });
  const editor = useEditor(opened, form, { onSaved });
  const textOf = (field: keyof SynthesisValues, values: SynthesisValues): string =>
    field === 'title'
      ? values.title
      : SYNTHESIS_PARTS.flatMap((part) => {
          const texts = values.sentences.filter((one) => one.part === part).map(({ text }) => text);
          return texts.length === 0 ? [] : [t(`part.${part}`), ...texts, ''];
        })
          .join('\n')
          .trim();
  return (
    <EditorForm
      editor={editor}
      required={REQUIRED}
      onKeptAsNew={onKeptAsNew}
      cancel={cancel(editor.cancel)}
      texts={{
        save: t(editor.isNew ? 'form.saveNew' : 'form.saveEdit'),
        conflict: t('form.conflict'),
        restored: {
          title: t('form.restored.title'),
          body: t('form.restored.body'),
          ignore: t('form.restored.ignore'),
          ignoredTitle: t('form.restored.ignoredTitle'),
          ignoredBody: t('form.restored.ignoredBody'),
          recover: t('form.restored.recover'),
        },
        failure: () => ({
          title: t(editor.isNew ? 'form.failureNew' : 'form.failureEdit'),
          detail: null,
          gone: t('form.gone'),
          saveAsNew: t('form.saveAsNew'),
        }),
        fields: { label: (field) => t(field === 'title' ? 'form.name' : 'form.sentences'), text: textOf },
      }}
    >
      <FormTextField
        control={form.control}
        name="title"
        label={t('form.name')}
        isRequired
        autoComplete="off"
      />
      <SentencesField control={form.control} />
    </EditorForm>
  );
};
