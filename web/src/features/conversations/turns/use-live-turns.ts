import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isDeletedHere } from '#web/lib/live/deleted-here.ts';
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
        if (heard.event !== 'turn' && heard.event !== 'conversation') return;
        const conversationId = heard.event === 'turn' ? heard.conversation_id : heard.id;
        if (isDeletedHere(conversationId)) return;
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
