import { type ReactNode, useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { INCIDENT_PERSONS_MAX_COUNT } from '#contract/common/limits.ts';
import { type Person, PLAYED_PARTS } from '#contract/persons.ts';
import type { OpenedEditor } from '#web/editing/editor.tsx';
import { EditorForm } from '#web/editing/editor-form.tsx';
import { type SavedAs, useEditor } from '#web/editing/use-editor.ts';
import { FormCheckbox } from '#web/forms/form-checkbox.tsx';
import { FormSelect } from '#web/forms/form-select.tsx';
import { FormTextArea } from '#web/forms/form-text-area.tsx';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { KnownPersonsOffer } from './known-persons-offer.tsx';
import { personSchema } from './person-schema.ts';
import type { PersonField, PersonValues } from './person-values.ts';

const REQUIRED = ['full_name'] as const;

interface PersonFormProps {
  opened: OpenedEditor<PersonValues, Person>;
  incidentId: string;
  /** What is stored of the person; null for a new one. */
  person: Person | null;
  onSaved: (id: string, as: SavedAs) => void;
  /** The person was removed elsewhere, and their words wait as the draft of a new one. */
  onKeptAsNew: () => void;
  cancel: (discard: () => void) => ReactNode;
}

/** The form that adding and changing a person share. */
export const PersonForm = ({ opened, incidentId, person, onSaved, onKeptAsNew, cancel }: PersonFormProps) => {
  const { t } = useTexts('persons');
  const schema = useMemo(() => personSchema(t), [t]);
  const form = useSchemaForm<PersonValues, PersonValues>(schema, { defaultValues: opened.start.values });
  const editor = useEditor(opened, form, { onSaved });
  const text = useFieldText();
  return (
    <EditorForm
      editor={editor}
      required={REQUIRED}
      onKeptAsNew={onKeptAsNew}
      cancel={cancel(editor.cancel)}
      texts={{
        save: t(editor.isNew ? 'form.saveNew' : 'form.saveEdit'),
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
          title: t(editor.isNew ? 'failure.create' : 'failure.edit'),
          detail: null,
          problem: isProblem(error, 'not_ready')
            ? t('failure.full', { max: INCIDENT_PERSONS_MAX_COUNT })
            : undefined,
          gone: t('failure.gone'),
          saveAsNew: t('failure.saveAsNew'),
        }),
        fields: { label: (field) => t(`field.${field}`), text },
      }}
    >
      <div>
        <FormTextField
          control={form.control}
          name="full_name"
          label={t('field.full_name')}
          mark={t('form.required')}
          hint={t('form.nameHint')}
          isRequired
          autoComplete="off"
        />
        <KnownPersonsOffer form={form} incidentId={incidentId} person={person} />
      </div>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <PartField control={form.control} />
        <FormTextField
          control={form.control}
          name="role"
          label={t('field.role')}
          mark={t('form.optional')}
          hint={t('form.roleHint')}
          autoComplete="off"
        />
      </div>
      <FormTextArea
        control={form.control}
        name="notes"
        label={t('field.notes')}
        mark={t('form.optional')}
        hint={t('form.notesHint')}
        rows={4}
      />
      <div>
        <FormCheckbox control={form.control} name="is_anonymized">
          {t('form.anonymous')}
        </FormCheckbox>
        <p className="max-w-[65ch] pl-8.5 text-sm text-ink-soft">{t('form.anonymousHint')}</p>
      </div>
    </EditorForm>
  );
};

/** Not to say it is an answer, and can be chosen again. */
const PartField = ({ control }: { control: Control<PersonValues, unknown, PersonValues> }) => {
  const { t } = useTexts('persons');
  const current = useWatch({ control, name: 'part' });
  return (
    <FormSelect
      // Without a choice the field shows its placeholder; a new one is mounted where the choice was taken back.
      key={current === null ? 'unsaid' : 'said'}
      control={control}
      name="part"
      label={t('field.part')}
      mark={t('form.optional')}
      hint={t('form.partHint')}
      placeholder={t('part.unsaid')}
      isClearable
      options={PLAYED_PARTS.map((value) => ({ value, label: t(`part.${value}`) }))}
    />
  );
};

/** A field's value as it is read aloud or compared; '' when there is none. */
const useFieldText = () => {
  const { t } = useTexts('persons');
  return (field: PersonField, values: PersonValues): string => {
    switch (field) {
      case 'part':
        return values.part === null ? '' : t(`part.${values.part}`);
      case 'is_anonymized':
        return t(values.is_anonymized ? 'conflict.yes' : 'conflict.no');
      // A key says nothing to read: what matters is that it is another one.
      case 'person_key':
        return values.person_key === null ? '' : t('conflict.key', { key: values.person_key.slice(-4) });
      default:
        return values[field];
    }
  };
};
