import { type Conversation, type ConversationPatch, GUIDE_MODEL } from '#contract/conversations.ts';
import type { Actor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readConversation } from './conversation-reader.ts';
import type { ConversationServices } from './conversation-services.ts';
import { changeConversation } from './conversation-writer.ts';

/**
 * Renames a conversation, archives it, completes it or makes it active again, or changes who answers in it. A repeated
 * call changes nothing.
 * @returns the conversation as it is now.
 * @throws ProblemError `not_found`
 */
export const updateConversation = (
  { database, modelName }: Pick<ConversationServices, 'database' | 'modelName'>,
  actor: Actor,
  conversationId: string,
  { answered_by, ...patch }: ConversationPatch,
): Promise<Conversation> =>
  database.asUser(actor, async (tx) => {
    const modelUsed = answered_by && (answered_by === 'guide' ? GUIDE_MODEL : modelName);
    await changeConversation(tx, conversationId, { ...patch, ...(modelUsed && { modelUsed }) });
    const conversation = await readConversation(tx, conversationId);
    if (!conversation) throw new ProblemError('not_found');
    return conversation;
  });
