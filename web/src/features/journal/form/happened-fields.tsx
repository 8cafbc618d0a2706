import { useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { FormDateField } from '#web/forms/form-date-field.tsx';
import { FormTimeField } from '#web/forms/form-time-field.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { dayHere } from '#web/lib/dates.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import type { EntryValues } from '../entry/entry-values.ts';
import { isSkippedHour } from './skipped-hour.ts';

/** When it happened, if the person knows. Both can be taken away by pointer too, not only by keys. */
export const HappenedFields = ({ control }: { control: Control<EntryValues, unknown, EntryValues> }) => {
  const { t } = useTexts('journal');
  const { t: common } = useTexts('common');
  const { field: day } = useController({ control, name: 'happened_on' });
  const { field: hour } = useController({ control, name: 'happened_at' });
  const box = useRef<HTMLDivElement>(null);
  const texts = { mark: common('field.optional'), hint: t('form.happenedHint') };
  const clear = () => {
    day.onChange(null);
    hour.onChange(null);
    // The button goes: the keyboard goes on in the field.
    box.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
  };
  return (
    <div ref={box}>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <FormDateField control={control} name="happened_on" label={t('form.happened_on')} {...texts} />
        <FormTimeField control={control} name="happened_at" label={t('form.happened_at')} {...texts} />
      </div>
      {day.value !== null && day.value > dayHere(new Date()) && (
        <p role="status" className="mt-1 text-sm text-ink-soft">
          {t('form.happenedLater')}
        </p>
      )}
      {isSkippedHour(day.value, hour.value) && (
        <p role="status" className="mt-1 text-sm text-ink-soft">
          {t('form.hourSkipped')}
        </p>
      )}
      {(day.value !== null || hour.value !== null) && (
        <Button variant="quiet" className="-ml-5 text-sm" onPress={clear}>
          {t('form.clearHappened')}
        </Button>
      )}
    </div>
  );
};
