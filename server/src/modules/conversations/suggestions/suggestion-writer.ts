/** Creates suggestions and changes their state. */
import type { Suggestion } from '#contract/interview.ts';
import type { WriteTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { lockConversation } from '../conversation-writer.ts';
import {
  SEALED_SUGGESTION,
  SUGGESTION_COLUMNS,
  SUGGESTIONS,
  type SuggestionContent,
  suggestionFrom,
} from './suggestion-reader.ts';

/** A stored suggestion with everything that an incident is created from. */
export interface StoredSuggestion {
  suggestion: Suggestion;
  content: SuggestionContent;
  status: string;
  incidentId: string | null;
}

/**
 * One suggestion of a conversation, locked until the transaction ends.
 *
 * [Note: lock order] A transaction that writes in a conversation locks the conversation first, then its rows, and the end
 * of the ledger last. So a reply that is being saved and an incident that is created from its suggestion cannot
 * deadlock.
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
    .select([...SUGGESTION_COLUMNS, 'incident_id'])
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', suggestionId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
  const content = SEALED_SUGGESTION.open(await tx.box(), row, row.sealed);
  return {
    suggestion: suggestionFrom(row, conversationId, content),
    content,
    status: row.status,
    incidentId: row.incident_id,
  };
};

/** Stores a new open suggestion; an incident has at most one. */
export const insertSuggestion = async (
  tx: WriteTransaction,
  { conversationId, episode, id }: { conversationId: string; episode: string; id: string },
  content: SuggestionContent,
): Promise<void> => {
  const columns = {
    id,
    conversation_id: conversationId,
    episode,
    version: 1,
    status: 'offered',
    created_at: new Date(),
  };
  await tx.db
    .insertInto(SUGGESTIONS)
    .values({
      ...columns,
      user_id: tx.userId,
      sealed: SEALED_SUGGESTION.seal(await tx.box(), columns, content),
    })
    .execute();
};

/** Replaces the content of a suggestion; one that was withdrawn is open again. */
export const updateSuggestion = (
  tx: WriteTransaction,
  suggestionId: string,
  content: SuggestionContent,
): Promise<void> => rewriteSuggestion(tx, suggestionId, { status: 'offered', content });

/** Dismisses all open suggestions of a conversation. */
export const dismissAllSuggestions = (tx: WriteTransaction, conversationId: string): Promise<void> =>
  closeAll(tx, conversationId, 'dismissed');

/** Withdraws all open suggestions of a conversation, until it has been read again. */
export const withdrawSuggestions = (tx: WriteTransaction, conversationId: string): Promise<void> =>
  closeAll(tx, conversationId, 'withdrawn');

const closeAll = async (
  tx: WriteTransaction,
  conversationId: string,
  status: 'dismissed' | 'withdrawn',
): Promise<void> => {
  const open = await tx.db
    .selectFrom(SUGGESTIONS)
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .where('status', '=', 'offered')
    .execute();
  for (const { id } of open) await rewriteSuggestion(tx, id, { status });
};

/**
 * Empties every suggestion of a conversation, whatever its state, because each may hold words of a message that is being
 * deleted. Open ones are withdrawn, and opened again once the conversation has been read again.
 */
export const emptySuggestions = async (tx: WriteTransaction, conversationId: string): Promise<void> => {
  const made = await tx.db
    .selectFrom(SUGGESTIONS)
    .select(['id', 'status'])
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .execute();
  for (const { id, status } of made) {
    await rewriteSuggestion(tx, id, { status: status === 'offered' ? 'withdrawn' : status, content: EMPTY });
  }
};

const EMPTY: SuggestionContent = {
  title: '',
  description: '',
  account: [],
  rest: [],
  severity: 'low',
  type: 'other',
  extractedData: { date: null, location: null, people: [], facts: [] },
  people: [],
  day: null,
  time: null,
  dateCertainty: null,
  unstated: [],
  details: [],
};

/** Closes a suggestion. */
export const closeSuggestion = (
  tx: WriteTransaction,
  suggestionId: string,
  outcome: { status: 'dismissed' | 'withdrawn' } | { status: 'created'; incidentId: string },
): Promise<void> => rewriteSuggestion(tx, suggestionId, outcome);

/** Changes the state of a suggestion of a locked conversation, and seals it again, because the seal binds the state. */
const rewriteSuggestion = async (
  tx: WriteTransaction,
  suggestionId: string,
  { status, incidentId, content }: { status: string; incidentId?: string; content?: SuggestionContent },
): Promise<void> => {
  const row = await tx.db
    .selectFrom(SUGGESTIONS)
    .select(SUGGESTION_COLUMNS)
    .where('user_id', '=', tx.userId)
    .where('id', '=', suggestionId)
    .executeTakeFirst();
  if (!row) return;
  const box = await tx.box();
  const columns = { ...row, status, version: row.version + 1 };
  const kept = content ?? SEALED_SUGGESTION.tryOpen(box, row, row.sealed);
  await tx.db
    .updateTable(SUGGESTIONS)
    .set({
      status,
      ...(incidentId === undefined ? {} : { incident_id: incidentId }),
      ...(kept && { version: columns.version, sealed: SEALED_SUGGESTION.seal(box, columns, kept) }),
    })
    .where('user_id', '=', tx.userId)
    .where('id', '=', suggestionId)
    .execute();
};
