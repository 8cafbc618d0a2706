import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { errorStyle, hintStyle, labelStyle } from './field-style.ts';

/** What every field has around its control; texts are already translated. */
export interface FieldTexts {
  label: string;
  /** Behind the label, in small: 'facultatif'. */
  mark?: string | undefined;
  /** Under the label: what is expected. */
  hint?: string | undefined;
  /** What is wrong; present means that the field is invalid. */
  error?: string | undefined;
}

interface FieldPartsProps extends FieldTexts {
  children: ReactNode;
}

/** Label, hint, control, error: in that order, tied together by React Aria for screen readers. */
export const FieldParts = ({ label, mark, hint, error, children }: FieldPartsProps) => (
  <>
    <Label className={labelStyle}>
      {label}
      {mark !== undefined && <span className="font-normal text-ink-soft"> ({mark})</span>}
    </Label>
    {hint !== undefined && (
      <Text slot="description" className={hintStyle}>
        {hint}
      </Text>
    )}
    {children}
    <AriaFieldError className={errorStyle}>
      <CircleAlert aria-hidden="true" size={16} strokeWidth={2} className="mt-1 shrink-0" />
      <span>{error}</span>
    </AriaFieldError>
  </>
);
