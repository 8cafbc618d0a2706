import { useCallback, useEffect, useState } from 'react';
import { useProfile } from '#web/lib/session/session.ts';
import { followDraft, keepDraft, readKept } from '../turns/kept-texts.ts';

/**
 * What stands in the input of a conversation. Every keystroke is kept at once: a draft that is saved "soon" is the one
 * that a crash takes away. Tabs on one conversation show one draft, so that none writes over what the other has not
 * seen. The component that uses it is keyed by conversation.
 */
export const useDraft = (conversationId: string): [string, (draft: string) => void] => {
  const owner = useProfile().id;
  const [draft, setDraft] = useState(() => readKept(owner, conversationId).draft);
  useEffect(
    () => followDraft(owner, conversationId, () => setDraft(readKept(owner, conversationId).draft)),
    [owner, conversationId],
  );
  const change = useCallback(
    (next: string) => {
      setDraft(next);
      keepDraft(owner, conversationId, next);
    },
    [owner, conversationId],
  );
  return [draft, change];
};
