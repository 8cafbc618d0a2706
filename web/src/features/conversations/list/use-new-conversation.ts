import { useCallback, useEffect, useRef } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useCreateConversation } from '../conversation-queries.ts';

interface NewConversation {
  isPending: boolean;
  /** What went wrong last; null otherwise. */
  error: unknown;
  create: (onCreated?: (conversationId: string) => void) => void;
}

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
