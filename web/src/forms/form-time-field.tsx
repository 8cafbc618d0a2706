import type { ComponentProps } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { TimeField } from '#web/ui/fields/time-field.tsx';
import { useField } from './use-field.ts';

type FormTimeFieldProps<Values extends FieldValues, Output> = Omit<
  ComponentProps<typeof TimeField>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error'
> & {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
};

/** `TimeField` tied to a field of the form. */
export const FormTimeField = <Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: FormTimeFieldProps<Values, Output>) => {
  const { field, fieldState } = useField({ control, name });
  return (
    <TimeField
      {...props}
      name={field.name}
      value={field.value ?? null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      {...(fieldState.error?.message !== undefined && { error: fieldState.error.message })}
    />
  );
};
