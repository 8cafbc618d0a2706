/** What a conversation offered as an incident, and what became of the offer. */
import { v7 as uuidv7 } from 'uuid';
import type { CollectedDetail, MentionedPerson, Suggestion } from '#contract/interview.ts';
import type { ReadTransaction, WriteTransaction } from '../../../platform/database/database.ts';
import { type Draft, FIRST_EPISODE, type Reading } from '../../assistant/index.ts';

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

/** The open suggestions of a conversation, one for an incident at most, the oldest first. */
export const readOpenSuggestions = async (
  tx: ReadTransaction,
  conversationId: string,
): Promise<Suggestion[]> => {
  const [rows, box] = await Promise.all([
    tx.db
      .selectFrom(TABLE)
      .select(['id', 'episode', 'sealed', 'created_at'])
      .where('user_id', '=', tx.userId)
      .where('conversation_id', '=', conversationId)
      .where('status', '=', 'offered')
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    tx.box(),
  ]);
  return rows.map((row) =>
    suggestionFrom(row, conversationId, box.open<SuggestionContent>(TABLE, row.id, row.sealed)),
  );
};

/** Of what is offered, the one to be shown: that of the incident which is being told, or else the oldest. */
export const firstOf = (open: readonly Suggestion[], episode: string = FIRST_EPISODE): Suggestion | null =>
  open.find((suggestion) => (suggestion.episode ?? FIRST_EPISODE) === episode) ?? open[0] ?? null;

/** The open suggestion that is to be shown, or null. See {@link firstOf}. */
export const readOpenSuggestion = async (
  tx: ReadTransaction,
  conversationId: string,
  episode?: string,
): Promise<Suggestion | null> => firstOf(await readOpenSuggestions(tx, conversationId), episode);

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
    .select(['id', 'episode', 'sealed', 'created_at', 'status', 'incident_id'])
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', suggestionId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const content = (await tx.box()).open<SuggestionContent>(TABLE, row.id, row.sealed);
  return {
    suggestion: suggestionFrom(row, conversationId, content),
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
 * Makes an offer of what a reading found of the incident that is being told, when the model is ready for one and no
 * incident was created of it yet. Offers that are open already are brought up to what has been told or taken back
 * since, so that the person never decides on less or on more than she said; one of which too little is left is
 * withdrawn until there is enough again. The conversation is locked, and still as it was read. See {@link isStillAt}.
 */
export const keepOffers = async (
  tx: WriteTransaction,
  conversationId: string,
  { interview, drafts }: Reading,
  ready: boolean,
): Promise<void> => {
  const last = await readLastOffers(tx, conversationId);
  for (const { id, episode, status } of last) {
    const content = contentOf(drafts.find((draft) => draft.episode === episode));
    if (content) await renewSuggestion(tx, id, content);
    // An incident of what is not true any more is none.
    else if (status === 'offered') await closeSuggestion(tx, id, { status: 'withdrawn' });
  }
  const told = interview.collected.key ?? FIRST_EPISODE;
  const content = contentOf(drafts.find((draft) => draft.episode === told));
  const isOffered = last.some(({ episode }) => episode === told);
  if (ready && content && !isOffered && !(await hasCreatedIncident(tx, conversationId, told))) {
    await offerSuggestion(tx, { conversationId, episode: told, id: uuidv7() }, content);
  }
};

/** The offers that are open, or were taken back by us: of an incident, the last of them. */
const readLastOffers = async (
  tx: ReadTransaction,
  conversationId: string,
): Promise<{ id: string; episode: string; status: string }[]> => {
  const rows = await tx.db
    .selectFrom(TABLE)
    .select(['id', 'episode', 'status'])
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const last = new Map(rows.map((row) => [row.episode, row]));
  return [...last.values()].filter(({ status }) => status === 'offered' || status === 'withdrawn');
};

const contentOf = (draft: Draft | undefined): SuggestionContent | undefined => {
  if (!draft?.suggestion) return undefined;
  const { people, day, details } = draft.collected;
  return { ...draft.suggestion, people, day, details };
};

/** Makes an offer; an incident has one open offer at most. */
export const offerSuggestion = async (
  tx: WriteTransaction,
  { conversationId, episode, id }: { conversationId: string; episode: string; id: string },
  content: SuggestionContent,
): Promise<void> => {
  const box = await tx.box();
  await tx.db
    .insertInto(TABLE)
    .values({
      user_id: tx.userId,
      id,
      conversation_id: conversationId,
      episode,
      sealed: box.seal(TABLE, id, content),
    })
    .execute();
};

/** Puts what has been told since into an offer; one that was withdrawn is open again. */
const renewSuggestion = async (
  tx: WriteTransaction,
  suggestionId: string,
  content: SuggestionContent,
): Promise<void> => {
  const box = await tx.box();
  await tx.db
    .updateTable(TABLE)
    .set({ status: 'offered', sealed: box.seal(TABLE, suggestionId, content) })
    .where('user_id', '=', tx.userId)
    .where('id', '=', suggestionId)
    .execute();
};

/** True when an incident record was created of this incident. */
const hasCreatedIncident = async (
  tx: ReadTransaction,
  conversationId: string,
  episode: string,
): Promise<boolean> => {
  const row = await tx.db
    .selectFrom(TABLE)
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .where('episode', '=', episode)
    .where('status', '=', 'created')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Closes an offer. */
export const closeSuggestion = async (
  tx: WriteTransaction,
  suggestionId: string,
  outcome: { status: 'dismissed' | 'withdrawn' } | { status: 'created'; incidentId: string },
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
  { id, episode, created_at }: { id: string; episode: string; created_at: Date },
  conversationId: string,
  { people: _people, day: _day, details: _details, ...shown }: SuggestionContent,
): Suggestion => ({
  ...shown,
  id,
  conversation_id: conversationId,
  ...(episode === FIRST_EPISODE ? {} : { episode }),
  created_at: created_at.toISOString(),
});
