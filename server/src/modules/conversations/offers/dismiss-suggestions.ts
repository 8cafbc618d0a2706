import type { Actor } from '../../../platform/database/database.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { lockConversation } from '../conversation-writer.ts';
import { dismissAllSuggestions } from './suggestion-writer.ts';

/** Puts all that is offered in a conversation away, which may be nothing. @throws ProblemError `not_found` */
export const dismissSuggestions = (
  { database }: Pick<ConversationServices, 'database'>,
  actor: Actor,
  conversationId: string,
): Promise<void> =>
  database.asUser(actor, async (tx) => {
    await lockConversation(tx, conversationId);
    await dismissAllSuggestions(tx, conversationId);
  });
