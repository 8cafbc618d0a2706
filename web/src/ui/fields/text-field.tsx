import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
import { FieldParts, type FieldTexts } from './field-parts.tsx';
import { controlStyle } from './field-style.ts';

export interface TextFieldProps
  extends FieldTexts,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validate'> {
  placeholder?: string;
  className?: string;
  /** The input itself, for focus. */
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * One line of text. `type`, `autoComplete`, `inputMode`, `isRequired`… go to the input.
 *
 * [Note: no copy on the disk] Chromium writes what stands in a control into its session files, in clear, so that it can bring back
 * tabs; also what was typed before a sign-out. `autocomplete="off"` keeps it out of them, and out of the suggestions. So that is
 * what every control has that does not ask for the browser's help, and every form into which the person writes.
 */
export const TextField = ({
  label,
  mark,
  hint,
  error,
  placeholder,
  className,
  inputRef,
  autoComplete = 'off',
  ...props
}: TextFieldProps) => (
  <AriaTextField
    validationBehavior="aria"
    {...props}
    autoComplete={autoComplete}
    isInvalid={error !== undefined}
    className={classNames('flex flex-col gap-1', className)}
  >
    <FieldParts label={label} mark={mark} hint={hint} error={error}>
      <Input
        ref={inputRef ?? null}
        dir="auto"
        {...(placeholder !== undefined && { placeholder })}
        className={controlStyle()}
      />
    </FieldParts>
  </AriaTextField>
);
