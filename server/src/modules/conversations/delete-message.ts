import type { Actor } from '../../platform/database/database.ts';
import type { ConversationServices } from './conversation-services.ts';
import { keepOffersAnew } from './offers/keep-offers-anew.ts';
import { removeMessage } from './remove-message.ts';
import { stopHere } from './replies/running-turns.ts';
import { readOptionsFor } from './telling/interview-of.ts';

/**
 * Deletes one message, the person's or the assistant's, with the files that nothing else brings. The ledger keeps it,
 * sealed (docs/decisions/007), and incidents made of the conversation stay. What was read out of it goes: details, pointers
 * and the remembered summary at once; offers are taken back with it and made again of what is left. A reply to it that is
 * being written is stopped and not saved. Asked again, it changes nothing.
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
  await keepOffersAnew(services, { userId, conversationId: place.conversationId, readOptions }, false);
};
