import type { Conversation, ConversationPatch } from '#contract/conversations.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/requests/problem-error.ts';
import { readConversation } from './conversation-reader.ts';
import { changeConversation } from './conversation-writer.ts';

/**
 * Names a conversation anew, or archives, completes or takes it up again. Sent again, it changes nothing more.
 * @throws ProblemError `not_found`
 */
export const updateConversation = (
  database: Database,
  actor: Actor,
  conversationId: string,
  patch: ConversationPatch,
): Promise<Conversation> =>
  database.asUser(actor, async (tx) => {
    await changeConversation(tx, conversationId, patch);
    const conversation = await readConversation(tx, conversationId);
    if (!conversation) throw new ProblemError('not_found');
    return conversation;
  });
