import type { Conversation, ConversationInput } from '#contract/conversations.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/requests/problem-error.ts';
import { readConversation } from './conversation-reader.ts';
import { insertConversation } from './conversation-writer.ts';

/** Creates a conversation; the same request sent again gives the same conversation. */
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
    return conversation;
  });
