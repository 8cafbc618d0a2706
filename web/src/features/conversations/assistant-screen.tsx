import { useState } from 'react';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { AssistantStart } from './assistant-start.tsx';
import { ConversationPanel } from './conversation-panel.tsx';
import { useConversationList } from './conversation-queries.ts';
import { HelpNumbersDialog } from './help/help-numbers-dialog.tsx';
import { ConversationList } from './list/conversation-list.tsx';
import { ConversationSidebar } from './list/conversation-sidebar.tsx';
import { NewConversationButton } from './list/new-conversation-button.tsx';
import { emptyAmong, useNewConversation } from './list/use-new-conversation.ts';
import { MissingNotice } from './missing-notice.tsx';
import { useLiveTurns } from './turns/use-live-turns.ts';
import { useSelection } from './use-selection.ts';

/** /ia-call: the conversations, the one that is open, and what has been collected in it. */
export const AssistantScreen = () => {
  const { t } = useTexts('conversations');
  useLiveTurns();
  const list = useConversationList();
  const conversations = list.data;
  const { selectedId, isContinued, messageId, isMissing, select, leave, reportMissing } =
    useSelection(conversations);
  const creation = useNewConversation(conversations?.length);
  const [showsList, setShowsList] = useState(false);

  const newButton = (isIcon = false) => (
    <NewConversationButton
      isIcon={isIcon}
      isPending={creation.isPending}
      hasFailed={creation.error !== null}
      isPrimary={isMissing}
      onPress={() => {
        const open = (id: string) => {
          setShowsList(false);
          select(id);
        };
        const empty = emptyAmong(conversations ?? []);
        if (empty) open(empty.id);
        else creation.create(open);
      }}
    />
  );
  const rows = conversations !== undefined && (
    <ConversationList
      conversations={conversations}
      list={list}
      selectedId={selectedId}
      onSelect={() => setShowsList(false)}
    />
  );

  return (
    <div
      data-fills-window
      // `relative`: texts for screen readers are absolute, and must not make the page itself scroll.
      className="relative flex h-[calc(100dvh-4rem-3.5rem-1px-env(safe-area-inset-bottom))] min-h-80 lg:h-[calc(100dvh-4rem)] writing-low:h-[calc(100dvh-3.5rem-1px-env(safe-area-inset-bottom))] writing-low:min-h-0"
    >
      <PageTitle className="sr-only">{t('heading')}</PageTitle>
      <HelpNumbersDialog>
        {conversations !== undefined && conversations.length > 0 && !isMissing && (
          <ConversationSidebar newButton={newButton}>{rows}</ConversationSidebar>
        )}
        {isMissing && conversations !== undefined && conversations.length > 0 ? (
          <MissingNotice newButton={newButton()}>{rows}</MissingNotice>
        ) : selectedId === null || conversations === undefined ? (
          <AssistantStart list={list} creation={creation} />
        ) : (
          <ConversationPanel
            key={selectedId}
            conversationId={selectedId}
            title={conversations.find(({ id }) => id === selectedId)?.title ?? ''}
            isContinued={isContinued}
            messageId={messageId}
            onShowList={() => setShowsList(true)}
            onMissing={reportMissing}
            onDeleted={() => leave(selectedId)}
          />
        )}
      </HelpNumbersDialog>
      <Sheet title={t('list.title')} isOpen={showsList} onOpenChange={setShowsList}>
        <div className="flex flex-col gap-3">
          {newButton()}
          {rows}
        </div>
      </Sheet>
    </div>
  );
};
