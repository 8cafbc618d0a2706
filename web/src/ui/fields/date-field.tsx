import { CalendarDays } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LOCALES } from '#web/i18n/languages.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import '#web/lib/trusted-empty.ts';
import { classNames } from '../class-names.ts';
import { FloatingPanel } from '../overlays/floating-panel.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import { dateFromDay } from './date-value.ts';
import { FieldParts, type FieldTexts } from './field-parts.tsx';
import { controlBox, segmentStyle } from './field-style.ts';

interface DateFieldProps extends FieldTexts {
  /** A day as '2026-11-21', or null. */
  value: string | null;
  onChange: (day: string | null) => void;
  onBlur?: (() => void) | undefined;
  /** The last day that may be chosen, '2026-11-21': facts do not lie in the future. */
  maxDay?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** The day is offered, and counts only when it is chosen: it is shown lighter than one that was entered. */
  isProposed?: boolean;
  name?: string;
  className?: string;
  /** Around the whole field. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * A calendar day, typed in three parts or picked from a month. Not the browser's own field: that one writes dates
 * in the browser's language, and 03/04 must never be read as another day than the one that was meant.
 */
export const DateField = ({
  label,
  mark,
  hint,
  error,
  value,
  onChange,
  onBlur,
  maxDay,
  isProposed = false,
  className,
  ...props
}: DateFieldProps) => {
  const { t, language } = useTexts('common');
  return (
    <I18nProvider locale={LOCALES[language]}>
      <DatePicker
        validationBehavior="aria"
        autoComplete="off"
        shouldForceLeadingZeros
        {...props}
        isInvalid={error !== undefined}
        value={dateFromDay(value)}
        onChange={(date) => onChange(date?.toString() ?? null)}
        maxValue={dateFromDay(maxDay)}
        {...(onBlur !== undefined && { onBlur })}
        className={classNames('flex flex-col gap-1', className)}
      >
        <FieldParts label={label} mark={mark} hint={hint} error={error}>
          <Group
            className={controlBox(
              'flex items-center pl-3 data-focus-within:outline-2 data-focus-within:outline-teal',
            )}
          >
            <DateInput
              className={classNames(
                'flex flex-1 items-center tabular-nums',
                isProposed && 'text-ink-soft italic',
              )}
            >
              {(segment) => <DateSegment segment={segment} className={segmentStyle} />}
            </DateInput>
            <Button
              aria-label={t('field.openCalendar')}
              className="-my-px -mr-px inline-flex size-(--target) cursor-pointer items-center justify-center rounded-box text-ink-soft hover:text-ink"
            >
              <CalendarDays aria-hidden="true" size={20} strokeWidth={1.75} />
            </Button>
          </Group>
        </FieldParts>
        <FloatingPanel placement="bottom end" className="p-4">
          <Dialog className="outline-none">
            <CalendarMonth />
          </Dialog>
        </FloatingPanel>
      </DatePicker>
    </I18nProvider>
  );
};
