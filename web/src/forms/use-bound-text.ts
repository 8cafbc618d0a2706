import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useField } from './use-field.ts';

/** Which field of which form. */
export interface FieldOfForm<Values extends FieldValues, Output> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
}

/** What a form gives to a field, and a screen must not. */
export type GivenByForm =
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'error'
  | 'inputRef'
  | 'ref';

/** The props that tie a text field of `ui/` to a field of the form. */
export const useBoundText = <Values extends FieldValues, Output>(of: FieldOfForm<Values, Output>) => {
  const { field, fieldState } = useField(of);
  const message = fieldState.error?.message;
  return {
    name: field.name,
    value: field.value ?? '',
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    ...(message !== undefined && { error: message }),
  };
};
