import type { ComponentProps } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { useField } from './use-field.ts';

type FormDateFieldProps<Values extends FieldValues, Output> = Omit<
  ComponentProps<typeof DateField>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error'
> & {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
};

/** `DateField` tied to a field of the form. */
export const FormDateField = <Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: FormDateFieldProps<Values, Output>) => {
  const { field, fieldState } = useField({ control, name });
  return (
    <DateField
      {...props}
      name={field.name}
      value={field.value ?? null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      {...(fieldState.error?.message !== undefined && { error: fieldState.error.message })}
    />
  );
};
