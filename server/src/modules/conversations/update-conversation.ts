import { type Conversation, type ConversationPatch, GUIDE_MODEL } from '#contract/conversations.ts';
import type { Actor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readConversation } from './conversation-reader.ts';
import type { ConversationServices } from './conversation-services.ts';
import { changeConversation } from './conversation-writer.ts';

/**
 * Names a conversation anew, archives it, marks it as completed or takes it up again, or changes who answers in it. Sent
 * again, it changes nothing more.
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
