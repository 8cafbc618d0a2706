/** How the person has divided a conversation into incidents by hand. */
import { sql } from 'kysely';
import { EPISODE_MARKS_MAX_COUNT } from '#contract/common/limits.ts';
import type { EpisodeMark } from '#contract/interview.ts';
import type { Division } from '#interviewer/index.ts';
import type { ReadTransaction, WriteTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { appendToLedger } from '../../../platform/ledger/ledger.ts';
import { FIRST_EPISODE } from '../../interview/index.ts';
import { requireOwnMessage } from '../conversation-reader.ts';
import { lockConversation } from '../conversation-writer.ts';
import { countEdit } from '../edit-writer.ts';

declare module '../../../platform/ledger/ledger.ts' {
  interface LedgerEntities {
    conversation_episode: true;
  }
}

const TABLE = 'episode_marks';

/** A division of the conversation, with the number of the mark. */
export type EpisodeDivision = Division & { made: number };

/** The key of an incident that the person began with the next message: by the number of messages before it. */
const begunKey = (at: number): string => `b${at}`;

/** A row of the table: the message or incident that it is about, and the action. */
interface MarkRow {
  about: string;
  action: string;
  at: number | null;
  episode: string | null;
}

/** The marks in force, in the order in which they were made: of several about the same place, the last one. */
export const readEpisodeMarks = async (
  tx: ReadTransaction,
  conversationId: string,
): Promise<EpisodeDivision[]> => {
  const rows = await readRows(tx, conversationId);
  const last = new Map(rows.map((row) => [row.about, row.made]));
  return rows.filter(({ about, made }) => last.get(about) === made).map(markFrom);
};

const readRows = (tx: ReadTransaction, conversationId: string): Promise<(MarkRow & { made: number })[]> =>
  tx.db
    .selectFrom(TABLE)
    .select(['made', 'about', 'action', 'at', 'episode'])
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .orderBy('made')
    .execute();

const markFrom = ({ made, action, at, episode }: MarkRow & { made: number }): EpisodeDivision => {
  if (action === 'begin') return { made, action, at: at ?? 0, key: episode ?? begunKey(at ?? 0) };
  const key = episode ?? FIRST_EPISODE;
  if (action === 'continue') return { made, action, at: at ?? 0, key };
  return { made, action: action === 'keep' ? 'keep' : 'join', key };
};

/**
 * Stores a mark and records it. Undoing a mark that no longer exists changes nothing.
 * @throws ProblemError `not_found` when the person has no such conversation, or has written no such message in it;
 *   `not_ready` when the conversation has reached its limit of marks
 */
export const writeEpisodeMark = async (
  tx: WriteTransaction,
  conversationId: string,
  mark: EpisodeMark,
): Promise<void> => {
  const { message_count: end } = await lockConversation(tx, conversationId);
  const rows = await readRows(tx, conversationId);
  if (mark.action === 'undo') {
    const undone = rows.find(({ made }) => made === mark.mark);
    if (!undone) return;
    await tx.db
      .deleteFrom(TABLE)
      .where('user_id', '=', tx.userId)
      .where('conversation_id', '=', conversationId)
      .where('made', '=', undone.made)
      .execute();
    await countEdit(tx, conversationId);
    await record(tx, conversationId, 'delete', undone);
    return;
  }
  const row = await rowFrom(tx, conversationId, mark, { end, rows });
  // A second click stores nothing: two marks would take two steps to undo, the first without a visible effect.
  if (isSame(row, rows.at(-1))) return;
  if (rows.length >= EPISODE_MARKS_MAX_COUNT) throw new ProblemError('not_ready');
  const editCount = await countEdit(tx, conversationId);
  // Never the key of a mark that was undone: another tab could still use that.
  const made = Math.max(editCount, (rows.at(-1)?.made ?? 0) + 1);
  await tx.db
    .insertInto(TABLE)
    .values({ user_id: tx.userId, conversation_id: conversationId, made, ...row })
    .execute();
  await record(tx, conversationId, 'create', row);
};

const isSame = (row: MarkRow, last: MarkRow | undefined): boolean =>
  last?.about === row.about && last.action === row.action && last.episode === row.episode;

const rowFrom = async (
  tx: ReadTransaction,
  conversationId: string,
  { action, message_id, episode = FIRST_EPISODE }: EpisodeMark,
  { end, rows }: { end: number; rows: readonly MarkRow[] },
): Promise<MarkRow> => {
  if (action === 'join' || action === 'keep') return { about: `of:${episode}`, action, at: null, episode };
  if (action === 'continue') return { about: `at:${end}`, action, at: end, episode };
  const at =
    message_id === undefined ? end : (await requireOwnMessage(tx, conversationId, message_id)).before;
  const about = `at:${at}`;
  // An incident that was begun there before keeps its key, and what is stored under it.
  const before = rows.findLast((row) => row.about === about && row.action === 'begin');
  const named = message_id === undefined ? freeName(rows, at) : `${message_id}:0`;
  return { about, action: 'begin', at, episode: before ? before.episode : named };
};

/**
 * Null where the key can be made from the place. After a message was deleted it cannot: another incident may have that
 * key.
 */
const freeName = (rows: readonly MarkRow[], at: number): string | null => {
  const taken = new Set(rows.flatMap(({ action, episode }) => (action === 'begin' ? (episode ?? []) : [])));
  let place = at;
  while (taken.has(begunKey(place))) place += 1;
  return place === at ? null : begunKey(place);
};

/**
 * A message is removed from the conversation: the place of every mark behind it becomes one smaller. Incidents whose key
 * was made from their place keep that key, because other rows refer to it.
 * @param place the number of messages before it
 */
export const moveEpisodeMarks = async (
  tx: WriteTransaction,
  conversationId: string,
  place: number,
): Promise<void> => {
  const moved = tx.db
    .updateTable(TABLE)
    .where('user_id', '=', tx.userId)
    .where('conversation_id', '=', conversationId)
    .where('at', '>', place);
  await moved
    .set((eb) => ({ episode: sql<string>`'b' || ${eb.ref('at')}` }))
    .where('action', '=', 'begin')
    .where('episode', 'is', null)
    .execute();
  await moved
    .set((eb) => ({ at: eb('at', '-', 1), about: sql<string>`'at:' || ${eb.ref('at')} - 1` }))
    .execute();
};

const record = (
  tx: WriteTransaction,
  conversationId: string,
  done: 'create' | 'delete',
  { action, at, episode }: MarkRow,
): Promise<void> =>
  appendToLedger(tx, [
    {
      entity: 'conversation_episode',
      entityId: conversationId,
      action: done,
      content: { action, ...(at !== null && { at }), ...(episode !== null && { episode }) },
    },
  ]);
