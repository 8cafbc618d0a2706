import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormSelect } from '#web/forms/form-select.tsx';
import { FormTextField } from '#web/forms/form-text-field.tsx';
import { useTexts } from '#web/i18n/use-texts.ts';
import { ageRangeOptions } from './age-range-options.ts';

interface WorkFieldsProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  names: Record<'jobTitle' | 'sector' | 'ageRange', FieldPath<Values>>;
}

/** Job title, sector and age range: optional wherever they are asked. */
export const WorkFields = <Values extends FieldValues, Output>({
  control,
  names,
}: WorkFieldsProps<Values, Output>) => {
  const { t } = useTexts('auth');
  const { t: common } = useTexts('common');
  const mark = common('field.optional');
  return (
    <>
      <FormTextField
        control={control}
        name={names.jobTitle}
        label={t('field.jobTitle')}
        mark={mark}
        autoComplete="organization-title"
      />
      <FormTextField control={control} name={names.sector} label={t('field.sector')} mark={mark} />
      <FormSelect
        control={control}
        name={names.ageRange}
        label={t('field.ageRange')}
        mark={mark}
        options={ageRangeOptions(t)}
        isClearable
      />
    </>
  );
};
