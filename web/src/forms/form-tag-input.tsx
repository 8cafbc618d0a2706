import type { ComponentProps } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { TagInput } from '#web/ui/fields/tag-input.tsx';
import { useField } from './use-field.ts';

type FormTagInputProps<Values extends FieldValues, Output> = Omit<
  ComponentProps<typeof TagInput>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'inputRef'
> & {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
};

/** `TagInput` tied to a field of the form. */
export const FormTagInput = <Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: FormTagInputProps<Values, Output>) => {
  const { field, fieldState } = useField({ control, name });
  return (
    <TagInput
      {...props}
      name={field.name}
      value={field.value ?? []}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      {...(fieldState.error?.message !== undefined && { error: fieldState.error.message })}
    />
  );
};
