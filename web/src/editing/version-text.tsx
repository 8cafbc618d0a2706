import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';

interface VersionTextProps {
  label: string;
  text: string;
  /** Under the text: the button that takes it. */
  children: ReactNode;
}

/** One version of a field, selectable and whole: a long one scrolls in its own box. */
export const VersionText = ({ label, text, children }: VersionTextProps) => {
  const { t } = useTexts('editing');
  return (
    <section aria-label={label} className="flex min-w-0 flex-col">
      <p className="text-sm text-ink-soft">{label}</p>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable (WCAG 2.1.1)
        tabIndex={0}
        dir="auto"
        className="mt-1 mb-3 max-h-72 grow overflow-y-auto rounded-box bg-sunk px-3 py-2 whitespace-pre-wrap"
      >
        {text === '' ? <span className="text-ink-soft">{t('conflict.empty')}</span> : text}
      </div>
      <div>{children}</div>
    </section>
  );
};
