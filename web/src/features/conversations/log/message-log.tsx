import { ArrowDown } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Message } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { daysBetween } from '../dates.ts';
import { DayMark } from './day-mark.tsx';
import { DeleteMessageDialog } from './delete-message-dialog.tsx';
import { MessageItem } from './message-item.tsx';
import type { Quote } from './quote.ts';
import { useLiveLog } from './use-live-log.ts';
import { useMessageKeys } from './use-message-keys.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

interface MessageLogProps {
  messages: readonly Message[];
  /** The words to mark, and where. */
  quote: Quote | null;
  /** What is not part of the record yet: unsent messages, the reply being written. */
  children: ReactNode;
  /** Asks again for the cut reply at the end of the conversation; null where there is none, or one is being written. */
  onAskAgain: (() => void) | null;
  /** The message whose reply is being written; null while none is. */
  answering: string | null;
  /** The suggestion of the last reply: shown behind that reply, and before later messages. */
  suggestion: ReactNode;
  /** There is one: otherwise nothing divides the messages. */
  hasSuggestion: boolean;
  /** Shown while nothing was said. */
  greeting: ReactNode;
  /** True once what the server holds is among the messages. */
  isLoaded: boolean;
  /** Changes when the person sends something: then the end is what they want to see. */
  sentCount: number;
}

/**
 * The conversation. Saved messages are a log, in which a new one is announced once and whole; what is still moving
 * stands below it, outside. The region takes the focus, so that the keyboard can scroll it; behind it one message does,
 * from which the arrow keys lead to the others.
 */
export const MessageLog = ({
  messages,
  quote,
  children,
  onAskAgain,
  answering,
  suggestion,
  hasSuggestion,
  greeting,
  isLoaded,
  sentCount,
}: MessageLogProps) => {
  const { t } = useTexts('conversations');
  const region = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { isAtEnd, isHolding, toEnd, hold } = useStickToEnd(region, content);
  const live = useLiveLog(isLoaded);
  const wasDeleted = useRef(false);
  const [deleting, setDeleting] = useState<Message | null>(null);
  const { reached, handlers } = useMessageKeys(messages.map(({ id }) => id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message that is sent counts
  useEffect(toEnd, [sentCount, toEnd]);

  // The button that was pressed goes with its message. The dialog keeps the focus while it is there.
  useEffect(() => {
    if (deleting !== null || !wasDeleted.current) return;
    wasDeleted.current = false;
    region.current?.focus({ preventScroll: true });
  }, [deleting]);

  // Help that has just been offered must be seen from its first number on, not scrolled away by the reply below it.
  const alarms = messages.filter(({ metadata }) => metadata.safety !== undefined).length;
  const alarmsBefore = useRef(alarms);
  useEffect(() => {
    const panel = content.current && [...content.current.querySelectorAll('[data-safety]')].at(-1);
    if (alarms > alarmsBefore.current && wasJustSaid(messages) && panel) hold(panel);
    alarmsBefore.current = alarms;
  }, [alarms, messages, hold]);

  const items = messages.map((message, index) => (
    <Fragment key={message.id}>
      {isNewDay(messages[index - 1], message) && (
        <li aria-live="off">
          <DayMark at={message.created_at} />
        </li>
      )}
      <MessageItem
        message={message}
        marked={quote?.message_id === message.id ? quote : null}
        isReached={message.id === reached}
        onAskAgain={message === messages.at(-1) ? onAskAgain : null}
        onDelete={setDeleting}
      />
    </Fragment>
  ));
  const suggestionPlace = hasSuggestion ? placeOfSuggestion(messages) : messages.length;

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={region}
        aria-label={t('log.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
        tabIndex={0}
        className="relative flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <div ref={content} className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-6 px-4 py-6 sm:px-6">
          {greeting}
          <div role="log" aria-live={live} aria-relevant="additions">
            <ol className="flex flex-col gap-6" {...handlers}>
              {items.slice(0, suggestionPlace)}
            </ol>
          </div>
          {suggestion}
          {suggestionPlace < items.length && (
            <div aria-live={live} aria-relevant="additions">
              <ol className="flex flex-col gap-6" {...handlers}>
                {items.slice(suggestionPlace)}
              </ol>
            </div>
          )}
          {children}
        </div>
      </section>
      {deleting !== null && (
        <DeleteMessageDialog
          message={deleting}
          isBeingAnswered={deleting.id === answering}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            wasDeleted.current = true;
          }}
        />
      )}
      {/* Nothing may lie on the numbers that were just shown. */}
      {!isAtEnd && !isHolding && (
        <Button
          variant="secondary"
          aria-label={t('log.toEnd')}
          className="absolute right-4 bottom-3 rounded-full px-3 shadow-float"
          onPress={toEnd}
        >
          <ArrowDown aria-hidden="true" size={18} strokeWidth={1.75} />
        </Button>
      )}
    </div>
  );
};

/** After the last reply; at the end while there is no reply yet. */
const placeOfSuggestion = (messages: readonly Message[]): number =>
  messages.findLastIndex(({ role }) => role === 'assistant') + 1 || messages.length;

const JUST_NOW_MS = 30_000;

/** False while an older conversation is being loaded. */
const wasJustSaid = (messages: readonly Message[]) => {
  const last = messages.findLast(({ metadata }) => metadata.safety !== undefined);
  return last !== undefined && Date.now() - Date.parse(last.created_at) < JUST_NOW_MS;
};

const isNewDay = (before: Message | undefined, message: Message) =>
  before === undefined || daysBetween(before.created_at, new Date(message.created_at)) !== 0;
