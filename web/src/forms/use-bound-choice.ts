import type { FieldValues } from 'react-hook-form';
import type { FieldOfForm } from './use-bound-text.ts';
import { useField } from './use-field.ts';

/** Where the keyboard begins in the field: the first part of a day or an hour, or the button of a list. */
const BEGINS = '[role=spinbutton], button';

/** The props that tie a field of `ui/` whose value may be missing (a day, an hour, a choice) to a field of the form. */
export const useBoundChoice = <Values extends FieldValues, Output>(of: FieldOfForm<Values, Output>) => {
  const { field, fieldState } = useField(of);
  const message = fieldState.error?.message;
  return {
    name: field.name,
    value: field.value ?? null,
    onChange: field.onChange,
    onBlur: field.onBlur,
    // `setFocus`, from the list of what a form still needs.
    ref: (box: HTMLElement | null) =>
      field.ref(box && { focus: () => box.querySelector<HTMLElement>(BEGINS)?.focus() }),
    ...(message !== undefined && { error: message }),
  };
};
