import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { type FieldOfForm, type GivenByForm, useBoundText } from './use-bound-text.ts';

/** `TextAreaField` tied to a field of the form. */
export const FormTextArea = <Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: Omit<ComponentProps<typeof TextAreaField>, GivenByForm> & FieldOfForm<Values, Output>) => (
  <TextAreaField {...props} {...useBoundText({ control, name })} />
);
