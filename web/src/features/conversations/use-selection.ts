import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { Conversation } from '#contract/conversations.ts';

interface Selection {
  selectedId: string | null;
  /** The person came by a « continuer » link. */
  isContinued: boolean;
  /** The address named a conversation that this person does not have. */
  isMissing: boolean;
  select: (conversationId: string) => void;
  /** It has been deleted: the first of the others is shown. */
  leave: (conversationId: string) => void;
  /** There is no such conversation: the first of the others is shown, and it is said. */
  reportMissing: (conversationId: string) => void;
}

/**
 * The conversation that is shown: the one that the address names, else the first of the list as it stood on opening.
 * It stays the same while the list moves: a message in another tab must not change what is on screen.
 */
export const useSelection = (conversations: readonly Conversation[] | undefined): Selection => {
  const search = useSearch({ from: '/_app/ia-call' });
  const navigate = useNavigate();
  const [first, setFirst] = useState<string | null>(null);
  const [missingId, setMissingId] = useState<string | null>(null);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const isGone = (id: string | null) => id === missingId || id === deletedId;
  const newest = conversations?.find(({ id }) => !isGone(id))?.id ?? null;
  if ((first === null || isGone(first)) && first !== newest) setFirst(newest);

  const select = useCallback(
    (conversationId: string) => {
      void navigate({ to: '/ia-call', search: { conversation: conversationId } });
    },
    [navigate],
  );
  const leave = useCallback(
    (conversationId: string) => {
      setDeletedId(conversationId);
      void navigate({ to: '/ia-call', search: {}, replace: true });
    },
    [navigate],
  );
  const reportMissing = useCallback(
    (conversationId: string) => {
      setMissingId(conversationId);
      void navigate({ to: '/ia-call', search: {}, replace: true });
    },
    [navigate],
  );

  const named = search.conversation ?? search.continue;
  return {
    // Until the address has changed it still names what was deleted.
    selectedId: named !== undefined && named !== deletedId ? named : first,
    isContinued: search.continue !== undefined,
    isMissing: missingId !== null && named === undefined,
    select,
    leave,
    reportMissing,
  };
};
