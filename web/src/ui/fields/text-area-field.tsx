import type { Ref } from 'react';
import { TextArea } from 'react-aria-components/TextArea';
import { controlStyle } from './field-style.ts';
import type { TextFieldProps } from './text-field.tsx';
import { TextFieldFrame } from './text-field-frame.tsx';

interface TextAreaFieldProps extends Omit<TextFieldProps, 'inputRef' | 'type'> {
  rows?: number;
  /** How high it grows, in px; 60 % of the window unless told otherwise. */
  maxHeight?: number;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** The line height of the text, and the space above and below it. */
const LINE_EM = 1.55;
const PADDING_EM = 1.1;

/**
 * Several lines of text. It grows with what is written, up to 60 % of the window. [Note: no copy on the disk] holds here too.
 */
export const TextAreaField = ({
  placeholder,
  inputRef,
  autoComplete = 'off',
  rows = 4,
  maxHeight,
  ...props
}: TextAreaFieldProps) => (
  <TextFieldFrame {...props} autoComplete={autoComplete}>
    <TextArea
      ref={inputRef ?? null}
      rows={rows}
      dir="auto"
      {...(placeholder !== undefined && { placeholder })}
      style={{ minHeight: `${rows * LINE_EM + PADDING_EM}em`, maxHeight }}
      className={controlStyle('block max-h-[60vh] resize-y [field-sizing:content]')}
    />
  </TextFieldFrame>
);
