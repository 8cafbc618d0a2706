import type { Actor, Database } from '../../platform/database/database.ts';
import { removeConversation } from './conversation-writer.ts';

/**
 * Deletes a conversation with its messages and suggestions. Incidents that were created from it stay; the ledger keeps
 * every message, sealed (docs/decisions/007). A reply that is being written is not saved.
 * @throws ProblemError `not_found`
 */
export const deleteConversation = (database: Database, actor: Actor, conversationId: string): Promise<void> =>
  database.asUser(actor, (tx) => removeConversation(tx, conversationId));
