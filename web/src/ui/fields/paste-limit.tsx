import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { characterCount } from '#web/lib/character-count.ts';

interface PasteLimitProps {
  /** How many characters the field inside may hold. */
  maxCharacters: number;
  children: ReactNode;
}

/**
 * Around a text field: a pasted or dropped text that could never be saved, because it alone is longer than the field may be, is left
 * out and said. Megabytes in a field would hold up the page, and what was there before with it.
 */
export const PasteLimit = ({ maxCharacters, children }: PasteLimitProps) => {
  const { t } = useTexts('common');
  const [refused, setRefused] = useState<number | null>(null);
  const check = (event: SyntheticEvent, given: DataTransfer) => {
    const count = characterCount(given.getData('text/plain'));
    setRefused(count > maxCharacters ? count : null);
    if (count > maxCharacters) event.preventDefault();
  };
  return (
    <div
      onPasteCapture={(event) => check(event, event.clipboardData)}
      onDropCapture={(event) => {
        if (event.dataTransfer.types.includes('text/plain')) check(event, event.dataTransfer);
      }}
    >
      {children}
      {refused !== null && (
        <p role="alert" className="mt-1 text-sm font-semibold text-clay">
          {t('field.pasteTooLong', { count: refused, max: maxCharacters })}
        </p>
      )}
    </div>
  );
};
