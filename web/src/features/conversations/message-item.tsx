import { Check } from 'lucide-react';
import { memo } from 'react';
import type { Message } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { MarkedText, type Span } from './marked-text.tsx';
import { messageElementId } from './message-element-id.ts';
import { MessageFrame } from './message-frame.tsx';
import { SafetyPanel } from './safety-panel.tsx';

interface MessageItemProps {
  message: Message;
  /** The words that « Ce qui est recueilli » points at. */
  marked: Span | null;
}

/**
 * A message that the server holds. It is drawn once: typing below a long conversation must not draw it all again.
 * One's own is not read aloud by the log: one has just written it.
 */
export const MessageItem = memo(({ message, marked }: MessageItemProps) => {
  const { t } = useTexts('conversations');
  const isOwn = message.role === 'user';
  const { safety, interrupted } = message.metadata;
  return (
    <li className="flex flex-col gap-4">
      <article
        id={messageElementId(message.id)}
        tabIndex={-1}
        {...(isOwn && { 'aria-live': 'off' as const })}
        className="scroll-my-16 rounded-box outline-offset-4 focus-visible:outline-2 focus-visible:outline-teal"
      >
        <MessageFrame
          author={isOwn ? 'user' : 'assistant'}
          at={message.created_at}
          status={
            isOwn ? (
              <span className="inline-flex items-center gap-1">
                <Check aria-hidden="true" size={13} strokeWidth={2} />
                {t('message.sent')}
              </span>
            ) : (
              interrupted && <span>{t('log.interrupted')}</span>
            )
          }
        >
          <MarkedText text={message.content} span={marked} />
        </MessageFrame>
      </article>
      {safety !== undefined && <SafetyPanel kind={safety} />}
    </li>
  );
});
