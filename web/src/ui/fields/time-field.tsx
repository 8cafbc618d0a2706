import { parseTime, type Time } from '@internationalized/date';
import type { Ref } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { LOCALES } from '#web/i18n/languages.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import '#web/lib/trusted-empty.ts';
import { classNames } from '../class-names.ts';
import { FieldParts, type FieldTexts } from './field-parts.tsx';
import { controlBox, segmentStyle } from './field-style.ts';

interface TimeFieldProps extends FieldTexts {
  /** An hour as '14:05', or null. */
  value: string | null;
  onChange: (time: string | null) => void;
  onBlur?: (() => void) | undefined;
  name?: string;
  className?: string;
  /** Around the whole field. */
  ref?: Ref<HTMLDivElement>;
}

/** An hour of the day, from 0 to 24. */
export const TimeField = ({
  label,
  mark,
  hint,
  error,
  value,
  onChange,
  onBlur,
  className,
  ...props
}: TimeFieldProps) => {
  const { language } = useTexts('common');
  return (
    <I18nProvider locale={LOCALES[language]}>
      <AriaTimeField
        validationBehavior="aria"
        shouldForceLeadingZeros
        hourCycle={24}
        {...props}
        isInvalid={error !== undefined}
        value={timeOf(value)}
        onChange={(time) => onChange(time?.toString().slice(0, 5) ?? null)}
        {...(onBlur !== undefined && { onBlur })}
        className={classNames('flex flex-col gap-1', className)}
      >
        <FieldParts label={label} mark={mark} hint={hint} error={error}>
          <DateInput
            className={controlBox(
              'flex items-center px-3 tabular-nums data-focus-within:outline-2 data-focus-within:outline-teal',
            )}
          >
            {(segment) => <DateSegment segment={segment} className={segmentStyle} />}
          </DateInput>
        </FieldParts>
      </AriaTimeField>
    </I18nProvider>
  );
};

const timeOf = (text: string | null): Time | null => {
  if (text === null) return null;
  try {
    return parseTime(text);
  } catch {
    return null;
  }
};
