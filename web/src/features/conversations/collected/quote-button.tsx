import { Button } from 'react-aria-components/Button';
import { useTexts } from '#web/i18n/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Quote } from '../log/quote.ts';
import { lineStyle } from './line-style.ts';

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
      className={classNames(
        lineStyle,
        '-mx-1.5 w-full cursor-pointer rounded-box px-1.5 text-ink-soft hover:bg-sunk hover:text-ink',
      )}
    >
      <span className="line-clamp-3 wrap-anywhere">«&#8239;{words}&#8239;»</span>
    </Button>
  );
};
