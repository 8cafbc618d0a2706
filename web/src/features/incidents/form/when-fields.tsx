import { useRef } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { type Control, useController, useWatch } from 'react-hook-form';
import { DATE_CERTAINTIES, type DateCertainty } from '#contract/incident-when.ts';
import { FormDateField } from '#web/forms/form-date-field.tsx';
import { FormTimeField } from '#web/forms/form-time-field.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { FieldParts } from '#web/ui/fields/field-parts.tsx';
import { RadioChoice } from '#web/ui/fields/radio-choice.tsx';
import type { IncidentValues } from './incident-values.ts';

interface WhenFieldsProps {
  control: Control<IncidentValues, unknown, IncidentValues>;
  /** The last day that facts may lie on. */
  lastDay: string;
}

/**
 * When it happened: the day first, then how sure it is. Not knowing is an answer, and takes the day away; another choice brings
 * back what stood there.
 */
export const WhenFields = ({ control, lastDay }: WhenFieldsProps) => {
  const { t } = useTexts('incidents');
  const { t: common } = useTexts('common');
  const optional = common('field.optional');
  const { field: day } = useController({ control, name: 'incident_date' });
  const { field: hour } = useController({ control, name: 'incident_time' });
  const { field: end } = useController({ control, name: 'incident_until' });
  const { field: certainty } = useController({ control, name: 'date_certainty' });
  const isProposed = useWatch({ control, name: 'unstated' }).includes('incident_date');
  const box = useRef<HTMLDivElement>(null);
  const taken = useRef<Pick<IncidentValues, 'incident_date' | 'incident_time' | 'incident_until'>>(null);
  const isPeriod = certainty.value === 'period';
  const isUnknown = certainty.value === 'unknown';

  const hint = isProposed ? 'dateProposed' : certainty.value === null ? null : HINTS[certainty.value];

  const put = (when: { [Field in 'incident_date' | 'incident_time' | 'incident_until']: string | null }) => {
    day.onChange(when.incident_date);
    hour.onChange(when.incident_time);
    end.onChange(when.incident_until);
  };
  const clear = () => {
    put(NO_DAY);
    certainty.onChange(null);
    // The button goes: the keyboard goes on in the field.
    box.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
  };
  const choose = (choice: DateCertainty) => {
    if (choice === 'unknown') {
      taken.current = {
        incident_date: day.value,
        incident_time: hour.value,
        incident_until: end.value,
      };
      put(NO_DAY);
    } else if (isUnknown && day.value === null && taken.current !== null) put(taken.current);
    certainty.onChange(choice);
  };

  return (
    <div ref={box} className="flex flex-col gap-3">
      {!isUnknown && (
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <div>
            <FormDateField
              control={control}
              name="incident_date"
              label={t(isPeriod ? 'form.firstDay' : 'field.incident_date')}
              mark={optional}
              maxDay={lastDay}
              isProposed={isProposed}
            />
            {day.value !== null && (
              <Button variant="quiet" className="-ml-5 text-sm" onPress={clear}>
                {common('field.clearDate')}
              </Button>
            )}
          </div>
          {isPeriod && (
            <FormDateField
              control={control}
              name="incident_until"
              label={t('field.incident_until')}
              mark={optional}
              maxDay={lastDay}
            />
          )}
          <FormTimeField
            control={control}
            name="incident_time"
            label={t('field.incident_time')}
            mark={optional}
          />
        </div>
      )}
      <RadioGroup
        value={certainty.value}
        onChange={(choice) => choose(choice as DateCertainty)}
        onBlur={certainty.onBlur}
        className="flex flex-col gap-1"
      >
        <FieldParts
          label={t('field.date_certainty')}
          mark={optional}
          hint={hint === null ? undefined : t(`form.${hint}`)}
        >
          <div className="flex flex-wrap gap-x-6">
            {DATE_CERTAINTIES.map((value) => (
              <RadioChoice key={value} value={value}>
                {t(`form.certainty.${value}`)}
              </RadioChoice>
            ))}
          </div>
        </FieldParts>
      </RadioGroup>
    </div>
  );
};

/** What has to be known about a choice. */
const HINTS = { exact: null, approximate: null, period: 'periodHint', unknown: 'dayUnknown' } as const;

const NO_DAY = { incident_date: null, incident_time: null, incident_until: null };
