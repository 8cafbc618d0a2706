import { useRef } from 'react';
import { type Control, useController } from 'react-hook-form';

import { PRIORITIES } from '#contract/kinds.ts';
import { FormCheckbox } from '#web/forms/form-checkbox.tsx';
import { FormDateField } from '#web/forms/form-date-field.tsx';
import { FormSelect } from '#web/forms/form-select.tsx';
import { FormTagInput } from '#web/forms/form-tag-input.tsx';
import { FormTextArea } from '#web/forms/form-text-area.tsx';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { FormTimeField } from '#web/forms/form-time-field.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { statusesToOffer, typesToOffer } from '../incident-labels.ts';
import type { IncidentValues } from '../incident-values.ts';

interface IncidentFieldsProps {
  control: Control<IncidentValues, unknown, IncidentValues>;
  /** What is stored, for the choices that the form offers only when the incident already has them. */
  initial: IncidentValues;
  /** A new incident has no status to choose: it starts as open. */
  hasStatus: boolean;
  lastDay: string;
  /** Told what is typed into the field of tags and not yet added. */
  onTypedTag: (text: string) => void;
}

/** The fields that creating and editing share, in the order in which one tells: what, when, where. */
export const IncidentFields = ({ control, initial, hasStatus, lastDay, onTypedTag }: IncidentFieldsProps) => {
  const { t } = useTexts('incidents');
  const { t: common } = useTexts('common');
  const optional = common('field.optional');
  return (
    <>
      <FormTextField
        control={control}
        name="title"
        label={t('field.title')}
        mark={t('form.required')}
        hint={t('form.titleHint')}
        isRequired
        autoComplete="off"
      />
      <FormTextArea
        control={control}
        name="description"
        label={t('field.description')}
        mark={t('form.required')}
        hint={t('form.descriptionHint')}
        isRequired
        rows={10}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <IncidentDate control={control} lastDay={lastDay} />
        <FormTimeField
          control={control}
          name="incident_time"
          label={t('field.incident_time')}
          mark={optional}
          hint={t('form.timeHint')}
        />
        <FormTextField
          control={control}
          name="location"
          label={t('field.location')}
          mark={optional}
          hint={t('form.locationHint')}
          autoComplete="off"
        />
        <FormSelect
          control={control}
          name="type"
          label={t('field.type')}
          isRequired
          options={typesToOffer(initial.type).map((value) => ({ value, label: t(`type.${value}`) }))}
        />
        <FormSelect
          control={control}
          name="priority"
          label={t('field.priority')}
          isRequired
          options={PRIORITIES.map((value) => ({ value, label: t(`priority.${value}`) }))}
        />
        {hasStatus && (
          <FormSelect
            control={control}
            name="status"
            label={t('field.status')}
            isRequired
            options={statusesToOffer(initial.status).map((value) => ({ value, label: t(`status.${value}`) }))}
          />
        )}
      </div>
      <FormTagInput
        control={control}
        name="tags"
        label={t('field.tags')}
        mark={optional}
        hint={t('form.tagsHint')}
        onTyped={onTypedTag}
      />
      <div>
        <FormCheckbox control={control} name="is_sensitive">
          {t('field.is_sensitive')}
        </FormCheckbox>
        <p className="max-w-[65ch] pl-8.5 text-sm text-ink-soft">{t('form.sensitiveHint')}</p>
      </div>
    </>
  );
};

/** The day of the facts. Not knowing it is an answer: the day can be taken away by pointer too, not only by keys. */
const IncidentDate = ({ control, lastDay }: Pick<IncidentFieldsProps, 'control' | 'lastDay'>) => {
  const { t } = useTexts('incidents');
  const { t: common } = useTexts('common');
  const { field } = useController({ control, name: 'incident_date' });
  const { field: hour } = useController({ control, name: 'incident_time' });
  const box = useRef<HTMLDivElement>(null);
  const clear = () => {
    field.onChange(null);
    // An hour does not outlive its day.
    hour.onChange(null);
    // The button goes: the keyboard goes on in the field.
    box.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
  };
  return (
    <div ref={box}>
      <FormDateField
        control={control}
        name="incident_date"
        label={t('field.incident_date')}
        mark={common('field.optional')}
        hint={t('form.dateHint')}
        maxDay={lastDay}
      />
      {field.value !== null && (
        <Button variant="quiet" className="-ml-5 text-sm" onPress={clear}>
          {common('field.clearDate')}
        </Button>
      )}
    </div>
  );
};
