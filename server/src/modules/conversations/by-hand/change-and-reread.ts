/** After a change by hand the conversation is read again, and its suggestions are updated. */
import type { CollectedAnswer } from '#contract/interview.ts';
import type { Actor, WriteTransaction } from '../../../platform/database/database.ts';
import { isUnchangedSince } from '../conversation-revision.ts';
import type { ConversationServices } from '../conversation-services.ts';
import { readingProblem, WITHOUT_A_REPLY } from '../reading-problem.ts';
import { offered, readOpenSuggestions } from '../suggestions/suggestion-reader.ts';
import { updateSuggestions } from '../suggestions/update-suggestions.ts';
import { readOptionsFor, saidIn } from '../telling/interview-of.ts';
import { readTelling } from '../telling/telling.ts';

/**
 * Makes the change, reads the conversation with it, and updates the suggestions to what was read.
 * @param change runs first, in a transaction of its own
 * @throws ProblemError what `change` throws; `unavailable` when the change is stored but the reading failed
 */
export const changeAndReread = async (
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
    const reading = await interviews.read(saidIn(messages), {
      ...readOptionsFor(actor.userId, timeZone),
      ...aids,
    });
    const { collected } = reading;
    const suggestion = await database.asUser(actor, async (tx) => {
      // A message or edit since then has its own reading, which updates the suggestions.
      if (await isUnchangedSince(tx, conversationId, { messageCount: messages.length, editCount })) {
        await updateSuggestions(tx, conversationId, reading, false);
      }
      return offered(await readOpenSuggestions(tx, conversationId), collected.key, reading.reading);
    });
    return { collected, suggestion };
  } catch (error) {
    throw readingProblem(error, WITHOUT_A_REPLY) ?? error;
  }
};
