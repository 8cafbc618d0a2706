/** The incidents that a conversation suggests. */
import * as z from 'zod/mini';
import { certainty, detailKind } from '#contract/common/details.ts';
import { dateCertainty } from '#contract/common/incident-when.ts';
import { DEFAULTED_FIELDS } from '#contract/incidents.ts';
import { personPart, type Suggestion, suggestion } from '#contract/interview.ts';
import type { ReadTransaction } from '../../../platform/database/database.ts';
import { sealedKind } from '../../../platform/sealing/sealed-kind.ts';
import { FIRST_EPISODE } from '../../interview/index.ts';
import { conversationsWithMessages } from '../conversation-reader.ts';

export const SUGGESTIONS = 'incident_suggestions';

/** The sealed part of a row: what the person was shown, with what an incident is created from. */
const suggestionContent = z.extend(
  z.omit(suggestion, { id: true, conversation_id: true, episode: true, created_at: true }),
  {
    people: z.array(z.object({ name: z.string(), role: z.string(), part: personPart })),
    day: z.nullable(z.string()),
    time: z.nullable(z.string()),
    /** How surely the day is known, or that it is not; null where the person did not say. */
    dateCertainty: z.nullable(dateCertainty),
    /** Defaults that nothing was told of. */
    unstated: z.array(z.enum(DEFAULTED_FIELDS)),
    details: z.array(
      z.object({
        kind: detailKind,
        certainty,
        reserved: z.exactOptional(z.literal(true)),
        words: z.array(z.string()),
      }),
    ),
  },
);
export type SuggestionContent = z.infer<typeof suggestionContent>;

/** A suggestion of shape 2: what had been collected, each detail with one value. */
interface AssertedSuggestion {
  people: { name: string; role: string; witness?: boolean }[];
  details: {
    kind: string;
    certainty: string;
    reserved?: true;
    value?: string;
    sources?: { words: string }[];
  }[];
}

const withParts = (older: unknown): unknown => {
  const { people, details, ...content } = older as AssertedSuggestion;
  return {
    ...content,
    account: [],
    rest: [],
    people: people.map(({ name, role, witness }) => ({
      name,
      role,
      part: witness ? 'witness' : 'mentioned',
    })),
    saidWhen: details.some(({ kind, certainty: how }) => kind === 'when' && how !== 'unknown'),
    details: details.map(({ kind, certainty: how, reserved, value, sources = [] }) => ({
      kind,
      certainty: how,
      ...(reserved && { reserved }),
      words: sources.length > 0 ? sources.map(({ words }) => words) : value ? [value] : [],
    })),
  };
};

/** Shape 1: a suggestion held no details and, at first, no people and no day. */
const withDetails = (older: unknown): unknown => ({
  people: [],
  day: null,
  details: [],
  ...(older as object),
});

/** Shape 3: neither the hour, nor how surely the day is known, nor which defaults were told. */
const withCertainty = (older: unknown): unknown => {
  const { saidWhen: _said, ...content } = older as { saidWhen: boolean };
  return { ...content, time: null, dateCertainty: null, unstated: [] };
};

export const SEALED_SUGGESTION = sealedKind({
  table: SUGGESTIONS,
  binds: ['id', 'conversation_id', 'episode', 'version', 'status', 'created_at'],
  content: suggestionContent,
  upgrades: [withDetails, withParts, withCertainty],
  formerContext: ({ id }) => `incident_suggestions/${id}`,
});

/** The columns that are needed to open a suggestion. */
export const SUGGESTION_COLUMNS = [
  'id',
  'conversation_id',
  'episode',
  'version',
  'status',
  'created_at',
  'sealed',
] as const;

/** The open suggestions of a conversation, at most one an incident, oldest first. */
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

/** The open suggestion to show: that of the incident which is being told, or else the oldest. */
export const firstOf = (open: readonly Suggestion[], episode: string = FIRST_EPISODE): Suggestion | null =>
  open.find((suggestion) => (suggestion.episode ?? FIRST_EPISODE) === episode) ?? open[0] ?? null;

/** The same, and none for the rest of the day of an alarm: a record can wait. */
export const offered = (
  open: readonly Suggestion[],
  episode: string | undefined,
  { isAlarmed }: { isAlarmed: boolean },
): Suggestion | null => (isAlarmed ? null : firstOf(open, episode));

/** The latest suggestion of each incident, where that one is open or was withdrawn by us. */
export const readLatestSuggestions = async (
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

/** True when an incident record was created from a suggestion of this incident. */
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

/** The conversations that contain these messages and have an open suggestion. */
export const readConversationsWithSuggestion = async (
  tx: ReadTransaction,
  messageIds: readonly string[],
): Promise<string[]> => {
  const rows = await tx.db
    .selectFrom(SUGGESTIONS)
    .select('conversation_id')
    .distinct()
    .where('user_id', '=', tx.userId)
    .where('status', '=', 'offered')
    .where('conversation_id', 'in', conversationsWithMessages(tx, messageIds))
    .execute();
  return rows.map((row) => row.conversation_id);
};

/** A suggestion as the person is shown it. */
export const suggestionFrom = (
  { id, episode, created_at }: { id: string; episode: string; created_at: Date },
  conversationId: string,
  content: SuggestionContent,
): Suggestion => ({
  ...shownOf(content),
  id,
  conversation_id: conversationId,
  ...(episode === FIRST_EPISODE ? {} : { episode }),
  created_at: created_at.toISOString(),
});

/** Without what only an incident is created from. */
const shownOf = ({
  people: _people,
  day: _day,
  time: _time,
  dateCertainty: _certainty,
  unstated: _unstated,
  details: _details,
  ...shown
}: SuggestionContent): Omit<Suggestion, 'id' | 'conversation_id' | 'episode' | 'created_at'> => shown;
