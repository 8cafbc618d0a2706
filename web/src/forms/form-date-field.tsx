import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { useBoundChoice } from './use-bound-choice.ts';
import type { FieldOfForm, GivenByForm } from './use-bound-text.ts';

type FormDateFieldProps<Values extends FieldValues, Output> = Omit<
  ComponentProps<typeof DateField>,
  GivenByForm
> &
  FieldOfForm<Values, Output>;

/** `DateField` tied to a field of the form. */
export const FormDateField = <Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: FormDateFieldProps<Values, Output>) => <DateField {...props} {...useBoundChoice({ control, name })} />;
