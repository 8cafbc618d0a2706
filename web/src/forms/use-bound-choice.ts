import type { FieldValues } from 'react-hook-form';
import type { FieldOfForm } from './use-bound-text.ts';
import { useField } from './use-field.ts';

/** The props that tie a field of `ui/` whose value may be missing (a day, an hour, a choice) to a field of the form. */
export const useBoundChoice = <Values extends FieldValues, Output>(of: FieldOfForm<Values, Output>) => {
  const { field, fieldState } = useField(of);
  const message = fieldState.error?.message;
  return {
    name: field.name,
    value: field.value ?? null,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ...(message !== undefined && { error: message }),
  };
};
