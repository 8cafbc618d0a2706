import { useRef } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { type Control, useController, useWatch } from 'react-hook-form';
import { DATE_CERTAINTIES, type DateCertainty } from '#contract/common/incident-when.ts';
import { FormDateField } from '#web/forms/form-date-field.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { FieldParts } from '#web/ui/fields/field-parts.tsx';
import { RadioChoice } from '#web/ui/fields/radio-choice.tsx';
import { HourFields } from './hour-fields.tsx';
import type { IncidentValues } from './incident-values.ts';

interface WhenFieldsProps {
  control: Control<IncidentValues, unknown, IncidentValues>;
  /** The last day that facts may lie on. */
  lastDay: string;
}

/** What stands under a certainty and is taken away by not knowing. */
type Taken = Pick<
  IncidentValues,
  'incident_date' | 'incident_until' | 'incident_time' | 'time_until' | 'time_certainty'
>;

/**
 * When it happened: the day first, then how sure it is, then the hour. Not knowing is an answer, and takes the day away; another
 * choice brings back what stood there.
 */
export const WhenFields = ({ control, lastDay }: WhenFieldsProps) => {
  const { t } = useTexts('incidents');
  const { t: common } = useTexts('common');
  const optional = common('field.optional');
  const { field: day } = useController({ control, name: 'incident_date' });
  const { field: end } = useController({ control, name: 'incident_until' });
  const { field: hour } = useController({ control, name: 'incident_time' });
  const { field: hourEnd } = useController({ control, name: 'time_until' });
  const { field: hourCertainty } = useController({ control, name: 'time_certainty' });
  const { field: certainty } = useController({ control, name: 'date_certainty' });
  const isProposed = useWatch({ control, name: 'unstated' }).includes('incident_date');
  const box = useRef<HTMLDivElement>(null);
  const taken = useRef<Taken>(null);
  const isPeriod = certainty.value === 'period';
  const isUnknown = certainty.value === 'unknown';

  const hint = isProposed ? 'dateProposed' : certainty.value === null ? null : HINTS[certainty.value];

  const put = (when: Taken) => {
    day.onChange(when.incident_date);
    end.onChange(when.incident_until);
    hour.onChange(when.incident_time);
    hourEnd.onChange(when.time_until);
    hourCertainty.onChange(when.time_certainty);
  };
  const clear = () => {
    put(NOTHING);
    certainty.onChange(null);
    // The button goes: the keyboard goes on in the field.
    box.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
  };
  const choose = (choice: DateCertainty) => {
    if (choice === 'unknown') {
      taken.current = {
        incident_date: day.value,
        incident_until: end.value,
        incident_time: hour.value,
        time_until: hourEnd.value,
        time_certainty: hourCertainty.value,
      };
      put(NOTHING);
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
      {!isUnknown && <HourFields control={control} hasDay={day.value !== null && !isProposed} />}
    </div>
  );
};

/** What has to be known about a choice. */
const HINTS = { exact: null, approximate: null, period: 'periodHint', unknown: 'dayUnknown' } as const;

const NOTHING: Taken = {
  incident_date: null,
  incident_until: null,
  incident_time: null,
  time_until: null,
  time_certainty: null,
};
