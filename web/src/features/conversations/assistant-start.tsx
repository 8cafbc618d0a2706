import { AssistantLoader } from './assistant-loader.tsx';
import type { useConversationList } from './conversation-queries.ts';
import { StartFailure } from './start-failure.tsx';
import type { useNewConversation } from './use-new-conversation.ts';
import { Welcome } from './welcome.tsx';

interface AssistantStartProps {
  list: ReturnType<typeof useConversationList>;
  creation: ReturnType<typeof useNewConversation>;
}

/** What stands in the place of a conversation until there is one. */
export const AssistantStart = ({ list, creation }: AssistantStartProps) => {
  if (list.isPending) return <AssistantLoader />;
  if (list.data === undefined) {
    return (
      <StartFailure error={list.error} isPending={list.isFetching} onRetry={() => void list.refetch()} />
    );
  }
  if (creation.error !== null) {
    return (
      <StartFailure error={creation.error} isPending={creation.isPending} onRetry={() => creation.create()} />
    );
  }
  return <Welcome isPending={creation.isPending} onStart={() => creation.create()} />;
};
