import type { TurnEvent } from '#contract/conversations.ts';
import { readConversation } from '../conversation-reader.ts';
import type { ConversationServices } from '../conversation-services.ts';
import type { Heard } from '../offers/keep-offers-anew.ts';
import { firstOf, readOpenSuggestions } from '../offers/suggestion-reader.ts';
import { saidIn } from '../telling/interview-of.ts';
import { readEditCount, readTelling } from '../telling/telling.ts';
import type { Turn } from './save-reply.ts';

/**
 * Ends a turn with what has been collected, and with the conversation as it is now. Nothing is told of one that was
 * deleted meanwhile.
 * @param heard what the turn knows; read anew where others have written since.
 * @throws WorkerError when the conversation has to be read anew and cannot be.
 */
export const tellState = async (
  { database, interviews }: ConversationServices,
  { userId, saved, readOptions }: Turn,
  heard: Heard | undefined,
  emit: (event: TurnEvent) => void,
): Promise<void> => {
  const conversationId = saved.conversation_id;
  const [conversation, open, newer] = await database.readOnBehalfOf(userId, 'reply', async (tx) => {
    const [stored, offers] = await Promise.all([
      readConversation(tx, conversationId),
      readOpenSuggestions(tx, conversationId),
    ]);
    const isCurrent =
      stored?.message_count === heard?.messageCount &&
      (await readEditCount(tx, conversationId)) === heard?.editCount;
    return [stored, offers, isCurrent ? undefined : await readTelling(tx, conversationId)] as const;
  });
  if (!conversation) return;
  const interview = newer
    ? await interviews.read(saidIn(newer.messages), { ...readOptions, ...newer.aids })
    : heard?.reading.interview;
  if (interview) {
    const { collected } = interview;
    emit({ event: 'collected', collected, suggestion: firstOf(open, collected.key) });
  }
  emit({ event: 'done', conversation });
};
