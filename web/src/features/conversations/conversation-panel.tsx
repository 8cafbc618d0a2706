import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isFilled } from '#contract/common/shapes.ts';
import { AttachButton } from '#web/features/attachments/choosing/attach-button.tsx';
import { FileDrop } from '#web/features/attachments/choosing/file-drop.tsx';
import { RecordButton } from '#web/features/voice/record-button.tsx';
import { useRecorder } from '#web/features/voice/use-recorder.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { isProblem } from '#web/lib/requests/api-problem.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { LoadingBlock } from '#web/ui/loading/loading-block.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { AfterReply } from './card/after-reply.tsx';
import { ChatHeader } from './chat-header.tsx';
import { CollectedColumn } from './collected/collected-column.tsx';
import { CollectedContent } from './collected/collected-content.tsx';
import { openedBy } from './collected/opened.ts';
import { useBeside } from './collected/use-beside.ts';
import { useOpensSheet } from './collected/use-opens-sheet.ts';
import { Composer } from './composer/composer.tsx';
import { useComposerFiles } from './composer/use-composer-files.ts';
import { useDraft } from './composer/use-draft.ts';
import { useGrow } from './composer/use-grow.ts';
import { WaitingFiles } from './composer/waiting-files.tsx';
import { ConnectionBanner } from './connection/connection-banner.tsx';
import { showsBanner } from './connection/connection-state.ts';
import { useConnection } from './connection/use-connection.ts';
import { CONVERSATION_ID, focusConversation } from './conversation-element-id.ts';
import { openConversationOptions } from './conversation-queries.ts';
import { conversationRecord } from './conversation-record.ts';
import { Greeting } from './greeting.tsx';
import { MessageLog } from './log/message-log.tsx';
import { goToQuote, OVERLAY_CLOSES_MS, type Quote } from './log/quote.ts';
import { ClosedNotice } from './manage/closed-notice.tsx';
import { ConversationMenu } from './manage/conversation-menu.tsx';
import { suggestionPlace } from './suggestion/shown-suggestion.ts';
import { SuggestionArea } from './suggestion/suggestion-area.tsx';
import { cutReplyOf } from './turns/cut-reply.ts';
import { outgoingFrom } from './turns/outgoing-from.ts';
import type { OutgoingMessage } from './turns/turn-state.ts';
import { TurnTail } from './turns/turn-tail.tsx';
import { useStopReply } from './turns/use-stop-reply.ts';
import { useTurns } from './turns/use-turns.ts';

interface ConversationPanelProps {
  conversationId: string;
  /** The name of the conversation while it loads. */
  title: string;
  onShowList: () => void;
  /** Put the keyboard into the input: the person came to go on writing. */
  isContinued: boolean;
  /** The message to begin reading at; the end without one. */
  messageId: string | null;
  /** The person has no such conversation. */
  onMissing: (conversationId: string) => void;
  onDeleted: () => void;
}

/** One conversation: what was said, the input, and what has been collected. Keyed by conversation. */
export const ConversationPanel = ({
  conversationId,
  title,
  onShowList,
  isContinued,
  messageId,
  onMissing,
  onDeleted,
}: ConversationPanelProps) => {
  const { t } = useTexts('conversations');
  const { id: owner } = useProfile();
  const query = useQuery(openConversationOptions(conversationId));
  const open = query.data;
  const { turns, turn } = useTurns(conversationId, open);
  const stopping = useStopReply(turns, turn);
  const { connection, isTroubled, retry, attempt, dismiss } = useConnection(query, turn);
  const [draft, setDraft] = useDraft(conversationId);
  const [quote, setQuote] = useState<Quote | null>(null);
  /** The incident whose details are shown; null for the one that is being told. */
  const [episode, setEpisode] = useState<string | null>(null);
  /** The reply whose opened control was used or closed. */
  const [closed, setClosed] = useState<string | null>(null);
  const [showsCollected, setShowsCollected] = useState(false);
  const [sentCount, setSentCount] = useState(0);
  const files = useComposerFiles(conversationId, turn.outgoing);
  const recorder = useRecorder(owner, conversationRecord(conversationId));
  const input = useRef<HTMLTextAreaElement>(null);
  useGrow(input, draft);
  const isConnected = connection.status === 'connected';
  const isBusy = turn.active !== null;

  const isMissing = isProblem(query.error, 'not_found') || isProblem(query.error, 'invalid_input');
  useEffect(() => {
    if (isMissing) onMissing(conversationId);
  }, [isMissing, onMissing, conversationId]);
  useEffect(() => {
    if (quote !== null) goToQuote(quote);
  }, [quote]);
  useEffect(() => {
    if (isContinued && isConnected) input.current?.focus();
  }, [isContinued, isConnected]);

  const sendClip = (fileId: string) => {
    if (turns.send('', [fileId])) setSentCount((count) => count + 1);
  };
  const send = (content: string) => {
    const attached = files.attached.map(({ id }) => id);
    const [clip] = files.clips;
    if (content === '' && attached.length === 0) {
      if (clip) sendClip(clip.id);
      return;
    }
    if (!turns.send(content, attached)) return;
    setDraft('');
    files.dismiss();
    setSentCount((count) => count + 1);
    input.current?.focus();
  };
  const takeBack = ({ id, content }: OutgoingMessage) => {
    if (!turns.withdraw(id)) return;
    setDraft([content, draft].filter(isFilled).join('\n\n'));
    input.current?.focus();
  };
  const answerQuickly = (content: string) => {
    if (!turns.send(content)) return;
    setSentCount((count) => count + 1);
    // The button that was pressed is gone.
    focusConversation();
  };
  const retryTurn = (message: OutgoingMessage) => {
    turns.retry(message);
    setSentCount((count) => count + 1);
    // The button that was pressed is gone.
    focusConversation();
  };
  const showQuote = (next: Quote) => setQuote({ ...next });
  const quoteFromSheet = (next: Quote) => {
    setShowsCollected(false);
    setTimeout(() => showQuote(next), OVERLAY_CLOSES_MS);
  };
  const messages = open?.messages.filter(({ role }) => role !== 'system') ?? [];
  const isBeside = useBeside();
  const opened = openedBy(messages, closed);
  useOpensSheet(opened, open !== undefined, () => {
    // Whoever is writing is not interrupted.
    if (draft === '' && !isBeside) setShowsCollected(true);
  });
  const cut = isBusy ? null : cutReplyOf(messages);
  const shown = open && {
    owner,
    conversationId,
    collected: open.collected,
    episode,
    opened,
    onShow: setEpisode,
    onClosed: () => setClosed(opened?.by ?? null),
  };
  const isBlank = open !== undefined && messages.length === 0 && turn.outgoing.length === 0;

  return (
    <>
      <section
        id={CONVERSATION_ID}
        tabIndex={-1}
        aria-label={t('heading')}
        className="relative flex min-w-0 flex-1 flex-col"
      >
        <ChatHeader
          title={open?.conversation.title ?? title}
          menu={open && <ConversationMenu conversation={open.conversation} onDeleted={onDeleted} />}
          conversation={open?.conversation}
          status={connection.status}
          isBusy={isBusy}
          onShowList={onShowList}
          onShowCollected={() => setShowsCollected(true)}
        />
        <div className="mx-auto w-full max-w-3xl px-4 empty:hidden sm:px-6 [&>*]:my-3">
          <ConnectionBanner
            connection={connection}
            isShown={showsBanner(connection, isTroubled)}
            onRetry={retry}
            onAttempt={attempt}
            onDismiss={dismiss}
          >
            {isTroubled && isConnected
              ? t('banner.waiting')
              : // A message that failed says so itself.
                turn.outgoing.every(({ failure }) => failure === null) && t('banner.kept')}
          </ConnectionBanner>
        </div>
        <MessageLog
          messages={messages}
          quote={quote}
          sentCount={sentCount}
          isLoaded={open !== undefined}
          startsAt={messageId}
          onAskAgain={cut && (() => retryTurn({ ...outgoingFrom(cut.asked), again: cut.reply.id }))}
          answering={turn.active?.messageId ?? null}
          hasUnsaved={turn.outgoing.length > 0}
          afterReply={
            open !== undefined && (
              <AfterReply
                open={open}
                owner={owner}
                isReady={isConnected && !isBusy}
                onAnswer={answerQuickly}
                onQuote={showQuote}
              />
            )
          }
          suggestion={open !== undefined && <SuggestionArea open={open} owner={owner} onQuote={showQuote} />}
          suggestionPlace={open === undefined ? null : suggestionPlace(messages, open)}
          greeting={isBlank && <Greeting conversation={open.conversation} />}
        >
          {query.isPending && <LoadingBlock label={t('status.connecting')} />}
          <TurnTail
            turn={turn}
            messages={messages}
            files={files.all}
            isConnected={isConnected}
            onRetry={retryTurn}
            onTakeBack={takeBack}
          />
        </MessageLog>
        {open !== undefined && <ClosedNotice conversation={open.conversation} />}
        <Composer
          inputRef={input}
          draft={draft}
          onChange={setDraft}
          isConnected={isConnected}
          isBusy={isBusy}
          onSend={send}
          onStop={
            stopping.stop &&
            (() => {
              stopping.stop?.();
              // The button goes with the reply.
              input.current?.focus();
            })
          }
          hasStopFailed={stopping.hasFailed}
          fileCount={files.attached.length}
          hasClip={files.clips.length > 0}
          onPasteFiles={files.add}
          tools={
            <>
              <AttachButton isDisabled={!isConnected} onPick={files.add} />
              <RecordButton recorder={recorder} isDisabled={!isConnected} />
            </>
          }
        >
          <WaitingFiles
            files={files}
            recorder={recorder}
            canSend={isConnected && !isBusy}
            onSendClip={sendClip}
          />
        </Composer>
        <FileDrop isEnabled={isConnected} onFiles={files.add} />
      </section>
      <CollectedColumn shown={shown && { ...shown, onQuote: showQuote }} />
      {shown && (
        <Sheet title={t('collected.title')} isOpen={showsCollected} onOpenChange={setShowsCollected}>
          <CollectedContent {...shown} onQuote={quoteFromSheet} />
        </Sheet>
      )}
    </>
  );
};
