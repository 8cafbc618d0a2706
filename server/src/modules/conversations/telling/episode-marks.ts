/** How a person has divided the incidents of a conversation by hand. */
import { sql } from 'kysely';
import type { EpisodeMark } from '#contract/interview.ts';
import { EPISODE_MARKS_MAX_COUNT } from '#contract/limits.ts';
import type { ReadTransaction, WriteTransaction } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/errors/problem-error.ts';
import { appendToLedger } from '../../../platform/ledger/ledger.ts';
import { begunKey, FIRST_EPISODE, type StoredMark, toldKey } from '../../assistant/index.ts';
import { requireOwnMessage } from '../conversation-reader.ts';
import { lockConversation } from '../conversation-writer.ts';
import { countEdit } from '../edit-writer.ts';

const TABLE = 'episode_marks';

/** A row of the table: what it is about, and what was done. */
interface MarkRow {
  about: string;
  action: string;
  at: number | null;
  episode: string | null;
}

/** Those that count, in the order in which they were made: of several about the same, the last one does. */
export const readEpisodeMarks = async (
  tx: ReadTransaction,
  conversationId: string,
): Promise<StoredMark[]> => {
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

const markFrom = ({ made, action, at, episode }: MarkRow & { made: number }): StoredMark => {
  if (action === 'begin') return { made, action, at: at ?? 0, ...(episode !== null && { key: episode }) };
  if (action === 'continue') return { made, action, at: at ?? 0, episode: episode ?? '' };
  return { made, action: 'join', episode: episode ?? '' };
};

/**
 * Divides anew, and records it. Undoing what is not there any more changes nothing.
 * @throws ProblemError `not_found` when the person has no such conversation, or has said no such message in it;
 *   `not_ready` when she has divided it more often than anybody does.
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
  // A second click: two marks would take two steps to undo, the first of which shows nothing.
  if (isSame(row, rows.at(-1))) return;
  if (rows.length >= EPISODE_MARKS_MAX_COUNT) throw new ProblemError('not_ready');
  const editCount = await countEdit(tx, conversationId);
  // Never a name that was undone: another tab could still ask for that.
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
  if (action === 'join') return { about: `of:${episode}`, action, at: null, episode };
  if (action === 'continue') return { about: `at:${end}`, action, at: end, episode };
  const at =
    message_id === undefined ? end : (await requireOwnMessage(tx, conversationId, message_id)).before;
  const about = `at:${at}`;
  // One that was begun there before keeps its name, and what was kept under it.
  const before = rows.findLast((row) => row.about === about && row.action === 'begin');
  const named = message_id === undefined ? freeName(rows, at) : toldKey(message_id, 0);
  return { about, action: 'begin', at, episode: before ? before.episode : named };
};

/** Null where it can be called by its place: where a message was deleted, another incident may be called so. */
const freeName = (rows: readonly MarkRow[], at: number): string | null => {
  const taken = new Set(rows.flatMap(({ action, episode }) => (action === 'begin' ? (episode ?? []) : [])));
  let place = at;
  while (taken.has(begunKey(place))) place += 1;
  return place === at ? null : begunKey(place);
};

/**
 * A message is taken out of the conversation: what was divided behind it moves up by one place. Incidents that are called
 * by their place keep the name, under which more is kept.
 * @param place how many messages stood before it
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
