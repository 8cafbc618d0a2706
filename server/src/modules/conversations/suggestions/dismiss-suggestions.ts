import type { Actor } from '../../../platform/database/database.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { lockConversation } from '../conversation-writer.ts';
import { dismissAllSuggestions } from './suggestion-writer.ts';

/** Dismisses all open suggestions of a conversation; there may be none. @throws ProblemError `not_found` */
export const dismissSuggestions = (
  { database }: Pick<ConversationServices, 'database'>,
  actor: Actor,
  conversationId: string,
): Promise<void> =>
  database.asUser(actor, async (tx) => {
    await lockConversation(tx, conversationId);
    await dismissAllSuggestions(tx, conversationId);
  });
