import type { ComponentProps } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useField } from './use-field.ts';

type FormSelectProps<Values extends FieldValues, Output> = Omit<
  ComponentProps<typeof SelectField>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error'
> & {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
};

/** `SelectField` tied to a field of the form. */
export const FormSelect = <Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: FormSelectProps<Values, Output>) => {
  const { field, fieldState } = useField({ control, name });
  return (
    <SelectField
      {...props}
      name={field.name}
      value={field.value ?? null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      {...(fieldState.error?.message !== undefined && { error: fieldState.error.message })}
    />
  );
};
