import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Where the URL's fragment names a field of the form, that field has the focus when the form opens. */
export const useLandingField = <Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  fields: readonly FieldPath<Values>[],
): void => {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const field = fields.find((each) => each === hash);
    if (field !== undefined) form.setFocus(field);
  }, [form, fields, hash]);
};
