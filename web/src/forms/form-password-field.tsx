import type { ComponentProps } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { PasswordField } from '#web/ui/password-field.tsx';

type FormPasswordFieldProps<Values extends FieldValues, Output> = Omit<
  ComponentProps<typeof PasswordField>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'inputRef'
> & {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
};

/** `PasswordField` tied to a field of the form. */
export const FormPasswordField = <Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: FormPasswordFieldProps<Values, Output>) => {
  const { field, fieldState } = useController({ control, name });
  return (
    <PasswordField
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
