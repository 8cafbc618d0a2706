import type { ComponentProps } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

type FormTextAreaProps<Values extends FieldValues, Output> = Omit<
  ComponentProps<typeof TextAreaField>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'inputRef'
> & {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
};

/** `TextAreaField` tied to a field of the form. */
export const FormTextArea = <Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: FormTextAreaProps<Values, Output>) => {
  const { field, fieldState } = useController({ control, name });
  return (
    <TextAreaField
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
