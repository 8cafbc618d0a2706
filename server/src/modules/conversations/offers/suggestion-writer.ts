/** What becomes of an offer. */
import type { Suggestion } from '#contract/interview.ts';
import type { WriteTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/requests/problem-error.ts';
import { lockConversation } from '../conversation-writer.ts';
import { SUGGESTIONS, type SuggestionContent, suggestionFrom } from './suggestion-reader.ts';

/** A stored suggestion with what is needed to create the incident from it. */
export interface StoredSuggestion {
  suggestion: Suggestion;
  content: SuggestionContent;
  status: string;
  incidentId: string | null;
}

/**
 * One suggestion of a conversation, locked until the transaction ends.
 *
 * [Note: lock order] Whoever writes in a conversation locks the conversation first, then what belongs to it, the end of
 * the ledger last: a reply that is being saved and an incident that is created from its offer wait for each other, and
 * not in a circle.
 * @throws ProblemError `not_found`
 */
export const lockSuggestion = async (
  tx: WriteTransaction,
  conversationId: string,
  suggestionId: string,
): Promise<StoredSuggestion> => {
  await lockConversation(tx, conversationId);
  const row = await tx.db
    .selectFrom(SUGGESTIONS)
    .select(['id', 'episode', 'sealed', 'created_at', 'status', 'incident_id'])
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', suggestionId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
  const content = (await tx.box()).open<SuggestionContent>(SUGGESTIONS, row.id, row.sealed);
  return {
    suggestion: suggestionFrom(row, conversationId, content),
    content,
    status: row.status,
    incidentId: row.incident_id,
  };
};

/** Makes an offer; an incident has one open offer at most. */
export const offerSuggestion = async (
  tx: WriteTransaction,
  { conversationId, episode, id }: { conversationId: string; episode: string; id: string },
  content: SuggestionContent,
): Promise<void> => {
  const box = await tx.box();
  await tx.db
    .insertInto(SUGGESTIONS)
    .values({
      user_id: tx.userId,
      id,
      conversation_id: conversationId,
      episode,
      sealed: box.seal(SUGGESTIONS, id, content),
    })
    .execute();
};

/** Puts what has been told since into an offer; one that was withdrawn is open again. */
export const renewSuggestion = async (
  tx: WriteTransaction,
  suggestionId: string,
  content: SuggestionContent,
): Promise<void> => {
  const box = await tx.box();
  await tx.db
    .updateTable(SUGGESTIONS)
    .set({ status: 'offered', sealed: box.seal(SUGGESTIONS, suggestionId, content) })
    .where('user_id', '=', tx.userId)
    .where('id', '=', suggestionId)
    .execute();
};

/** Closes all that is offered in a conversation; what was withdrawn is offered again once it has been read anew. */
export const closeAllSuggestions = async (
  tx: WriteTransaction,
  conversationId: string,
  status: 'dismissed' | 'withdrawn',
): Promise<void> => {
  await tx.db
    .updateTable(SUGGESTIONS)
    .set({ status })
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .where('status', '=', 'offered')
    .execute();
};

/** Closes an offer. */
export const closeSuggestion = async (
  tx: WriteTransaction,
  suggestionId: string,
  outcome: { status: 'dismissed' | 'withdrawn' } | { status: 'created'; incidentId: string },
): Promise<void> => {
  await tx.db
    .updateTable(SUGGESTIONS)
    .set({
      status: outcome.status,
      ...(outcome.status === 'created' ? { incident_id: outcome.incidentId } : {}),
    })
    .where('user_id', '=', tx.userId)
    .where('id', '=', suggestionId)
    .execute();
};
