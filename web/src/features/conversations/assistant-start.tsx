import { useTexts } from '#web/i18n/use-texts.ts';
import type { useConversationList } from './conversation-queries.ts';
import { ListLoad } from './list/list-load.tsx';
import { StartFailure } from './list/start-failure.tsx';
import type { useNewConversation } from './list/use-new-conversation.ts';
import { Welcome } from './welcome.tsx';

interface AssistantStartProps {
  list: ReturnType<typeof useConversationList>;
  creation: ReturnType<typeof useNewConversation>;
}

/** What stands in the place of a conversation until there is one. */
export const AssistantStart = ({ list, creation }: AssistantStartProps) => {
  const { t } = useTexts('conversations');
  if (list.data === undefined) return <ListLoad list={list} />;
  if (creation.error !== null) {
    return (
      <StartFailure
        error={creation.error}
        isPending={creation.isPending}
        pendingLabel={t('failure.creating')}
        onRetry={() => creation.create()}
      />
    );
  }
  return <Welcome isPending={creation.isPending} onStart={() => creation.create()} />;
};
