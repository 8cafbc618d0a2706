import type { Actor } from '../../../platform/database/database.ts';
import { requireOwnMessage } from '../conversation-reader.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { askToStop, type ReplyPlace } from './running-replies.ts';
import { stopHere } from './running-turns.ts';

/**
 * Stops the reply to a message, whichever server writes it: the text received so far is kept. A reply that has ended, or
 * that no server writes, stays as it is. The saved reply says that it was stopped, and so does the ledger.
 * @throws ProblemError `not_found` when the person has no such message in this conversation
 */
export const stopReply = (
  { database, runningTurns }: ConversationServices,
  actor: Actor,
  { conversationId, messageId }: ReplyPlace,
): Promise<void> =>
  database.asUser(actor, async (tx) => {
    await requireOwnMessage(tx, conversationId, messageId);
    await askToStop(tx, messageId);
    tx.afterCommit(() => stopHere({ runningTurns }, tx.userId, messageId));
  });
