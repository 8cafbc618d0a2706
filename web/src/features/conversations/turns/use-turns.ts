import { useEffect } from 'react';
import type { OpenConversation } from '#contract/conversations.ts';
import { useProfile } from '#web/lib/session/session.ts';
import { useStore } from '#web/lib/store/store.ts';
import type { TurnState } from './turn-state.ts';
import { type Turns, turnsOf } from './turns.ts';

/** The turns of a conversation, kept true to what the server has whenever that changes. */
export const useTurns = (
  conversationId: string,
  open: OpenConversation | undefined,
): { turns: Turns; turn: TurnState } => {
  const { messages, replies } = open ?? {};
  const turns = turnsOf(useProfile().id, conversationId);
  useEffect(() => {
    if (messages) turns.sync(messages, replies);
  }, [turns, messages, replies]);
  return { turns, turn: useStore(turns.state) };
};
