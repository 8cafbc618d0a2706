import { useCallback, useEffect, useRef } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { type Conversation, DEFAULT_CONVERSATION_TITLE } from '#contract/conversations.ts';
import { useCreateConversation } from '../conversation-queries.ts';

interface NewConversation {
  isPending: boolean;
  /** What went wrong last; null otherwise. */
  error: unknown;
  create: (onCreated?: (conversationId: string) => void) => void;
}

/**
 * The conversation in which nothing was said yet and that was given no name: whoever wants a new one has it already, and
 * each press on the button would leave another empty one in the list.
 */
export const emptyAmong = (conversations: readonly Conversation[]): Conversation | undefined =>
  conversations.find(
    ({ status, title, message_count }) =>
      message_count === 0 && status === 'active' && title === DEFAULT_CONVERSATION_TITLE,
  );

/**
 * Creates conversations, and the first one by itself for somebody who has none.
 * @param hasNone true once it is known that there is no conversation.
 */
export const useNewConversation = (hasNone: boolean): NewConversation => {
  const { mutate, isPending, error } = useCreateConversation();
  // The id is kept until it succeeds, so that trying again creates nothing twice.
  const nextId = useRef<string | null>(null);

  const create = useCallback(
    (onCreated?: (conversationId: string) => void) => {
      nextId.current ??= uuidv7();
      mutate(nextId.current, {
        onSuccess: ({ id }) => {
          nextId.current = null;
          onCreated?.(id);
        },
      });
    },
    [mutate],
  );
  useEffect(() => {
    if (hasNone) create();
  }, [hasNone, create]);

  return { isPending, error, create };
};
