import { Check } from 'lucide-react';
import { memo } from 'react';
import type { Message } from '#contract/conversations.ts';
import type { SourceSpan } from '#contract/interview.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { instantHourText, longDayText } from '#web/lib/dates.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { MarkedText } from '#web/ui/marked-text.tsx';
import { daysBetween } from '../dates.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageAttachments } from './message-attachments.tsx';
import { messageElementId } from './message-element-id.ts';
import { MessageFrame } from './message-frame.tsx';

interface MessageItemProps {
  message: Message;
  /** The words that « Ce qui est recueilli » points at. */
  marked: SourceSpan | null;
  /** The address led here. */
  isSought?: boolean;
  /** The tab key comes here. */
  isReached: boolean;
  /** Asks again for a reply that was cut; null where that is not possible. */
  onAskAgain: (() => void) | null;
  /** Asks whether to delete the message. The same function each time: a message is drawn once. */
  onDelete: (message: Message) => void;
}

/**
 * A message that the server holds. It is drawn once: typing below a long conversation must not draw it all again.
 * One's own is not read aloud by the log: one has just written it.
 */
export const MessageItem = memo(
  ({ message, marked, isSought = false, isReached, onAskAgain, onDelete }: MessageItemProps) => {
    const { t, language } = useTexts('conversations');
    const isOwn = message.role === 'user';
    const { interrupted, stopped, written_at: writtenAt } = message.metadata;
    const saidAt = writtenAt ?? message.created_at;
    const { attachments = [] } = message;
    const name = t('log.message', {
      author: t(isOwn ? 'log.you' : 'log.assistant'),
      time: instantHourText(saidAt, language),
    });
    return (
      <li {...(isOwn && { 'aria-live': 'off' as const })}>
        <article
          id={messageElementId(message.id)}
          tabIndex={isReached ? 0 : -1}
          aria-label={name}
          className={classNames(
            'group scroll-my-16 rounded-box outline-offset-4 focus-visible:outline-2 focus-visible:outline-teal',
            isSought && 'bg-sunk ring-8 ring-sunk',
          )}
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
            at={saidAt}
            status={
              isOwn ? (
                <span className="inline-flex items-center gap-1">
                  <Check aria-hidden="true" size={13} strokeWidth={2} />
                  {writtenAt === undefined ? (
                    t('message.sent')
                  ) : (
                    <SentLate message={message} writtenAt={writtenAt} />
                  )}
                </span>
              ) : (
                interrupted && <span>{t(stopped ? 'log.stopped' : 'log.interrupted')}</span>
              )
            }
            action={
              <MessageActions message={message} name={name} isReached={isReached} onDelete={onDelete} />
            }
          >
            {message.damaged ? (
              <span className="text-ink-soft italic">{t('log.damaged')}</span>
            ) : message.content === '' && attachments.length > 0 ? null : (
              <MarkedText text={message.content} span={marked?.file_id === undefined ? marked : null} />
            )}
          </MessageFrame>
        </article>
        {onAskAgain !== null && (
          <Button variant="secondary" className="mt-2 text-sm sm:ml-12" onPress={onAskAgain}>
            {t('log.again')}
          </Button>
        )}
      </li>
    );
  },
);

interface SentLateProps {
  message: Message;
  writtenAt: string;
}

/** It was written at the time that stands before it, and reached the server later. */
const SentLate = ({ message, writtenAt }: SentLateProps) => {
  const { t, language } = useTexts('conversations');
  const time = instantHourText(message.created_at, language);
  return daysBetween(writtenAt, new Date(message.created_at)) === 0
    ? t('message.sentAt', { time })
    : t('message.sentLater', { day: longDayText(writtenAt, language), time });
};
