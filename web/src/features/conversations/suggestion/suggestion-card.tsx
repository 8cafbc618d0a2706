import { useRef } from 'react';
import type { Suggestion } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { usePrimaryClaim } from '#web/lib/page/use-primary-claim.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { usePassFocusOn } from '#web/ui/messages/use-pass-focus-on.ts';

interface SuggestionCardProps {
  suggestion: Suggestion;
  isDismissing: boolean;
  hasFailed: boolean;
  onIgnore: () => void;
  /** Puts every open suggestion of the conversation away; null where there is no other one. */
  onIgnoreAll: (() => void) | null;
  onDetails: () => void;
}

/**
 * An incident can be created from what was said. It asks for nothing: both ways are as easy. It stays small, so that the reply
 * above it stays in view on a phone; the dialog has the whole title.
 */
export const SuggestionCard = ({
  suggestion,
  isDismissing,
  hasFailed,
  onIgnore,
  onIgnoreAll,
  onDetails,
}: SuggestionCardProps) => {
  const { t } = useTexts('conversations');
  const box = useRef<HTMLElement>(null);
  usePassFocusOn(box);
  const isPrimary = usePrimaryClaim('suggestion', true);
  return (
    <section
      ref={box}
      aria-labelledby={`suggestion-${suggestion.id}`}
      className="flex max-w-[66ch] flex-col gap-1 rounded-box border border-hairline bg-surface px-4 py-3 sm:ml-12"
    >
      <h3 id={`suggestion-${suggestion.id}`} className="font-text text-sm font-semibold text-ink-soft">
        {t('suggestion.cardTitle')}
      </h3>
      <p className="line-clamp-2 wrap-anywhere">{suggestion.title}</p>
      {hasFailed && (
        <p role="alert" className="text-sm font-semibold text-clay">
          {t('suggestion.ignoreFailed')}
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        <Button variant="secondary" isPending={isDismissing} onPress={onIgnore}>
          {t('suggestion.ignore')}
        </Button>
        {onIgnoreAll !== null && (
          <Button variant="secondary" isPending={isDismissing} onPress={onIgnoreAll}>
            {t('suggestion.ignoreAll')}
          </Button>
        )}
        <Button variant={isPrimary ? 'primary' : 'secondary'} onPress={onDetails}>
          {t('suggestion.details')}
        </Button>
      </div>
    </section>
  );
};
