import { useEffect, useRef } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';

interface ErrorSummaryProps {
  /** What is wrong, field by field; empty shows nothing. */
  errors: readonly { name: string; message: string }[];
  /** Counts how often sending was tried. */
  attempt: number;
  /** Brings the person to the field, `setFocus` of react-hook-form. */
  onChoose: (name: string) => void;
}

/**
 * The list of what a form still needs, at its top, focused when sending was tried (RGAA 11.10, GOV.UK error summary). An error that
 * appears while somebody types takes the keyboard from nobody.
 */
export const ErrorSummary = ({ errors, attempt, onChoose }: ErrorSummaryProps) => {
  const { t } = useTexts('common');
  const box = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    box.current?.focus();
  }, [attempt]);
  if (!isShown) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-box border border-red-text/40 bg-red-tint px-4 py-3 text-red-text"
    >
      <p className="font-semibold">{t('field.summary', { count: errors.length })}</p>
      <ul className="mt-1">
        {errors.map(({ name, message }) => (
          // The list's own bullet would stand beside the last line of a button.
          <li key={name} className="flex items-start gap-2 ">
            <span aria-hidden="true" className="py-2">
              •
            </span>
            <button
              type="button"
              onClick={() => onChoose(name)}
              className="min-h-(--target) min-w-0 cursor-pointer py-2 text-left underline"
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
