import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { type FieldOfForm, type GivenByForm, useBoundText } from './use-bound-text.ts';

/** `PasswordField` tied to a field of the form. */
export const FormPasswordField = <Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: Omit<ComponentProps<typeof PasswordField>, GivenByForm> & FieldOfForm<Values, Output>) => (
  <PasswordField {...props} {...useBoundText({ control, name })} />
);
