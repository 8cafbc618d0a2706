import { useRef } from 'react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { type Control, useController } from 'react-hook-form';
import { DATE_CERTAINTIES, type DateCertainty } from '#contract/common/incident-when.ts';
import { FormTimeField } from '#web/forms/form-time-field.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { FieldParts } from '#web/ui/fields/field-parts.tsx';
import { RadioChoice } from '#web/ui/fields/radio-choice.tsx';
import type { IncidentValues } from './incident-values.ts';

interface HourFieldsProps {
  control: Control<IncidentValues, unknown, IncidentValues>;
  /** A day was given: only then it is asked how sure the hour is. */
  hasDay: boolean;
}

/** The hour, and how sure it is, which may differ from the day. Nobody has to answer: it is then as sure as the day. */
export const HourFields = ({ control, hasDay }: HourFieldsProps) => {
  const { t } = useTexts('incidents');
  const { t: common } = useTexts('common');
  const optional = common('field.optional');
  const { field: hour } = useController({ control, name: 'incident_time' });
  const { field: end } = useController({ control, name: 'time_until' });
  const { field: certainty } = useController({ control, name: 'time_certainty' });
  const taken = useRef<Pick<IncidentValues, 'incident_time' | 'time_until'>>(null);
  const isPeriod = certainty.value === 'period';
  const isUnknown = certainty.value === 'unknown';

  const put = (when: Pick<IncidentValues, 'incident_time' | 'time_until'>) => {
    hour.onChange(when.incident_time);
    end.onChange(when.time_until);
  };
  const choose = (choice: DateCertainty) => {
    if (choice === 'unknown') {
      taken.current = { incident_time: hour.value, time_until: end.value };
      put({ incident_time: null, time_until: null });
    } else if (isUnknown && taken.current !== null) put(taken.current);
    certainty.onChange(choice);
  };

  return (
    <>
      {!isUnknown && (
        <div className="mt-3 grid items-start gap-6 sm:grid-cols-2">
          <FormTimeField
            control={control}
            name="incident_time"
            label={t(isPeriod ? 'form.firstHour' : 'field.incident_time')}
            mark={optional}
          />
          {isPeriod && (
            <FormTimeField
              control={control}
              name="time_until"
              label={t('field.time_until')}
              mark={optional}
            />
          )}
        </div>
      )}
      {(hasDay || certainty.value !== null) && (
        <RadioGroup
          value={certainty.value}
          onChange={(choice) => choose(choice as DateCertainty)}
          onBlur={certainty.onBlur}
          className="flex flex-col gap-1"
        >
          <FieldParts label={t('field.time_certainty')} mark={optional}>
            <div className="flex flex-wrap gap-x-6">
              {DATE_CERTAINTIES.map((value) => (
                <RadioChoice key={value} value={value}>
                  {t(`form.hourCertainty.${value}`)}
                </RadioChoice>
              ))}
            </div>
          </FieldParts>
        </RadioGroup>
      )}
    </>
  );
};
