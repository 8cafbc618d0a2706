import type { Collected } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import type { Quote } from '../quote.ts';
import { CollectedRow } from './collected-row.tsx';
import { shownDetails } from './detail-state.ts';
import { MentionedPeople } from './mentioned-people.tsx';

interface CollectedContentProps {
  conversationId: string;
  collected: Collected;
  onQuote: (quote: Quote) => void;
}

/** The eight details and the persons, in a column or a sheet. */
export const CollectedContent = ({ conversationId, collected, onQuote }: CollectedContentProps) => {
  const { t } = useTexts('conversations');
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{t('collected.intro')}</p>
      <ul>
        {shownDetails(collected).map((shown) => (
          <CollectedRow key={shown.kind} conversationId={conversationId} shown={shown} onQuote={onQuote} />
        ))}
      </ul>
      <MentionedPeople people={collected.people} />
    </div>
  );
};
