import type { TurnEvent } from '#contract/conversations.ts';
import { readConversation } from '../conversation-reader.ts';
import type { ConversationServices } from '../conversation-services.ts';
import type { ReadRevision } from '../suggestions/read-and-update-suggestions.ts';
import { offered, readOpenSuggestions } from '../suggestions/suggestion-reader.ts';
import { saidIn } from '../telling/interview-of.ts';
import { readEditCount, readTelling } from '../telling/telling.ts';
import type { Turn } from './save-reply.ts';

/**
 * Ends a turn by sending the collected details and the conversation as it is now. Nothing is sent of a conversation that
 * was deleted in the meantime.
 * @param readRevision the turn's own reading; the conversation is read again where it has changed since
 * @throws WorkerError when the conversation has to be read again and cannot be
 */
export const tellState = async (
  { database, interviews }: ConversationServices,
  { userId, saved, readOptions }: Turn,
  readRevision: ReadRevision | undefined,
  emit: (event: TurnEvent) => void,
): Promise<void> => {
  const conversationId = saved.conversation_id;
  const [conversation, open, newer] = await database.readOnBehalfOf(userId, 'reply', async (tx) => {
    const [stored, suggestions] = await Promise.all([
      readConversation(tx, conversationId),
      readOpenSuggestions(tx, conversationId),
    ]);
    const isCurrent =
      stored?.message_count === readRevision?.messageCount &&
      (await readEditCount(tx, conversationId)) === readRevision?.editCount;
    return [stored, suggestions, isCurrent ? undefined : await readTelling(tx, conversationId)] as const;
  });
  if (!conversation) return;
  const found = newer
    ? await interviews.read(saidIn(newer.messages), { ...readOptions, ...newer.aids })
    : readRevision?.reading;
  if (found) {
    const { collected, reading } = found;
    emit({ event: 'collected', collected, suggestion: offered(open, collected.key, reading) });
  }
  emit({ event: 'done', conversation });
};
