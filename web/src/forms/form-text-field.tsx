import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { type FieldOfForm, type GivenByForm, useBoundText } from './use-bound-text.ts';

/** `TextField` tied to a field of the form. */
export const FormTextField = <Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: Omit<ComponentProps<typeof TextField>, GivenByForm> & FieldOfForm<Values, Output>) => (
  <TextField {...props} {...useBoundText({ control, name })} />
);
