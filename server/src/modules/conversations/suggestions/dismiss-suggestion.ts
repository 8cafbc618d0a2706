import type { Actor } from '../../../platform/database/database.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { closeSuggestion, lockSuggestion } from './suggestion-writer.ts';

/** Dismisses a suggestion; one that is no longer open stays as it is. @throws ProblemError `not_found` */
export const dismissSuggestion = (
  { database }: ConversationServices,
  actor: Actor,
  conversationId: string,
  suggestionId: string,
): Promise<void> =>
  database.asUser(actor, async (tx) => {
    const stored = await lockSuggestion(tx, conversationId, suggestionId);
    if (stored.status === 'offered') await closeSuggestion(tx, suggestionId, { status: 'dismissed' });
  });
