import type { OpenConversation } from '#contract/conversations.ts';
import type { Quote } from '../log/quote.ts';
import { CardArea } from './card-area.tsx';
import { QuickAnswers } from './quick-answers.tsx';

interface AfterReplyProps {
  open: OpenConversation;
  /** The id of the conversation's owner: unsaved text is kept under it. */
  owner: string;
  /** Nothing is written at this moment, and a message could be sent. */
  isReady: boolean;
  /** Sends it as the person's message. */
  onAnswer: (content: string) => void;
  onQuote: (quote: Quote) => void;
}

/** Under the last reply: quick answers to what it asks, and the card. Neither while a reply is written. */
export const AfterReply = ({ open, owner, isReady, onAnswer, onQuote }: AfterReplyProps) => {
  const last = open.messages.findLast(({ role }) => role !== 'system');
  if (!isReady || last?.role !== 'assistant') return null;
  return (
    <>
      <QuickAnswers asks={last.metadata.asks} told={open.collected.told} onAnswer={onAnswer} />
      <CardArea key={last.id} open={open} owner={owner} onQuote={onQuote} />
    </>
  );
};
