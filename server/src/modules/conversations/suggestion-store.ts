/** What a conversation offered as an incident, and what became of the offer. */
import { v7 as uuidv7 } from 'uuid';
import type { CollectedDetail, MentionedPerson, Suggestion } from '#contract/interview.ts';
import type { ReadTransaction, WriteTransaction } from '../../platform/database/database.ts';
import type { Reading } from '../assistant/index.ts';

const TABLE = 'incident_suggestions';

/** The sealed part of a row: what the person was shown, and who and when it speaks of. */
export type SuggestionContent = Omit<Suggestion, 'id' | 'conversation_id' | 'created_at'> & {
  people: MentionedPerson[];
  day: string | null;
  details: CollectedDetail[];
};

/** A stored suggestion with what is needed to create the incident from it. */
export interface StoredSuggestion {
  suggestion: Suggestion;
  content: SuggestionContent;
  status: string;
  incidentId: string | null;
}

/** The open suggestion of a conversation, or null. */
export const readOpenSuggestion = async (
  tx: ReadTransaction,
  conversationId: string,
): Promise<Suggestion | null> => {
  const [row, box] = await Promise.all([
    tx.db
      .selectFrom(TABLE)
      .select(['id', 'sealed', 'created_at'])
      .where('user_id', '=', tx.userId)
      .where('conversation_id', '=', conversationId)
      .where('status', '=', 'offered')
      .executeTakeFirst(),
    tx.box(),
  ]);
  if (!row) return null;
  return suggestionFrom(
    row.id,
    conversationId,
    row.created_at,
    box.open<SuggestionContent>(TABLE, row.id, row.sealed),
  );
};

/**
 * One suggestion of a conversation, locked until the transaction ends; undefined when there is none.
 *
 * [Note: lock order] Whoever writes in a conversation locks the conversation first, then what belongs to it, the end of
 * the ledger last: a reply that is being saved and an incident that is created from its offer wait for each other, and
 * not in a circle.
 */
export const lockSuggestion = async (
  tx: WriteTransaction,
  conversationId: string,
  suggestionId: string,
): Promise<StoredSuggestion | undefined> => {
  await tx.db
    .selectFrom('conversations')
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('id', '=', conversationId)
    .forUpdate()
    .executeTakeFirst();
  const row = await tx.db
    .selectFrom(TABLE)
    .select(['id', 'sealed', 'created_at', 'status', 'incident_id'])
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', suggestionId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const content = (await tx.box()).open<SuggestionContent>(TABLE, row.id, row.sealed);
  return {
    suggestion: suggestionFrom(row.id, conversationId, row.created_at, content),
    content,
    status: row.status,
    incidentId: row.incident_id,
  };
};

/** How far a conversation was when it was read. */
export interface Stand {
  messageCount: number;
  editCount: number;
}

/**
 * True when nothing has been said or edited in the conversation since then, nor can be before the transaction ends: the
 * conversation is locked.
 */
export const isStillAt = async (
  tx: WriteTransaction,
  conversationId: string,
  { messageCount, editCount }: Stand,
): Promise<boolean> => {
  const row = await tx.db
    .selectFrom('conversations')
    .select(['message_count', 'edit_count'])
    .where('user_id', '=', tx.userId)
    .where('id', '=', conversationId)
    .forUpdate()
    .executeTakeFirst();
  return row?.message_count === messageCount && row.edit_count === editCount;
};

/**
 * Makes an offer of what a reading found when the model is ready for one and no incident was created yet; an offer that
 * is open already is brought up to what has been told or taken back since, so that the person never decides on less
 * or on more than she said. The conversation is locked, and still as it was read. See {@link isStillAt}.
 */
export const keepOffer = async (
  tx: WriteTransaction,
  conversationId: string,
  { interview, draft }: Reading,
  ready: boolean,
): Promise<void> => {
  const open = await readOpenSuggestion(tx, conversationId);
  if (!draft) {
    // She has taken back so much that there is nothing to offer: an incident of what is not true any more is none.
    if (open) await closeSuggestion(tx, open.id, { status: 'dismissed' });
    return;
  }
  const { people, day, details } = interview.collected;
  const content = { ...draft, people, day, details };
  if (open) await renewSuggestion(tx, open.id, content);
  else if (ready && !(await hasCreatedIncident(tx, conversationId))) {
    await offerSuggestion(tx, conversationId, uuidv7(), content);
  }
};

/** Makes an offer; a conversation has one open offer at most. */
export const offerSuggestion = async (
  tx: WriteTransaction,
  conversationId: string,
  suggestionId: string,
  content: SuggestionContent,
): Promise<void> => {
  const box = await tx.box();
  await tx.db
    .insertInto(TABLE)
    .values({
      user_id: tx.userId,
      id: suggestionId,
      conversation_id: conversationId,
      sealed: box.seal(TABLE, suggestionId, content),
    })
    .execute();
};

/** Puts what has been told since into an open offer. */
const renewSuggestion = async (
  tx: WriteTransaction,
  suggestionId: string,
  content: SuggestionContent,
): Promise<void> => {
  const box = await tx.box();
  await tx.db
    .updateTable(TABLE)
    .set({ sealed: box.seal(TABLE, suggestionId, content) })
    .where('user_id', '=', tx.userId)
    .where('id', '=', suggestionId)
    .where('status', '=', 'offered')
    .execute();
};

/** True when an incident was created from this conversation. */
const hasCreatedIncident = async (tx: ReadTransaction, conversationId: string): Promise<boolean> => {
  const row = await tx.db
    .selectFrom(TABLE)
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .where('status', '=', 'created')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Closes an offer. */
export const closeSuggestion = async (
  tx: WriteTransaction,
  suggestionId: string,
  outcome: { status: 'dismissed' } | { status: 'created'; incidentId: string },
): Promise<void> => {
  await tx.db
    .updateTable(TABLE)
    .set({
      status: outcome.status,
      ...(outcome.status === 'created' ? { incident_id: outcome.incidentId } : {}),
    })
    .where('user_id', '=', tx.userId)
    .where('id', '=', suggestionId)
    .execute();
};

const suggestionFrom = (
  id: string,
  conversationId: string,
  createdAt: Date,
  { people: _people, day: _day, details: _details, ...shown }: SuggestionContent,
): Suggestion => ({ ...shown, id, conversation_id: conversationId, created_at: createdAt.toISOString() });
