import type { ComponentProps } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { TextField } from '#web/ui/text-field.tsx';

type FormTextFieldProps<Values extends FieldValues, Output> = Omit<
  ComponentProps<typeof TextField>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'inputRef'
> & {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
};

/** `TextField` tied to a field of the form. */
export const FormTextField = <Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: FormTextFieldProps<Values, Output>) => {
  const { field, fieldState } = useController({ control, name });
  return (
    <TextField
      {...props}
      name={field.name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      {...(fieldState.error?.message !== undefined && { error: fieldState.error.message })}
    />
  );
};
