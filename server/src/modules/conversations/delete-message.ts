import type { Actor } from '../../platform/database/database.ts';
import type { ConversationServices } from './conversation-services.ts';
import { removeMessage } from './remove-message.ts';
import { stopHere } from './replies/running-turns.ts';
import { readAndUpdateSuggestions } from './suggestions/read-and-update-suggestions.ts';
import { readOptionsFor } from './telling/interview-of.ts';

/**
 * Deletes one message, the person's or the assistant's, with the files that are attached to nothing else. The ledger keeps
 * it, sealed (docs/decisions/007), and incidents that were created from the conversation stay. What was read in it goes:
 * details, pointers and the summary at once; suggestions are withdrawn, and created again from the other messages. A reply
 * to it that is being written is stopped and not saved. A repeated call changes nothing.
 * @throws ProblemError `not_found`
 */
export const deleteMessage = async (
  services: ConversationServices,
  actor: Actor,
  place: { conversationId: string; messageId: string },
  timeZone: string | undefined,
): Promise<void> => {
  const isGone = await services.database.asUser(actor, async (tx) => {
    const removed = await removeMessage(tx, place);
    tx.afterCommit(() => stopHere(services, tx.userId, place.messageId));
    return removed;
  });
  if (!isGone) return;
  const { userId } = actor;
  const readOptions = readOptionsFor(userId, timeZone);
  await readAndUpdateSuggestions(
    services,
    { userId, conversationId: place.conversationId, readOptions },
    false,
  );
};
