import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useBoundChoice } from './use-bound-choice.ts';
import type { FieldOfForm, GivenByForm } from './use-bound-text.ts';

type FormSelectProps<Values extends FieldValues, Output> = Omit<
  ComponentProps<typeof SelectField>,
  GivenByForm
> &
  FieldOfForm<Values, Output>;

/** `SelectField` tied to a field of the form. */
export const FormSelect = <Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: FormSelectProps<Values, Output>) => <SelectField {...props} {...useBoundChoice({ control, name })} />;
