import type { Collected } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { CollectedRow } from './collected-row.tsx';
import { shownDetails } from './detail-state.ts';
import { MentionedPeople } from './mentioned-people.tsx';
import type { Quote } from './quote.ts';

interface CollectedContentProps {
  collected: Collected;
  onQuote: (quote: Quote) => void;
}

/** The eight details and the persons, in a column or a sheet. */
export const CollectedContent = ({ collected, onQuote }: CollectedContentProps) => {
  const { t } = useTexts('conversations');
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{t('collected.intro')}</p>
      <ul>
        {shownDetails(collected).map((shown) => (
          <CollectedRow key={shown.kind} shown={shown} onQuote={onQuote} />
        ))}
      </ul>
      <MentionedPeople people={collected.people} />
    </div>
  );
};
