/** What a conversation offered as an incident. */
import * as z from 'zod/mini';
import { collectedDetail, mentionedPerson, type Suggestion, suggestion } from '#contract/interview.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { sealedKind } from '../../../platform/sealing/sealed-kind.ts';
import { FIRST_EPISODE } from '../../assistant/index.ts';
import { conversationsWithFile } from '../conversation-reader.ts';

export const SUGGESTIONS = 'incident_suggestions';

/** The sealed part of a row: what the person was shown, and who and when it speaks of. */
const suggestionContent = z.extend(
  z.omit(suggestion, { id: true, conversation_id: true, created_at: true }),
  {
    people: z.array(mentionedPerson),
    day: z.nullable(z.string()),
    details: z.array(collectedDetail),
  },
);
export type SuggestionContent = z.infer<typeof suggestionContent>;

/** Shape 1: an offer held neither the details nor, at first, whom and when it speaks of. */
const withDetails = (older: unknown): unknown => ({
  people: [],
  day: null,
  details: [],
  ...(older as object),
});

export const SEALED_SUGGESTION = sealedKind({
  table: SUGGESTIONS,
  binds: ['id', 'conversation_id', 'episode', 'version', 'status', 'created_at'],
  content: suggestionContent,
  upgrades: [withDetails],
  formerContext: ({ id }) => `incident_suggestions/${id}`,
});

/** What is selected of an offer to open it. */
export const SUGGESTION_COLUMNS = [
  'id',
  'conversation_id',
  'episode',
  'version',
  'status',
  'created_at',
  'sealed',
] as const;

/** The open suggestions of a conversation, one for an incident at most, the oldest first. */
export const readOpenSuggestions = async (
  tx: ReadTransaction,
  conversationId: string,
): Promise<Suggestion[]> => {
  const [rows, box] = await Promise.all([
    tx.db
      .selectFrom(SUGGESTIONS)
      .select(SUGGESTION_COLUMNS)
      .where('user_id', '=', tx.userId)
      .where('conversation_id', '=', conversationId)
      .where('status', '=', 'offered')
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    tx.box(),
  ]);
  return rows.map((row) => suggestionFrom(row, conversationId, SEALED_SUGGESTION.open(box, row, row.sealed)));
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

/** The offers that are open, or were taken back by us: of an incident, the last of them. */
export const readLastOffers = async (
  tx: ReadTransaction,
  conversationId: string,
): Promise<{ id: string; episode: string; status: string }[]> => {
  const rows = await tx.db
    .selectFrom(SUGGESTIONS)
    .select(['id', 'episode', 'status'])
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const last = new Map(rows.map((row) => [row.episode, row]));
  return [...last.values()].filter(({ status }) => status === 'offered' || status === 'withdrawn');
};

/** True when an incident record was created of this incident. */
export const hasCreatedIncident = async (
  tx: ReadTransaction,
  conversationId: string,
  episode: string,
): Promise<boolean> => {
  const row = await tx.db
    .selectFrom(SUGGESTIONS)
    .select('id')
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .where('episode', '=', episode)
    .where('status', '=', 'created')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** The conversations in which this file is part of what is told, and something is offered. */
export const readOfferingConversations = async (tx: ReadTransaction, fileId: string): Promise<string[]> => {
  const rows = await tx.db
    .selectFrom(SUGGESTIONS)
    .select('conversation_id')
    .distinct()
    .where('user_id', '=', tx.userId)
    .where('status', '=', 'offered')
    .where('conversation_id', 'in', conversationsWithFile(tx, fileId))
    .execute();
  return rows.map((row) => row.conversation_id);
};

/** An offer as the person is shown it. */
export const suggestionFrom = (
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
