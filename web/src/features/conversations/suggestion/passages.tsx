import type { Message } from '#contract/conversations.ts';
import type { SourceSpan } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { instantHourText } from '#web/lib/dates.ts';
import { shortDayText } from '../dates.ts';
import type { Quote } from '../log/quote.ts';
import { LineButton } from '../proposals/line-button.tsx';

export interface PassagesProps {
  passages: readonly SourceSpan[];
  /** Those of the conversation: a passage says when its message was written. */
  messages: readonly Message[];
  /** The recordings of which only a machine has written the words. */
  heard: ReadonlySet<string>;
  onQuote: (quote: Quote) => void;
}

/** Passages of what the person said, whole and in order, each with the way to its place in the conversation. */
export const Passages = ({ passages, messages, heard, onQuote }: PassagesProps) => {
  const { t } = useTexts('conversations');
  return (
    <ul className="flex flex-col gap-4">
      {passages.map((passage) => (
        <li
          key={`${passage.message_id} ${passage.file_id ?? ''} ${passage.start}`}
          className="flex max-w-[66ch] flex-col items-start gap-1"
        >
          <p className="whitespace-pre-wrap wrap-anywhere">{passage.words.trim()}</p>
          {passage.file_id !== undefined && heard.has(passage.file_id) && (
            <p className="text-xs leading-snug text-ink-soft">{t('collected.heardByMachine')}</p>
          )}
          <Source
            passage={passage}
            message={messages.find(({ id }) => id === passage.message_id)}
            onQuote={onQuote}
          />
        </li>
      ))}
    </ul>
  );
};

interface SourceProps {
  passage: SourceSpan;
  message: Message | undefined;
  onQuote: (quote: Quote) => void;
}

/** When it was written; pressing it leads there. */
const Source = ({ passage, message, onQuote }: SourceProps) => {
  const { t, language } = useTexts('conversations');
  if (message === undefined) return null;
  const saidAt = message.metadata.written_at ?? message.created_at;
  const at = t('suggestion.saidAt', {
    day: shortDayText(saidAt, language),
    time: instantHourText(saidAt, language),
  });
  const words = passage.words.replace(/\s+/g, ' ').trim();
  return (
    <LineButton
      aria-label={t('suggestion.source', { at, words })}
      className="text-sm text-ink-soft underline"
      onPress={() => onQuote(passage)}
    >
      {at}
    </LineButton>
  );
};
