import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { controlStyle } from './field-style.ts';
import { TextFieldFrame, type TextFieldFrameProps } from './text-field-frame.tsx';

export interface TextFieldProps extends TextFieldFrameProps {
  placeholder?: string;
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
export const TextField = ({ placeholder, inputRef, autoComplete = 'off', ...props }: TextFieldProps) => (
  <TextFieldFrame {...props} autoComplete={autoComplete}>
    <Input
      ref={inputRef ?? null}
      dir="auto"
      {...(placeholder !== undefined && { placeholder })}
      className={controlStyle()}
    />
  </TextFieldFrame>
);
