import { useCallback, useEffect, useMemo, useState } from 'react';
import { type PendingFiles, usePendingFiles } from '#web/features/attachments/choosing/use-pending-files.ts';
import type { KeptFile } from '#web/lib/kept-files/kept-files.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { conversationRecord } from '../conversation-record.ts';
import { followUnsent, readKept } from '../turns/kept-texts.ts';
import type { ShownOutgoing } from '../turns/turn-state.ts';

export interface ComposerFiles extends PendingFiles {
  /** Of the files that wait, those that go with the next message. */
  attached: readonly KeptFile[];
  /** A recording that waits: each is a message of its own. */
  clips: readonly KeptFile[];
}

/**
 * What waits above the input of a conversation: all files that are kept for it, without those of messages that are not
 * sent yet, in this tab or in another one.
 */
export const useComposerFiles = (
  conversationId: string,
  outgoing: readonly ShownOutgoing[],
): ComposerFiles => {
  const owner = useProfile().id;
  const [looks, setLooks] = useState(0);
  useEffect(
    () => followUnsent(owner, conversationId, () => setLooks((count) => count + 1)),
    [owner, conversationId],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept follows this tab's messages and the others'
  const taken = useMemo(
    () =>
      new Set(
        [...readKept(owner, conversationId).unsent, ...outgoing].flatMap(
          ({ attachments = [] }) => attachments,
        ),
      ),
    [owner, conversationId, outgoing, looks],
  );
  const isTaken = useCallback((id: string) => taken.has(id), [taken]);
  const pending = usePendingFiles(owner, conversationRecord(conversationId), isTaken);
  return {
    ...pending,
    attached: pending.files.filter(({ kind }) => kind === 'file'),
    clips: pending.files.filter(({ kind }) => kind === 'voice'),
  };
};
