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
 * The conversation in which nothing was said yet and that was given no name. It is opened instead of a new one:
 * otherwise each press on the button would leave another empty one in the list.
 */
export const emptyAmong = (conversations: readonly Conversation[]): Conversation | undefined =>
  conversations.find(
    ({ status, title, message_count }) =>
      message_count === 0 && status === 'active' && title === DEFAULT_CONVERSATION_TITLE,
  );

/**
 * Creates conversations, and the first one by itself for somebody who has none when the page is opened. After the
 * last one was deleted, none is created by itself.
 * @param count how many there are; undefined until it is known.
 */
export const useNewConversation = (count: number | undefined): NewConversation => {
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
  const isOpening = useRef(true);
  useEffect(() => {
    if (count === undefined || !isOpening.current) return;
    isOpening.current = false;
    if (count === 0) create();
  }, [count, create]);

  return { isPending, error, create };
};
