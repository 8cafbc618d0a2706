import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { useProblemText } from '#web/lib/requests/use-problem-text.ts';
import { LiveRegion } from '#web/ui/messages/live-region.tsx';

interface CardFrameProps {
  question: string;
  /** The words that it came from. */
  words: ReactNode;
  /** What the last press could not save. */
  error: Error | null;
  /** The answers. */
  children: ReactNode;
}

/** A small question under a reply, said once to those who hear the page. It never takes the focus: the person may be writing. */
export const CardFrame = ({ question, words, error, children }: CardFrameProps) => {
  const { t } = useTexts('conversations');
  const problemText = useProblemText();
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  // The line that stood here while it was saved has gone, with the focus.
  useEffect(() => {
    if (error !== null && document.activeElement === document.body) box.current?.focus();
  }, [error]);
  return (
    <section
      ref={box}
      aria-labelledby={titleId}
      tabIndex={-1}
      className="flex max-w-[66ch] flex-col gap-2 rounded-box border border-hairline bg-surface px-4 py-3 sm:ml-12"
    >
      <p id={titleId} className="wrap-anywhere">
        {question}
      </p>
      <LiveRegion message={question} />
      {words}
      {error !== null && (
        <p role="alert" className="text-sm font-semibold text-clay">
          {t('proposals.failed')} {problemText(error)}
        </p>
      )}
      {children}
    </section>
  );
};
