import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isDeletedHere } from '#web/lib/live/deleted-here.ts';
import type { Heard } from '#web/lib/live/follow-stream.ts';
import { onLive } from '#web/lib/live/live.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { conversationChanged } from '../conversation-queries.ts';
import { turnsOf } from './turns.ts';

/**
 * Reads a conversation again when another tab or device has said something in it, or is answered there. What this tab
 * says itself it hears from its own request; what came in between is read again when that is over.
 */
export const useLiveTurns = (): void => {
  const client = useQueryClient();
  const owner = useProfile().id;
  useEffect(
    () =>
      onLive((heard) => {
        const conversationId = conversationOf(heard);
        if (conversationId === null || isDeletedHere(conversationId)) return;
        const turns = turnsOf(owner, conversationId);
        if (heard.event === 'turn') {
          if (turns.takes(heard.message_id)) return;
          conversationChanged(client, conversationId);
        }
        // A reading that began before a turn of ours ended may show less than the turn has told.
        turns.whenFree(() => conversationChanged(client, conversationId));
      }),
    [client, owner],
  );
};

/** The conversation that this tells of; null where it tells of none. */
const conversationOf = (heard: Heard): string | null => {
  if (heard.event === 'turn') return heard.conversation_id;
  return heard.event === 'changed' && heard.kind === 'conversation' ? heard.id : null;
};
