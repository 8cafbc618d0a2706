import { Button } from 'react-aria-components/Button';
import { useTexts } from '#web/i18n/use-texts.ts';
import type { Quote } from '../log/quote.ts';

interface QuoteButtonProps {
  quote: Quote;
  onQuote: (quote: Quote) => void;
}

/** Words of the person, in guillemets; pressing them shows where they were said. */
export const QuoteButton = ({ quote, onQuote }: QuoteButtonProps) => {
  const { t } = useTexts('conversations');
  const words = quote.words.replace(/\s+/g, ' ').trim();
  return (
    <Button
      type="button"
      aria-label={t('collected.quote', { words })}
      onPress={() => onQuote(quote)}
      className="-mx-1.5 flex min-h-(--target) w-full cursor-pointer items-center rounded-box px-1.5 py-1 text-left text-sm text-ink-soft hover:bg-sunk hover:text-ink"
    >
      <span className="line-clamp-3 wrap-anywhere">«&#8239;{words}&#8239;»</span>
    </Button>
  );
};
