import type { OpenConversation } from '#contract/conversations.ts';
import type { Actor, Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/requests/problem-error.ts';
import { readConversation, readMessages } from './conversation-reader.ts';
import { interviewOf } from './interview-of.ts';
import { readOpenSuggestion } from './suggestion-store.ts';

/**
 * A conversation with its messages, what has been collected, and the open suggestion.
 * @param timeZone IANA name in which relative dates are read.
 * @throws ProblemError `not_found`
 */
export const openConversation = (
  database: Database,
  actor: Actor,
  conversationId: string,
  timeZone: string,
): Promise<OpenConversation> =>
  database.asReader(actor, async (tx) => {
    const [conversation, messages, suggestion] = await Promise.all([
      readConversation(tx, conversationId),
      readMessages(tx, conversationId),
      readOpenSuggestion(tx, conversationId),
    ]);
    if (!conversation) throw new ProblemError('not_found');
    return { conversation, messages, collected: interviewOf(messages, timeZone).collected, suggestion };
  });
