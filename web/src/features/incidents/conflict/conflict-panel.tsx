import { useEffect, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { differencesOf } from '../values/incident-merge.ts';
import { INCIDENT_FIELDS, type IncidentValues } from '../values/incident-values.ts';
import { ConflictField } from './conflict-field.tsx';
import type { Conflict } from './form-start.ts';

interface ConflictPanelProps {
  conflict: Conflict;
  form: UseFormReturn<IncidentValues, unknown, IncidentValues>;
  isSaving: boolean;
}

/** Both texts of an incident that was changed elsewhere, field by field. What is chosen goes into the form below. */
export const ConflictPanel = ({ conflict, form, isSaving }: ConflictPanelProps) => {
  const { t } = useTexts('incidents');
  const current = useWatch({ control: form.control, compute: (values: IncidentValues) => values });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (conflict) title.current?.focus();
  }, [conflict]);
  const choose = (chosen: Partial<IncidentValues>) => {
    for (const field of INCIDENT_FIELDS) {
      const value = chosen[field];
      if (value !== undefined) form.setValue(field, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <section aria-labelledby="conflict-title" className="border-y-2 border-yellow-text/50 pt-5">
      <h2 ref={title} tabIndex={-1} id="conflict-title" className="text-xl">
        {t('conflict.title')}
      </h2>
      <p role="alert" className="mt-2 mb-4 max-w-[65ch]">
        {t('conflict.body')}
      </p>
      {differencesOf(conflict.base, conflict.mine, conflict.theirs).map((difference) => (
        <ConflictField
          key={difference.field}
          difference={difference}
          conflict={conflict}
          current={current}
          onChoose={choose}
        />
      ))}
      <div className="border-t border-hairline py-5">
        <Button type="submit" isPending={isSaving} pendingLabel={t('form.saving')}>
          {t('conflict.save')}
        </Button>
      </div>
    </section>
  );
};
