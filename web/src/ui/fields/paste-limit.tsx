import { type FormEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { characterCount } from '#web/lib/character-count.ts';

interface PasteLimitProps {
  /** How many characters the field inside may hold. */
  maxCharacters: number;
  className?: string;
  children: ReactNode;
}

/** What was left out: pasted or dropped, or put in in another way. */
interface Refused {
  how: 'pasted' | 'added';
  count: number;
}

/**
 * How long the text in a field may become before it is told that it is too long: also the field's `maxLength`, so that
 * the browser itself never lays out megabytes, which takes it minutes.
 */
export const roomFor = (maxCharacters: number): number => 2 * maxCharacters;

/**
 * Around a controlled text field: a text that could never be saved, because it is far longer than the field may be, is left out and said,
 * and what was there before stays. Pasted or dropped it is refused before it is in the field; put in in another way (by a
 * program that dictates or fills in) as soon as it is, before the page is laid out with it.
 */
export const PasteLimit = ({ maxCharacters, className, children }: PasteLimitProps) => {
  const { t } = useTexts('common');
  const [refused, setRefused] = useState<Refused | null>(null);
  const length = useRef(0);
  const check = (event: SyntheticEvent, given: DataTransfer) => {
    const count = characterCount(given.getData('text/plain'));
    setRefused(count > maxCharacters ? { how: 'pasted', count } : null);
    if (count > maxCharacters) event.preventDefault();
  };
  const checkChange = (event: FormEvent) => {
    if (!isTextControl(event.target)) return;
    const now = event.target.value.length;
    // A text that is too long already can be made shorter.
    if (now >= roomFor(maxCharacters) && now > length.current) {
      // The field is not told, and React puts back what it had.
      event.stopPropagation();
      setRefused({ how: 'added', count: now });
    } else {
      length.current = now;
      setRefused(null);
    }
  };
  return (
    <div
      className={className}
      onPasteCapture={(event) => check(event, event.clipboardData)}
      onDropCapture={(event) => {
        if (event.dataTransfer.types.includes('text/plain')) check(event, event.dataTransfer);
      }}
      onFocusCapture={({ target }) => {
        if (isTextControl(target)) length.current = target.value.length;
      }}
      onChangeCapture={checkChange}
    >
      {children}
      {refused !== null && (
        <p role="alert" className="mt-1 text-sm font-semibold text-clay">
          {t(refused.how === 'pasted' ? 'field.pasteTooLong' : 'field.addedTooLong', {
            count: refused.count,
            max: maxCharacters,
          })}
        </p>
      )}
    </div>
  );
};

const isTextControl = (target: EventTarget): target is HTMLTextAreaElement | HTMLInputElement =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
