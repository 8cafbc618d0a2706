import type { CollectedAnswer, DetailEdit } from '#contract/interview.ts';
import type { Actor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/requests/problem-error.ts';
import { WorkerError } from '../../platform/workers/worker-error.ts';
import type { ConversationServices } from './conversation-services.ts';
import { readTelling, writeDetailEdit } from './detail-edits.ts';
import { readOptionsFor, saidIn } from './interview-of.ts';
import { isStillAt, keepOffer, readOpenSuggestion } from './suggestion-store.ts';

/**
 * Corrects, erases or marks as unsure what was collected of one kind, or undoes that. An offer that is open is
 * brought up to it, or taken back where too little is left.
 * @throws ProblemError `not_found`; `unavailable` when the edit is kept and cannot be shown at the moment.
 */
export const editDetail = async (
  { database, interviews }: ConversationServices,
  actor: Actor,
  conversationId: string,
  edit: DetailEdit,
  timeZone: string | undefined,
): Promise<CollectedAnswer> => {
  const { messages, edits, editCount } = await database.asUser(actor, async (tx) => {
    await writeDetailEdit(tx, conversationId, edit);
    return await readTelling(tx, conversationId);
  });
  try {
    const reading = await interviews.readForOffer(saidIn(messages), {
      ...readOptionsFor(actor.userId, timeZone),
      edits,
    });
    const suggestion = await database.asUser(actor, async (tx) => {
      // Whoever has written since brings the offer up to date herself.
      if (await isStillAt(tx, conversationId, { messageCount: messages.length, editCount })) {
        await keepOffer(tx, conversationId, reading, false);
      }
      return await readOpenSuggestion(tx, conversationId);
    });
    return { collected: reading.interview.collected, suggestion };
  } catch (error) {
    if (!(error instanceof WorkerError)) throw error;
    throw new ProblemError('unavailable', { retryAfterSeconds: 2 }, { cause: error });
  }
};
