import { useEffect, useId, useRef } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConflictField, type FieldWords } from './conflict-field.tsx';
import { pickFields } from './edited-kind.ts';
import { type Conflict, differencesOf } from './two-versions.ts';
import type { EditorState } from './use-editor.ts';

interface ConflictPanelProps<Values extends FieldValues> {
  editor: EditorState<Values>;
  conflict: Conflict<Values>;
  /** Says that the record was changed elsewhere. */
  title: string;
  words: FieldWords<Values>;
}

/** Both texts of a record that was changed elsewhere, field by field. What is chosen goes into the form below. */
export const ConflictPanel = <Values extends FieldValues>({
  editor: { kind, form, isSaving },
  conflict,
  title,
  words,
}: ConflictPanelProps<Values>) => {
  const { t } = useTexts('editing');
  const current = useWatch({ control: form.control, compute: (values: Values) => values });
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (conflict) heading.current?.focus();
  }, [conflict]);
  return (
    <section aria-labelledby={titleId} className="border-y-2 border-yellow-text/50 pt-5">
      <h2 ref={heading} tabIndex={-1} id={titleId} className="text-xl">
        {title}
      </h2>
      <p role="alert" className="mt-2 mb-4 max-w-[65ch]">
        {t('conflict.body')}
      </p>
      {differencesOf(kind.fields, conflict).map((difference) => (
        <ConflictField
          key={difference.field}
          kind={kind}
          words={words}
          difference={difference}
          conflict={conflict}
          current={current}
          onChoose={(field, values) =>
            form.setValues(pickFields(values, [field]), { shouldDirty: true, shouldValidate: true })
          }
        />
      ))}
      <div className="border-t border-hairline py-5">
        <Button type="submit" isPending={isSaving} pendingLabel={t('saving')}>
          {t('conflict.save')}
        </Button>
      </div>
    </section>
  );
};
