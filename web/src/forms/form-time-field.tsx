import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TimeField } from '#web/ui/fields/time-field.tsx';
import { useBoundChoice } from './use-bound-choice.ts';
import type { FieldOfForm, GivenByForm } from './use-bound-text.ts';

type FormTimeFieldProps<Values extends FieldValues, Output> = Omit<
  ComponentProps<typeof TimeField>,
  GivenByForm
> &
  FieldOfForm<Values, Output>;

/** `TimeField` tied to a field of the form. */
export const FormTimeField = <Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: FormTimeFieldProps<Values, Output>) => <TimeField {...props} {...useBoundChoice({ control, name })} />;
