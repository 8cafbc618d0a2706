import type { FieldErrors, FieldValues } from 'react-hook-form';

/** The messages of a form's fields in the order of `names`, for `ErrorSummary`. */
export const formErrors = <Values extends FieldValues>(
  errors: FieldErrors<Values>,
  names: readonly (keyof Values & string)[],
): { name: string; message: string }[] =>
  names.flatMap((name) => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? [{ name, message }] : [];
  });
