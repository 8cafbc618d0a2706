import type { Conversation, ConversationInput } from '#contract/conversations.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readConversation } from './conversation-reader.ts';
import { insertConversation } from './conversation-writer.ts';

/**
 * Creates a conversation; the same request sent again, after a lost answer, returns the same conversation.
 * @throws ProblemError `already_used` with the stored conversation as `current`, when the id is taken under another title.
 */
export const createConversation = (
  database: Database,
  actor: Actor,
  input: ConversationInput,
  modelUsed: string,
): Promise<Conversation> =>
  database.asUser(actor, async (tx) => {
    await insertConversation(tx, input, modelUsed);
    const conversation = await readConversation(tx, input.id);
    if (!conversation) throw new ProblemError('not_found');
    // Without a title nothing can conflict with the stored conversation: the person may have named it since.
    if (input.title !== undefined && input.title !== conversation.title) {
      throw new ProblemError('already_used', { current: conversation });
    }
    return conversation;
  });
