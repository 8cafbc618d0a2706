import type { Conversation } from '#contract/conversations.ts';
import { useTexts } from '#web/i18n/use-texts.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import type { useConversationList } from '../conversation-queries.ts';
import { ConversationRow } from './conversation-row.tsx';

interface ConversationListProps {
  conversations: readonly Conversation[];
  list: ReturnType<typeof useConversationList>;
  selectedId: string | null;
  /** After a press on a row: a sheet closes. */
  onSelect?: () => void;
}

/** The conversations, last updated first, and the way to older ones. */
export const ConversationList = ({ conversations, list, selectedId, onSelect }: ConversationListProps) => {
  const { t } = useTexts('conversations');
  return (
    <>
      <ul className="flex flex-col">
        {conversations.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            isSelected={conversation.id === selectedId}
            {...(onSelect && { onSelect })}
          />
        ))}
      </ul>
      {list.isFetchNextPageError && (
        <p role="alert" className="px-3 py-2 text-sm text-clay">
          {t('list.olderFailed')}
        </p>
      )}
      {list.hasNextPage && (
        <Button
          variant="quiet"
          className="mt-2 w-full text-sm"
          isPending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        >
          {t('list.older')}
        </Button>
      )}
    </>
  );
};
