import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { WHEN_FIELDS } from '#contract/common/incident-when.ts';
import type { Incident } from '#contract/incidents.ts';
import type { OpenedEditor } from '#web/editing/editor.tsx';
import { EditorForm } from '#web/editing/editor-form.tsx';
import { withTypedTag } from '#web/editing/typed-tag.ts';
import { type SavedAs, useEditor } from '#web/editing/use-editor.ts';
import { useSchemaForm } from '#web/forms/use-schema-form.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayHere } from '#web/lib/dates.ts';
import { EDITED_INCIDENT } from './edited-incident.ts';
import { failureTexts } from './failure-texts.ts';
import { fieldText } from './field-text.ts';
import { IncidentFields } from './incident-fields.tsx';
import { incidentSchema } from './incident-schema.ts';
import type { IncidentValues } from './incident-values.ts';
import { useLandingField } from './use-landing-field.ts';

/** For the browser too (spec.md, 5), not only for screen readers. */
const REQUIRED = ['title', 'type', 'priority', 'description'] as const;

interface IncidentFormProps {
  opened: OpenedEditor<IncidentValues, Incident>;
  onSaved: (id: string, as: SavedAs) => void;
  /** The incident was deleted elsewhere, and its words wait as the draft of a new one. */
  onKeptAsNew: () => void;
  /** Beside the save button: the way back. */
  cancel: ReactNode;
}

/** The form that creating and editing share. */
export const IncidentForm = ({ opened, onSaved, onKeptAsNew, cancel }: IncidentFormProps) => {
  const { t, language } = useTexts('incidents');
  const { start } = opened;
  const today = dayHere(new Date());
  // A date that is stored already, even one in the future, must not keep the rest from being saved.
  const { incident_date = null, incident_until = null } = start.stored?.values ?? {};
  const lastDay = [today, incident_date ?? '', incident_until ?? ''].sort().at(-1) ?? today;
  const schema = useMemo(() => incidentSchema(t, lastDay), [t, lastDay]);
  const form = useSchemaForm<IncidentValues, IncidentValues>(schema, { defaultValues: start.values });
  useStatedDefaults(form);
  useLandingField(form, EDITED_INCIDENT.fields);
  // The tag that was typed and not added is as much the person's as the rest.
  const typedTag = useRef('');
  const editor = useEditor(opened, form, {
    onSaved,
    complete: (values) => withTypedTag(values, typedTag.current),
  });
  return (
    <EditorForm
      editor={editor}
      required={REQUIRED}
      onKeptAsNew={onKeptAsNew}
      cancel={cancel}
      texts={{
        save: editor.isNew ? t('form.saveNew') : t('form.saveEdit'),
        conflict: t('conflict.title'),
        restored: {
          title: t('restored.title'),
          body: t('restored.body'),
          ignore: t('restored.ignore'),
          ignoredTitle: t('restored.ignoredTitle'),
          ignoredBody: t('restored.ignoredBody'),
          recover: t('restored.recover'),
        },
        failure: (error) => failureTexts(t, error, editor.isNew),
        fields: {
          label: (field) => t(`field.${field}`),
          text: (field, values) => fieldText(field, values, t, language),
        },
      }}
    >
      <IncidentFields
        control={form.control}
        initial={editor.stored?.values ?? start.values}
        hasStatus={editor.stored !== null}
        lastDay={lastDay}
        onTypedTag={(text) => {
          typedTag.current = text;
          editor.touch();
        }}
      />
    </EditorForm>
  );
};

/** A default is stated once the person has chosen it, also where they choose what stood there. */
const useStatedDefaults = (form: UseFormReturn<IncidentValues, unknown, IncidentValues>): void => {
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name, type }) => {
      if (type !== 'change') return;
      const unstated = form.getValues('unstated');
      // Whoever says the hour, or how sure they are, means the day.
      const stated = WHEN_FIELDS.some((field) => field === name) ? 'incident_date' : name;
      const left = unstated.filter((field) => field !== stated);
      if (left.length < unstated.length) form.setValue('unstated', left);
    });
    return unsubscribe;
  }, [form]);
};
