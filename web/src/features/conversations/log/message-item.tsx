import { Check } from 'lucide-react';
import { memo } from 'react';
import type { Message } from '#contract/conversations.ts';
import type { SourceSpan } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { MarkedText } from '#web/ui/marked-text.tsx';
import { timeText } from '../dates.ts';
import { SafetyPanel } from '../help/safety-panel.tsx';
import { MessageAttachments } from './message-attachments.tsx';
import { messageElementId } from './message-element-id.ts';
import { MessageFrame } from './message-frame.tsx';

interface MessageItemProps {
  message: Message;
  /** The words that « Ce qui est recueilli » points at. */
  marked: SourceSpan | null;
  /** The tab key comes here. */
  isReached: boolean;
}

/**
 * A message that the server holds. It is drawn once: typing below a long conversation must not draw it all again.
 * One's own is not read aloud by the log: one has just written it; the help that stands below it is.
 */
export const MessageItem = memo(({ message, marked, isReached }: MessageItemProps) => {
  const { t, language } = useTexts('conversations');
  const isOwn = message.role === 'user';
  const { safety, interrupted, stopped } = message.metadata;
  const { attachments = [] } = message;
  return (
    <>
      <li {...(isOwn && { 'aria-live': 'off' as const })}>
        <article
          id={messageElementId(message.id)}
          tabIndex={isReached ? 0 : -1}
          aria-label={t('log.message', {
            author: t(isOwn ? 'log.you' : 'log.assistant'),
            time: timeText(message.created_at, language),
          })}
          className="scroll-my-16 rounded-box outline-offset-4 focus-visible:outline-2 focus-visible:outline-teal"
        >
          <MessageFrame
            attachments={
              attachments.length > 0 && (
                <MessageAttachments
                  conversationId={message.conversation_id}
                  files={attachments}
                  marked={marked}
                />
              )
            }
            author={isOwn ? 'user' : 'assistant'}
            at={message.created_at}
            status={
              isOwn ? (
                <span className="inline-flex items-center gap-1">
                  <Check aria-hidden="true" size={13} strokeWidth={2} />
                  {t('message.sent')}
                </span>
              ) : (
                interrupted && <span>{t(stopped ? 'log.stopped' : 'log.interrupted')}</span>
              )
            }
          >
            {message.content === '' && attachments.length > 0 ? null : (
              <MarkedText text={message.content} span={marked?.file_id === undefined ? marked : null} />
            )}
          </MessageFrame>
        </article>
      </li>
      {safety !== undefined && (
        <li className="-mt-2">
          <SafetyPanel kind={safety} />
        </li>
      )}
    </>
  );
});
