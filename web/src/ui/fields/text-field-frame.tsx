import type { ReactNode } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
import { FieldParts, type FieldTexts } from './field-parts.tsx';

/** What fields of text take, whatever their control is. */
export interface TextFieldFrameProps
  extends FieldTexts,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validate'> {
  className?: string | undefined;
}

/** Around the control of a text: its label, its hint and what is wrong with it. */
export const TextFieldFrame = ({
  label,
  mark,
  hint,
  error,
  className,
  children,
  ...props
}: TextFieldFrameProps & { children: ReactNode }) => (
  <AriaTextField
    validationBehavior="aria"
    {...props}
    isInvalid={error !== undefined}
    className={classNames('flex flex-col gap-1', className)}
  >
    <FieldParts label={label} mark={mark} hint={hint} error={error}>
      {children}
    </FieldParts>
  </AriaTextField>
);
