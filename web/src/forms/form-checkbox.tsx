import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { useField } from './use-field.ts';

interface FormCheckboxProps<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  children: ReactNode;
  className?: string;
}

/** `Checkbox` tied to a field of the form. */
export const FormCheckbox = <Values extends FieldValues, Output>({
  control,
  name,
  children,
  ...props
}: FormCheckboxProps<Values, Output>) => {
  const { field } = useField({ control, name });
  return (
    <Checkbox
      {...props}
      name={name}
      isSelected={field.value === true}
      onChange={field.onChange}
      onBlur={field.onBlur}
    >
      {children}
    </Checkbox>
  );
};
