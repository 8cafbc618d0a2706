import type { OpenConversation } from '#contract/conversations.ts';
import type { Collected } from '#contract/interview.ts';
import type { Actor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/errors/problem-error.ts';
import { readConversation } from './conversation-reader.ts';
import type { ConversationServices } from './conversation-services.ts';
import { readingProblem } from './reading-problem.ts';
import { readPendingReplies } from './replies/running-replies.ts';
import { isTakenHere } from './replies/running-turns.ts';
import { firstOf, offered, readOpenSuggestions } from './suggestions/suggestion-reader.ts';
import { readOptionsFor, saidIn } from './telling/interview-of.ts';
import { withSpokenAlarm } from './telling/spoken-alarm.ts';
import { readTelling } from './telling/telling.ts';

const NOTHING_COLLECTED: Collected = { proposals: [], told: [], card: null };

/**
 * A conversation with its messages, what has been collected, and the open suggestion.
 * @param timeZone IANA name in which relative dates are read.
 * @throws ProblemError `not_found`; `unavailable` when this person has too many readings under way.
 */
export const openConversation = async (
  { database, interviews, log, events, runningTurns }: ConversationServices,
  actor: Actor,
  conversationId: string,
  timeZone: string,
): Promise<OpenConversation> => {
  const [conversation, { messages, aids }, open, pending] = await database.asReader(actor, (tx) =>
    Promise.all([
      readConversation(tx, conversationId),
      readTelling(tx, conversationId),
      readOpenSuggestions(tx, conversationId),
      readPendingReplies(tx, conversationId, {
        server: events.server,
        isWrittenHere: (messageId) => isTakenHere({ runningTurns }, actor.userId, messageId),
      }),
    ]),
  );
  if (!conversation) throw new ProblemError('not_found');
  const shown = {
    conversation,
    messages: messages.map(withSpokenAlarm),
    ...(pending.length > 0 && { replies: pending }),
  };
  try {
    const { collected, reading } = await interviews.read(saidIn(messages), {
      ...readOptionsFor(actor.userId, timeZone),
      ...aids,
    });
    return { ...shown, collected, suggestion: offered(open, collected.key, reading) };
  } catch (error) {
    const problem = readingProblem(error);
    if (!problem) throw error;
    if (problem.code === 'unavailable') throw problem;
    // Where the reading fails, the person can still see what they wrote.
    log.error({ err: error }, 'an interview could not be read');
    return { ...shown, collected: NOTHING_COLLECTED, suggestion: firstOf(open) };
  }
};
