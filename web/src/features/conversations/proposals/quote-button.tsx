import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import type { Quote } from '../log/quote.ts';
import { LineButton } from './line-button.tsx';
import { shortQuote } from './short-quote.ts';

interface QuoteButtonProps {
  quote: Quote;
  onQuote: (quote: Quote) => void;
}

/** Words of the person, in guillemets; pressing them shows where they were said. A long passage opens in its place. */
export const QuoteButton = ({ quote, onQuote }: QuoteButtonProps) => {
  const { t } = useTexts('conversations');
  const [isWhole, setWhole] = useState(false);
  const words = quote.words.replace(/\s+/g, ' ').trim();
  const short = shortQuote(words);
  return (
    <div className="flex flex-col items-start gap-2">
      <LineButton
        aria-label={t('collected.quote', { words })}
        className="text-ink-soft underline decoration-edge group-hover:text-ink group-hover:decoration-teal"
        onPress={() => onQuote(quote)}
      >
        «&#8239;{short === null || isWhole ? words : `${short}\u00a0…`}&#8239;»
      </LineButton>
      {short !== null && (
        <LineButton
          aria-expanded={isWhole}
          className="font-semibold text-teal"
          onPress={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'collected.shorter' : 'collected.whole')}
        </LineButton>
      )}
    </div>
  );
};
