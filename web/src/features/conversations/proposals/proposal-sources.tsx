import type { Proposal } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import type { Quote } from '../log/quote.ts';
import { QuoteButton } from './quote-button.tsx';

interface ProposalSourcesProps {
  sources: Proposal['sources'];
  /** The recordings of which only a machine has written the words. */
  heard: ReadonlySet<string>;
  onQuote: (quote: Quote) => void;
}

/** The person's words, each of which leads to its place in the conversation. */
export const ProposalSources = ({ sources, heard, onQuote }: ProposalSourcesProps) => {
  const { t } = useTexts('conversations');
  if (sources.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-2">
      {sources.map((source) => (
        <li
          key={`${source.message_id} ${source.file_id ?? ''} ${source.start} ${source.end}`}
          className="flex flex-col gap-1"
        >
          <QuoteButton quote={source} onQuote={onQuote} />
          {source.file_id !== undefined && heard.has(source.file_id) && (
            <p className="text-xs leading-snug text-ink-soft">{t('collected.heardByMachine')}</p>
          )}
        </li>
      ))}
    </ul>
  );
};
