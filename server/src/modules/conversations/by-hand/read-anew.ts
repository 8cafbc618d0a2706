/** What comes after a change by hand: the conversation is read again, and what it offers brought up to that. */
import type { CollectedAnswer } from '#contract/interview.ts';
import type { Actor, WriteTransaction } from '../../../platform/database/database.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { isStillAt } from '../conversation-stand.ts';
import { keepOffers } from '../offers/keep-offers.ts';
import { readOpenSuggestion } from '../offers/suggestion-reader.ts';
import { readingProblem, WITHOUT_A_REPLY } from '../reading-problem.ts';
import { readOptionsFor, saidIn } from '../telling/interview-of.ts';
import { readTelling } from '../telling/telling.ts';

/**
 * Makes the change, reads the conversation with it, and brings what is offered up to what was read.
 * @param change what is done first, in a transaction of its own
 * @throws ProblemError what `change` throws; `unavailable` when the change is kept and cannot be shown at the moment.
 */
export const readAnew = async (
  { database, interviews }: ConversationServices,
  actor: Actor,
  { conversationId, timeZone }: { conversationId: string; timeZone: string | undefined },
  change: (tx: WriteTransaction) => Promise<void>,
): Promise<CollectedAnswer> => {
  const { messages, aids, editCount } = await database.asUser(actor, async (tx) => {
    await change(tx);
    return await readTelling(tx, conversationId);
  });
  try {
    const reading = await interviews.readForOffer(saidIn(messages), {
      ...readOptionsFor(actor.userId, timeZone),
      ...aids,
    });
    const { collected } = reading.interview;
    const suggestion = await database.asUser(actor, async (tx) => {
      // Whoever has written since brings the offers up to date herself.
      if (await isStillAt(tx, conversationId, { messageCount: messages.length, editCount })) {
        await keepOffers(tx, conversationId, reading, false);
      }
      return await readOpenSuggestion(tx, conversationId, collected.key);
    });
    return { collected, suggestion };
  } catch (error) {
    throw readingProblem(error, WITHOUT_A_REPLY) ?? error;
  }
};
