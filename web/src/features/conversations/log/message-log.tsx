import { ArrowDown } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Message } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { daysBetween } from '../dates.ts';
import { FaintLine } from '../help/faint-line.tsx';
import { helpPlaces } from '../help/help-places.ts';
import { SafetyPanel } from '../help/safety-panel.tsx';
import { DayMark } from './day-mark.tsx';
import { DeleteMessageDialog } from './delete-message-dialog.tsx';
import { messageElementId } from './message-element-id.ts';
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
  /** A message stands among the children that is not saved yet. */
  hasUnsaved: boolean;
  /** What the last reply brings: shown behind that reply, and before later messages. */
  afterReply: ReactNode;
  suggestion: ReactNode;
  /** How many messages stand above the suggestion; null where there is none. */
  suggestionPlace: number | null;
  /** Shown while nothing was said. */
  greeting: ReactNode;
  /** True once what the server holds is among the messages. */
  isLoaded: boolean;
  /** The message to begin reading at; the end without one. */
  startsAt?: string | null;
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
  hasUnsaved,
  afterReply,
  suggestion,
  suggestionPlace,
  greeting,
  isLoaded,
  startsAt = null,
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

  useEffect(() => {
    const message =
      isLoaded && startsAt !== null ? document.getElementById(messageElementId(startsAt)) : null;
    if (message === null) return;
    hold(message);
    message.focus({ preventScroll: true });
  }, [isLoaded, startsAt, hold]);

  // The button that was pressed goes with its message. The dialog keeps the focus while it is there.
  useEffect(() => {
    if (deleting !== null || !wasDeleted.current) return;
    wasDeleted.current = false;
    region.current?.focus({ preventScroll: true });
  }, [deleting]);

  const helps = helpPlaces(messages);
  const panels = helps.flatMap((help) => (help.kind === 'faint' ? [] : [{ ...help, kind: help.kind }]));
  // What was said last gets its panel below everything, also while the reply to it is being written: nobody waits for a
  // number to call. It stands there when the reply has come, and goes into the log when the conversation goes on.
  const current = hasUnsaved ? undefined : panels.findLast(({ under }) => under === messages.at(-1)?.id);

  // Help that has just been offered must be seen from its large number on, wherever the reply above it ends.
  const offered = panels.filter(({ asked }) => asked !== answering).length;
  const offeredBefore = useRef(offered);
  useEffect(() => {
    const panel = content.current && [...content.current.querySelectorAll('[data-safety]')].at(-1);
    if (offered > offeredBefore.current && wasJustSaid(messages) && panel) hold(panel);
    offeredBefore.current = offered;
  }, [offered, messages, hold]);

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
        isSought={message.id === startsAt}
        isReached={message.id === reached}
        onAskAgain={message === messages.at(-1) ? onAskAgain : null}
        onDelete={setDeleting}
      />
      {panels
        .filter((panel) => panel.under === message.id && panel !== current)
        .map(({ asked, kind }) => (
          // It was read aloud where it stood first.
          <li key={asked} aria-live="off" className="-mt-2">
            {asked === panels.at(-1)?.asked ? (
              <SafetyPanel kind={kind} isCurrent={false} />
            ) : (
              // Of several only the last one stands open.
              <Disclosure summary={t('help.open')}>
                <SafetyPanel kind={kind} isCurrent={false} />
              </Disclosure>
            )}
          </li>
        ))}
      {helps
        .filter(({ kind, under, asked }) => kind === 'faint' && under === message.id && asked !== answering)
        .map(({ asked }) => (
          <li key={asked} className="-mt-5">
            <FaintLine />
          </li>
        ))}
    </Fragment>
  ));
  const replyPlace = placeAfterReply(messages);
  const firstPlace = Math.min(suggestionPlace ?? replyPlace, replyPlace);
  const theSuggestion = <Aside key="suggestion">{suggestion}</Aside>;
  const theAnswers = <Aside key="after the reply">{afterReply}</Aside>;
  const list = [
    ...items.slice(0, firstPlace),
    ...(firstPlace < replyPlace
      ? [theSuggestion, ...items.slice(firstPlace, replyPlace), theAnswers]
      : [theAnswers, theSuggestion]),
    ...items.slice(replyPlace),
  ];

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
              {list}
            </ol>
          </div>
          {children}
          <div aria-live={live} aria-relevant="additions" className="-mt-2 empty:-mt-6">
            {current && <SafetyPanel key={current.asked} kind={current.kind} isCurrent />}
          </div>
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

/**
 * What stands between messages, which are one list: a message that is drawn anew would be announced again. It speaks for itself
 * where it has to, and gives way while somebody writes with a telephone's keyboard open.
 */
const Aside = ({ children }: { children: ReactNode }) => (
  <li aria-live="off" className="contents writing-low:hidden">
    {children}
  </li>
);

/** After the last reply; at the end while there is no reply yet. */
const placeAfterReply = (messages: readonly Message[]): number =>
  messages.findLastIndex(({ role }) => role === 'assistant') + 1 || messages.length;

const JUST_NOW_MS = 30_000;

/** False while an older conversation is being loaded. */
const wasJustSaid = (messages: readonly Message[]) => {
  const last = messages.findLast(({ metadata }) => metadata.safety !== undefined);
  return last !== undefined && Date.now() - Date.parse(last.created_at) < JUST_NOW_MS;
};

const isNewDay = (before: Message | undefined, message: Message) =>
  before === undefined || daysBetween(before.created_at, new Date(message.created_at)) !== 0;
