import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { Conversation } from '#contract/conversations.ts';

interface Selection {
  selectedId: string | null;
  /** The person came by a « continuer » link. */
  isContinued: boolean;
  /** The message that the address names, to begin reading at. */
  messageId: string | null;
  /** The chosen id is no conversation of this person: nothing is shown until they choose another. */
  isMissing: boolean;
  select: (conversationId: string) => void;
  /** It has been deleted: the first of the others is shown. */
  leave: (conversationId: string) => void;
  /** There is no such conversation: that is said, and no other one is opened in its place. */
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
  const newest = conversations?.find(({ id }) => id !== deletedId)?.id ?? null;
  if ((first === null || first === deletedId) && first !== newest) setFirst(newest);

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

  const named = search.conversation ?? search.continue;
  // Until the address has changed it still names what was deleted.
  const wanted = named !== undefined && named !== deletedId ? named : first;
  const isMissing = wanted !== null && wanted === missingId;
  return {
    selectedId: isMissing ? null : wanted,
    isContinued: search.continue !== undefined,
    messageId: search.message ?? null,
    isMissing,
    select,
    leave,
    reportMissing: setMissingId,
  };
};
