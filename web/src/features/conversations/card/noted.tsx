import { useEffect, useRef } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';

/** It takes the focus of the button that was pressed. */
export const Noted = () => {
  const { t } = useTexts('conversations');
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={line} tabIndex={-1} role="status" className="rounded-box text-sm text-ink-soft sm:ml-12">
      {t('card.noted')}
    </p>
  );
};
